// @vitest-environment happy-dom
/** A stay from the first date to the calendar's file. */
import { mainWords } from "virtual:content";
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_SPARE_NIGHTS } from "../../../plan/stay/stay.ts";
import { button, control, find, findAll, press, show, words as texts, write } from "../../../testing/driven-page.ts";
import { createToolContext } from "../plan-tool/create-tool-context.ts";
import { planStore } from "../store/use-plan.ts";
import { StayTool } from "./stay-tool.tsx";

const { stay } = mainWords.plan;
const { form, result, flights, calendar, file, papers } = stay;
const sources = { example: { title: "Migración", url: "https://example.com", reviewed: "1 de enero" } };
const [paper] = papers.items;

const kept = () => planStore.current().stay;
const date = (name: string) => find(`#estadia-${name}`);
const nights = () => find(".stay-result__nights").textContent;
const choose = (value: string) => press(find(`.stay-form [value=${value}]`));

beforeEach(async () => {
	vi.useFakeTimers({ now: new Date("2027-01-10T12:00:00"), toFake: ["Date"] });
	planStore.clear();
	await show(<StayTool words={stay} sources={sources} tool={createToolContext(mainWords)} />);
});

describe("a stay without dates", () => {
	it("is an example, by numbered days, and makes no file", () => {
		expect(find(".stay-result__example").textContent).toBe(result.noDates);
		expect(find(".stay-calendar__title").textContent).toBe(calendar.weeks);
		expect(find(".stay-file__needs").textContent).toBe(file.needs);
		expect(button(result.budget)).toBeUndefined();
		expect(find(".stay-flights__day")).toBeNull();
		expect(texts(".stay-form__dates .field__hint")).toEqual([]);
	});
});

it.each(["before", "after"])(
	"no spare night %s the stay, every number up to the most, and no more are offered",
	(name) => {
		const most = Array.from({ length: MAX_SPARE_NIGHTS + 1 }, (_, nights) => String(nights));
		expect(texts(`#estadia-${name} option`)).toEqual(most);
	},
);

describe("a stay from a date", () => {
	beforeEach(() => write(date("start"), "2027-02-15"));

	it("says what is reckoned from it, and which days are spent away", () => {
		expect(kept().dates.start).toBe("2027-02-15");
		expect(find("#estadia-retrieval-hint").textContent).toMatch(/^Calculada: /);
		expect(find("#estadia-start-hint")).toBeNull();
		expect(find(".stay-calendar__title").textContent).toBe(calendar.title);
		expect(texts(".stay-calendar__month caption")).toEqual(["Febrero de 2027", "Marzo de 2027"]);
		expect(find(".stay-calendar__day--there .unseen").textContent).toContain(calendar.there);
		expect(find(".stay-calendar__day--begin .stay-calendar__number").textContent).toBe("13");
	});

	it.each([
		["before", "5", 3],
		["after", "7", 5],
	] as const)("has as many nights more %s as are chosen", async (name, chosen, more) => {
		const before = Number.parseInt(nights() ?? "", 10);
		await write(control(form[name]), chosen);
		expect(kept()[name]).toBe(Number(chosen));
		expect(nights()).toBe(result.nights.replace("{count}", String(before + more)));
	});

	it("of two trips names both, and counts who comes along", async () => {
		expect(texts(".stay-result__trip")).toHaveLength(1);
		await choose("later-trip");
		expect(texts(".stay-result__trip")[1]).toMatch(/^Segundo viaje, /);
		expect(texts(".stay-flights__list strong")).toContain(flights.out.replace("{trip}", ` ${flights.trips[1]}`));
		await choose("whole");
		expect(find(".plan-stay__company").textContent).toBe(stay.company.whole);
		expect(find(".stay-result__output").textContent).toContain("Quien te acompaña");
	});

	it("draws the months in which anything happens, papers alone not counted", async () => {
		await write(date("start"), "2027-03-03");
		expect(texts(".stay-calendar__month caption")).toEqual(["Marzo de 2027", "Abril de 2027"]);
		await choose("later-trip");
		await write(date("transfer"), "2027-08-15");
		expect(texts(".stay-calendar__month caption")).toEqual(["Marzo de 2027", "Agosto de 2027"]);
	});

	it("has a legend of each sign that its months draw", () => {
		const drawn = new Set(findAll(".stay-calendar__marks svg").map(({ classList }) => classList[1]));
		const explained = findAll(".stay-calendar__sign svg").map(({ classList }) => classList[1]);
		expect(explained.length).toBeGreaterThan(6);
		for (const sign of drawn) if (sign !== "stay-glyph--e-ticket-out") expect(explained).toContain(sign);
		const signs = texts(".stay-calendar__sign");
		expect(signs).toContain(calendar.entries.transfer.title);
		expect(signs).not.toContain(calendar.entries["e-ticket-out"].title);
	});

	it("whose injections are at home is shorter, and says where the scans are", async () => {
		const before = Number.parseInt(nights() ?? "", 10);
		await choose("home");
		expect(Number.parseInt(nights() ?? "", 10)).toBeLessThan(before);
		expect(find(".stay-days").textContent).toContain(calendar.injectionsAtHome);
	});

	it("tells a date that is wrong once its field is left, and one that is over at once", async () => {
		await act(async () => date("retrieval").focus());
		await write(date("retrieval"), "2027-02-01");
		expect(find("#estadia-retrieval-error")).toBeNull();
		await act(async () => date("retrieval").blur());
		expect(find("#estadia-retrieval-error").textContent).toBe(form.faults["too-early"]);
		await write(date("retrieval"), "");
		await write(date("start"), "2027-01-09");
		expect(find("#estadia-start-hint").textContent).toBe(form.past);
	});

	it("takes its nights to the budget", async () => {
		const link = button(result.budget);
		link.addEventListener("click", (event) => event.preventDefault());
		await press(link);
		expect(planStore.current().budget.nights).toBe(nights()?.match(/\d+/)?.[0]);
	});

	it("makes a file that names nothing of the trip, unless it is asked to", async () => {
		const files: Blob[] = [];
		vi.spyOn(URL, "createObjectURL").mockImplementation((made) => `blob:${files.push(made as Blob)}`);
		expect(find(".stay-file input").checked).toBe(true);
		await press(button(file.button));
		const id = kept().calendarId;
		expect(id).toMatch(/^[0-9a-f]{16}$/);
		expect(find(".stay-file__saved").textContent).toBe(file.saved);
		await press(find(".stay-file input"));
		await press(button(file.button));
		const [hidden, open] = await Promise.all(files.map(async (made) => (await made.text()).replaceAll("\r\n ", "")));
		const { retrieval } = calendar.entries;
		expect(hidden).toContain(`SUMMARY:${retrieval.discreet}`);
		expect(hidden).not.toContain(retrieval.title);
		expect(open).toContain(`SUMMARY:${retrieval.title}`);
		expect(open).toContain(`UID:retrieval-1-${id}@`);
		expect(kept().calendarId).toBe(id);
	});
});

it("a thing that is ticked is counted, and no other", async () => {
	const list = find(".stay-list--papers");
	await press(find(`[value="${paper?.id}"]`, list));
	expect(kept().ticked).toEqual([paper?.id]);
	expect(find(".stay-list__count", list).textContent).toBe(`1 / ${papers.items.length}`);
	expect(find(".stay-list--packing .stay-list__count").textContent).toMatch(/^0 /);
	const [, other] = papers.items;
	await press(find(`[value="${other?.id}"]`, list));
	await press(find(`[value="${paper?.id}"]`, list));
	expect(kept().ticked).toEqual([other?.id]);
	expect(findAll<HTMLInputElement>(".stay-list :checked").map(({ value }) => value)).toEqual([other?.id]);
});
