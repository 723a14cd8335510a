import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../testing/pages/any-text.ts";
import { emptyBudget, emptyClinic } from "../budget/budget.ts";
import {
	addOwn,
	answersTo,
	emptyQuestions,
	nameClinic,
	noteAnswer,
	QUESTION_LIMITS,
	type QuestionsPart,
	questionsFromBudget,
	readQuestions,
	removeOwn,
	sheetQuestions,
	tick,
} from "./questions.ts";

/** A budget whose clinics leave these lines unknown. */
const unknown = (...lines: readonly (readonly string[])[]) => ({
	clinics: lines.map((ids) => ({
		...emptyClinic(),
		cells: Object.fromEntries(ids.map((id) => [id, { state: "unknown" as const, amount: "" }])),
	})),
});

const LIST = [
	{ id: "volumen", ask: "¿volumen?" },
	{ id: "cancelacion", ask: "¿cancelacion?", unknown: "ciclo" },
	{ id: "medicinas", ask: "¿medicinas?", unknown: "medicinas" },
	{ id: "por-escrito", ask: "¿por-escrito?", unknown: "ciclo" },
];

describe("the sheet", () => {
	it("begins with what the budget does not know, then what was ticked, in the list's order, then the visitor's own", () => {
		const brought = questionsFromBudget(unknown(["medicinas"]), LIST);
		const part = addOwn(tick(tick(emptyQuestions(), "por-escrito", true), "volumen", true), "¿Puede entrar mi mamá?");
		expect(sheetQuestions(part, LIST, brought)).toEqual([
			{ id: "medicinas", ask: "¿medicinas?", from: "budget" },
			{ id: "volumen", ask: "¿volumen?", from: "list" },
			{ id: "por-escrito", ask: "¿por-escrito?", from: "list" },
			{ id: "mia-1", ask: "¿Puede entrar mi mamá?", from: "own" },
		]);
	});

	it("asks once what is ticked and brought by the budget", () => {
		const brought = questionsFromBudget(unknown([], ["medicinas"]), LIST);
		expect(sheetQuestions(tick(emptyQuestions(), "medicinas", true), LIST, brought)).toEqual([
			{ id: "medicinas", ask: "¿medicinas?", from: "budget" },
		]);
	});

	it("leaves out a question of an earlier list", () => {
		expect(sheetQuestions(tick(emptyQuestions(), "ya-no-esta", true), LIST, [])).toEqual([]);
	});
});

describe("what the budget does not know", () => {
	it("brings every question about the line, once, with the clinics to ask", () => {
		expect(questionsFromBudget(unknown(["ciclo", "vuelos"], [], ["ciclo"]), LIST)).toEqual([
			{ id: "cancelacion", line: "ciclo", clinics: [0, 2] },
			{ id: "por-escrito", line: "ciclo", clinics: [0, 2] },
		]);
	});

	it("brings nothing for what is included, paid apart, not answered, or no question of ours", () => {
		const cells = {
			ciclo: { state: "included" as const, amount: "" },
			medicinas: { state: "apart" as const, amount: "1900" },
			vuelos: { state: "unknown" as const, amount: "" },
		};
		expect(questionsFromBudget({ clinics: [{ ...emptyClinic(), cells }, emptyClinic()] }, LIST)).toEqual([]);
		expect(questionsFromBudget(emptyBudget(), [{ id: "a", ask: "¿a?", unknown: "constructor" }])).toEqual([]);
	});
});

describe("ticks and answers", () => {
	it("come and go, and a question is ticked once", () => {
		const once = tick(emptyQuestions(), "volumen", true);
		expect(tick(once, "volumen", true)).toBe(once);
		expect(tick(once, "volumen", false).ticked).toEqual([]);
	});

	it("an answer stays when its question is no longer ticked", () => {
		const noted = noteAnswer(tick(emptyQuestions(), "volumen", true), "volumen", 1, "Unos 200");
		expect(answersTo(tick(noted, "volumen", false), "volumen")).toEqual(["", "Unos 200", ""]);
	});

	it("an answer that is wiped leaves nothing behind", () => {
		const noted = noteAnswer(emptyQuestions(), "volumen", 2, "Unos 200");
		expect(noteAnswer(noted, "volumen", 2, "")).toEqual(emptyQuestions());
	});

	it("each clinic's answer is its own", () => {
		const one = noteAnswer(emptyQuestions(), "volumen", 0, "80");
		expect(answersTo(noteAnswer(one, "volumen", 2, "300"), "volumen")).toEqual(["80", "", "300"]);
	});

	it("no more is kept than the limits say", () => {
		let part = emptyQuestions();
		for (let number = 0; number < 150; number++) {
			part = addOwn(noteAnswer(tick(part, `q-${number}`, true), `q-${number}`, 0, "x".repeat(999)), "y".repeat(999));
		}
		expect(part.ticked).toHaveLength(QUESTION_LIMITS.ticked);
		expect(part.notes).toHaveLength(QUESTION_LIMITS.notes);
		expect(part.own).toHaveLength(QUESTION_LIMITS.own);
		expect(part.own[0]?.ask).toHaveLength(QUESTION_LIMITS.ask);
		expect(answersTo(part, "q-0")[0]).toHaveLength(QUESTION_LIMITS.answer);
		expect(readQuestions(part)).toEqual(part);
	});

	it("a clinic is called as the visitor calls it, and no longer than fits", () => {
		const named = nameClinic(nameClinic(emptyQuestions(), 1, "La de Santiago"), 2, "x".repeat(99));
		expect(named.names).toEqual(["", "La de Santiago", "x".repeat(QUESTION_LIMITS.name)]);
	});

	it("a blank question is none", () => {
		expect(addOwn(emptyQuestions(), " \n ")).toEqual(emptyQuestions());
	});

	it("an own question goes with its answers, and the next one does not inherit them", () => {
		const asked = noteAnswer(addOwn(addOwn(emptyQuestions(), "Una"), "Dos"), "mia-1", 0, "Sí");
		const left = removeOwn(asked, "mia-1");
		expect(left).toEqual({ ticked: [], own: [{ id: "mia-2", ask: "Dos" }], notes: [], names: ["", "", ""] });
		expect(answersTo(addOwn(left, "Tres"), "mia-1")).toEqual(["", "", ""]);
	});
});

const id = fc.stringMatching(/^[a-z0-9]{1,10}(-[a-z0-9]{1,10}){0,2}$/);
const anyPart: fc.Arbitrary<QuestionsPart> = fc.record({
	ticked: fc.uniqueArray(id, { maxLength: 20 }),
	own: fc.uniqueArray(
		fc.record({
			id: fc.integer({ min: 1, max: 12 }).map((number) => `mia-${number}`),
			ask: anyText({ minLength: 1, maxLength: 60 }).map((one) => `¿${one}?`),
		}),
		{ selector: (one) => one.id, maxLength: 12 },
	),
	notes: fc.uniqueArray(
		fc.record({
			id,
			answers: fc.tuple(fc.string({ maxLength: 90 }), fc.string({ maxLength: 90 }), fc.string({ maxLength: 90 })),
		}),
		{ selector: (one) => one.id, maxLength: 20 },
	),
	names: fc.tuple(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 })),
});

describe("a file or a link", () => {
	it("gives back what was put in", () => {
		fc.assert(
			fc.property(anyPart, (part) => {
				expect(readQuestions(JSON.parse(JSON.stringify(part)))).toEqual(part);
			}),
		);
	});

	it.each([
		["nothing", undefined],
		["a list", []],
		["a part missing", { ticked: [], own: [] }],
		[
			"too many",
			{ ticked: Array.from({ length: 101 }, (_, index) => `q-${index}`), own: [], notes: [], names: ["", "", ""] },
		],
	])("that holds %s is not ours", (_, raw) => {
		expect(readQuestions(raw)).toBeUndefined();
	});

	it("never throws, and what it takes it takes again", () => {
		fc.assert(
			fc.property(fc.jsonValue(), (raw) => {
				const part = readQuestions(raw);
				if (part) expect(readQuestions(part)).toEqual(part);
			}),
		);
	});

	it("is cut where it is too long, without half a sign at the end", () => {
		const ask = `${"x".repeat(QUESTION_LIMITS.ask - 1)}😀😀`;
		const read = readQuestions({ ticked: [], own: [{ id: "mia-1", ask }], notes: [], names: ["", "", ""] });
		expect(read?.own[0]?.ask).toBe(`${"x".repeat(QUESTION_LIMITS.ask - 1)}😀`);
	});
});

describe("what stands beside several questions", () => {
	const one = noteAnswer(emptyQuestions(), "volumen", 0, "200");
	const two = noteAnswer(one, "medicinas", 1, "Aparte");

	it("changes for its own question alone", () => {
		const changed = noteAnswer(two, "volumen", 0, "300");
		expect(changed.notes.map(({ id, answers }) => [id, ...answers])).toEqual([
			["volumen", "300", "", ""],
			["medicinas", "", "Aparte", ""],
		]);
		expect(answersTo(changed, "medicinas")).toEqual(["", "Aparte", ""]);
	});

	it("goes with an own question, and nothing else goes", () => {
		const own = noteAnswer(addOwn(two, "¿Puede entrar mi mamá?"), "mia-1", 0, "Sí");
		expect(removeOwn(own, "mia-1").notes).toEqual(two.notes);
	});
});

it("several blanks in an own question become one", () => {
	expect(addOwn(emptyQuestions(), "¿Puede  entrar \n mi mamá?").own[0]?.ask).toBe("¿Puede entrar mi mamá?");
});

describe("a foreign value is dropped, and the rest stays", () => {
	const kept = tick(
		noteAnswer(addOwn(nameClinic(emptyQuestions(), 1, "Luz"), "¿Y mi mamá?"), "mia-1", 0, "Sí"),
		"a",
		true,
	);
	const reads = (part: object) => readQuestions({ ...kept, ...part });

	it.each([["<b>"], [5], [["volumen"]], [null], ["a".repeat(41)], ["a"]])("of what was ticked: %j", (id) => {
		expect(reads({ ticked: ["a", id] })).toEqual(kept);
	});

	it("an id is as long as ours are", () => {
		expect(reads({ ticked: ["a".repeat(40)] })?.ticked).toEqual(["a".repeat(40)]);
	});

	it.each([
		null,
		"mia-2",
		{ id: 1, ask: "¿…?" },
		{ id: ["mia-2"], ask: "¿…?" },
		{ id: "otra", ask: "¿…?" },
		{ id: "volumen", ask: "¿?" },
		{ id: "mia-2", ask: 5 },
		{ id: "mia-2", ask: "  " },
		{ id: "mia-1", ask: "¿Otra vez?" },
	])("of own questions: %j", (own) => expect(reads({ own: [...kept.own, own] })).toEqual(kept));

	it.each([null, "volumen", { id: 5, answers: ["", "", ""] }, { id: "mia-1", answers: ["No", "", ""] }])(
		"of notes: %j",
		(note) => expect(reads({ notes: [...kept.notes, note] })).toEqual(kept),
	);

	it.each([
		[
			[1, "200"],
			["", "200", ""],
		],
		[
			["", "", "", "200"],
			["", "", ""],
		],
		["200", ["", "", ""]],
	])("of answers and names: %j", (foreign, answers) => {
		expect(reads({ notes: [{ id: "a", answers: foreign }], names: foreign })).toMatchObject({
			notes: [{ id: "a", answers }],
			names: answers,
		});
	});
});
