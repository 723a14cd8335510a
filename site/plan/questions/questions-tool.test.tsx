// @vitest-environment happy-dom
/** The list of questions and the sheet that is taken to a clinic. */
import { mainWords } from "virtual:content";
import { act } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { control, find, findAll, press, show, words as texts, write } from "../../../testing/driven-page.ts";
import { createToolContext } from "../plan-tool/create-tool-context.ts";
import { planStore } from "../store/use-plan.ts";
import { QuestionsTool } from "./questions-tool.tsx";

const { words, subjects } = mainWords.plan.questions;
const listed = subjects.map((subject) => ({
	...subject,
	questions: subject.questions.map((question) => ({ ...question, sources: [] })),
}));
const [one, two] = listed.flatMap(({ questions }) => questions.filter(({ unknown }) => !unknown));
const priced = listed.flatMap(({ questions }) => questions).find(({ unknown }) => unknown);
const [ID, OTHER, PRICED] = [one?.id ?? "", two?.id ?? "", priced?.id ?? ""];

const kept = () => planStore.current().questions;
const box = (id: string) => find(`.question-list [value="${id}"]`);
const asked = () => texts(".question-sheet__ask");
const answer = (id: string, clinic: number) => find<HTMLTextAreaElement>(`#dijo-${id}-${clinic}`);
const remove = (id: string) => find(`.question-sheet__remove[aria-describedby="hoja-${id}"]`);
const own = () => find("#pregunta-propia");

async function add(ask: string): Promise<void> {
	await write(own(), ask);
	await act(async () => find<HTMLFormElement>(".question-sheet__own").requestSubmit());
}

beforeEach(async () => {
	planStore.clear();
	const lines = { [priced?.unknown ?? ""]: "El renglón" };
	await show(<QuestionsTool tool={createToolContext(mainWords)} words={words} subjects={listed} lines={lines} />);
});

describe("a question", () => {
	it("that is ticked stands on the sheet until it is taken off, at either place, and its answers stay", async () => {
		await press(box(ID));
		expect(asked()).toEqual([one?.ask]);
		expect(find(".question-list__count").textContent).toBe(words.sheet.one);
		expect(find(".question-list__name .deep").textContent).toMatch(/^1 /);
		await write(answer(ID, 1), "Sí");
		expect(texts(".question-sheet__other")).toEqual(["Clínica B: Sí"]);
		await press(remove(ID));
		expect([asked(), box(ID).checked]).toEqual([[], false]);
		expect(document.activeElement).toBe(find(".question-sheet__title"));
		await press(box(ID));
		expect([answer(ID, 0).value, answer(ID, 1).value, answer(ID, 2).value]).toEqual(["", "Sí", ""]);
	});

	it("of the first ten is ticked with the others, and with them again not", async () => {
		await press(box(words.first.ids[0] ?? ""));
		expect(find("[name=primeras]").checked).toBe(false);
		await press(control(words.first.label));
		expect(kept().ticked.toSorted()).toEqual(words.first.ids.toSorted());
		await press(control(words.first.label));
		expect(kept().ticked).toEqual([]);
	});

	it("that the budget brings cannot be taken off, says for which clinic, and stays once it was answered", async () => {
		const cells = { [priced?.unknown ?? ""]: { state: "unknown" as const, amount: "" } };
		const clinic = { name: "", currency: "USD" as const, cells: {} };
		await act(async () =>
			planStore.change("budget", (now) => ({ ...now, clinics: [clinic, { ...clinic, name: "Sol", cells }] })),
		);
		expect(box(PRICED).disabled).toBe(true);
		expect(remove(PRICED)).toBeNull();
		expect(find(".question-sheet__mark").textContent).toBe(words.budget.mark);
		expect(find(".question-sheet__missing").textContent).toBe("Falta «El renglón» en Sol.");
		expect(texts(".question-sheet__name span")).toEqual(["Clínica A", "Clínica C"]);
		await write(answer(PRICED, 1), "900");
		await act(async () => planStore.change("budget", (now) => ({ ...now, clinics: [clinic] })));
		expect([box(PRICED).checked, box(PRICED).disabled]).toEqual([true, false]);
	});

	it("of one's own is added once, answered, and goes with its answers", async () => {
		await add("  ");
		expect(asked()).toEqual([]);
		await add("¿Y si llueve?");
		expect([asked(), own().value, document.activeElement]).toEqual([["¿Y si llueve?"], "", own()]);
		expect(find(".question-sheet__mark").textContent).toBe(words.own.mark);
		await write(answer("mia-1", 0), "No");
		expect(kept().ticked).toEqual([]);
		await press(remove("mia-1"));
		expect([kept().own, kept().notes]).toEqual([[], []]);
	});

	it("of one's own is the twelfth at most", async () => {
		for (let number = 1; number <= 12; number++) await add(`¿${number}?`);
		expect(find<HTMLButtonElement>(".question-sheet__own button").disabled).toBe(true);
		expect(find("#pregunta-propia-llena").textContent).toBe(words.own.full);
	});
});

describe("a clinic", () => {
	it("is called as it was named here, by whom each answer is", async () => {
		await press(box(ID));
		await press(box(OTHER));
		await write(findAll(".question-sheet__name input")[1] as HTMLElement, "Luna");
		expect(kept().names).toEqual(["", "Luna", ""]);
		expect(texts(".question-sheet__answering .pills__pill")).toEqual(["Clínica A", "Luna", "Clínica C"]);
		expect(find(`label[for="dijo-${OTHER}-1"]`).textContent).toBe(words.sheet.answer.replace("{clinic}", "Luna"));
		await press(findAll(".question-sheet__answering input")[1] as HTMLElement);
		expect(find(".question-sheet--answering-1")).not.toBeNull();
		await write(answer(OTHER, 1), "Claro");
		expect(texts(".question-paper tbody tr:last-child > *")).toEqual([two?.ask, "", "Claro", ""]);
	});
});
