import { describe, expect, it } from "vitest";
import { copiedContent, editContent, faultsAfter, faultsInFile, faultsOf } from "../../testing/broken-content.ts";

/** Keeps what stands before the first place in its line's group, so that lines stay where they are. */
const QUESTIONS = "es/plan/questions.yaml";

describe("questions are refused with file and line where they", () => {
	it("rest on a source that nobody wrote", () => {
		expect(faultsAfter(QUESTIONS, /(- id: red-lara[\s\S]*?sources: )\[red-lara\]/, "$1[red-larra]")).toEqual([
			{
				file: QUESTIONS,
				line: expect.any(Number),
				field: "subjects › 1 › questions › 2 › sources › 1",
				problem:
					"no hay una fuente llamada «red-larra»; escríbela en content/sources.yaml y en content/es/sources.yaml.",
			},
		]);
	});

	it("rest on a page that nobody compared", () => {
		const [fault] = faultsAfter(QUESTIONS, /(- id: red-lara[\s\S]*?sources: )\[red-lara\]/, "$1[mirex]");
		expect(fault?.problem).toBe(
			"«mirex» solo sirve para confirmar: compárala y cambia confirmOnly por reviewed en content/sources.yaml.",
		);
	});

	it("clear up a line that the budget does not have", () => {
		const fault = faultsAfter(QUESTIONS, "unknown: anestesia", "unknown: anestecia").find(
			({ file }) => file === QUESTIONS,
		);
		expect(fault?.line).toEqual(expect.any(Number));
		expect(fault?.problem).toBe("«anestecia» no es un renglón de content/es/plan/budget.yaml.");
	});

	it("have the id of another", () => {
		expect(faultsAfter(QUESTIONS, "- id: red-lara", "- id: habilitacion")).toMatchObject([
			{ file: QUESTIONS, line: expect.any(Number), problem: "otra pregunta ya lleva el ancla «habilitacion»." },
		]);
	});

	it("are asked twice, in another subject too", () => {
		const folder = copiedContent();
		editContent(folder, QUESTIONS, /(- id: informe\n +ask: ).*/, "$1¿Qué día?");
		editContent(folder, QUESTIONS, /(- id: prueba\n +ask: ).*/, "$1¿QUÉ DÍA?");
		expect(faultsOf(folder)).toMatchObject([{ file: QUESTIONS, problem: "esta pregunta ya está más arriba." }]);
	});

	it("have an id that could be of a patient's own", () => {
		expect(faultsInFile(QUESTIONS, "- id: idioma", "- id: mia-1")).toMatchObject([{ line: expect.any(Number) }]);
	});

	it("are to be ticked first and do not exist", () => {
		expect(faultsAfter(QUESTIONS, "- especialista", "- especialidad")).toMatchObject([
			{
				file: QUESTIONS,
				field: "words › first › ids › 1",
				problem: "no hay una pregunta con el ancla «especialidad».",
			},
		]);
	});
});

it("the line of a fault that shows only beside another file is the one it stands in", () => {
	const [fault] = faultsAfter(QUESTIONS, /^[\s\S]*?(?=words:)/, "");
	expect(fault).toBeUndefined();
	const [moved] = faultsAfter(QUESTIONS, "sources: [oms]", "sources: [nadie]");
	const [further] = faultsAfter(QUESTIONS, /^([\s\S]*)sources: \[oms\]/, "\n\n\n$1sources: [nadie]");
	expect((further?.line ?? 0) - (moved?.line ?? 0)).toBe(3);
});

describe("the example clinic is refused where", () => {
	const RATES = "es/plan/rates.yaml";

	it("more reach a step than the one before it", () => {
		const [fault] = faultsInFile(RATES, "transfers: 9, positives: 6", "transfers: 9, positives: 10");
		expect(fault).toMatchObject({ file: RATES, field: "ages › groups › 1 › year", line: expect.any(Number) });
		expect(fault?.problem).toMatch(/^cada número es como mucho el de la línea de arriba/);
	});

	it("nothing is left to divide by", () => {
		const [fault] = faultsInFile(
			RATES,
			"transfers: 4, positives: 2, births: 1",
			"transfers: 0, positives: 0, births: 0",
		);
		expect(fault?.problem).toBe("escribe al menos 1: entre cero no se divide.");
	});

	it("it has more cycles than can be drawn", () => {
		expect(faultsInFile(RATES, "times: 25", "times: 26")).toMatchObject([{ file: RATES }]);
	});

	it("it rests on a source that nobody wrote", () => {
		expect(faultsAfter(RATES, "[ sart ]", "[ start ]").map(({ file, line }) => [file, line !== undefined])).toEqual([
			[RATES, true],
			["sources.yaml", true],
		]);
	});
});
