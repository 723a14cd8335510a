import { describe, expect, it, test } from "vitest";
import {
	ENGLISH,
	englishSyllables,
	fernandezHuerta,
	flesch,
	inflesz,
	measure,
	measureAll,
	syllables,
} from "./readability.ts";

describe("a word has as many syllables as it is spoken with:", () => {
	it.each([
		["sí", 1],
		["tú", 1],
		["y", 1],
		["muy", 1],
		["hoy", 1],
		["viaje", 2],
		["país", 2],
		["guía", 2],
		["bien", 1],
		["aeropuerto", 5],
		["clínica", 3],
		["tratamiento", 4],
		["fertilidad", 4],
		["guitarra", 3],
		["bilingüe", 3],
		["quiero", 2],
		["ciudad", 2],
		["después", 2],
		["todavía", 4],
		["ahora", 3],
		["leer", 2],
		["orientación", 4],
		["incluí", 2],
		["reúne", 3],
		["ayuda", 3],
		["búho", 2],
		["averiguáis", 4],
		["FIV", 1],
	])("%s, %i", (word, count) => {
		expect(syllables(word)).toBe(count);
	});
});

test("a sentence ends at its mark, not at a dot inside a name", () => {
	expect(measure("El Grupo ivf.do responde. ¿Tienes dudas? Escríbenos").sentences).toBe(3);
});

test("figures are no words", () => {
	expect(measure("15+ clínicas").words).toBe(1);
});

test("the formulas give the figures worked out by hand", () => {
	const text = measure("Te escuchamos con calma. Tú decides.");
	expect(text).toEqual({ syllables: 12, words: 6, sentences: 2 });
	expect(inflesz(text)).toBeCloseTo(206.835 - (62.3 * 12) / 6 - 3, 6);
	expect(fernandezHuerta(text)).toBeCloseTo(206.84 - 60 * (12 / 6) - 1.02 * 3, 6);
});

test("a heading without a full stop ends where it ends", () => {
	expect(measureAll(["Tu viaje", "Tu pago"]).sentences).toBe(2);
});

test("short plain sentences are easier than one long learned sentence", () => {
	const plain = measure("Eliges la clínica. Preparas el viaje. Llegas con tus preguntas.");
	const learned = measure(
		"La coordinación multidisciplinaria de procedimientos especializados posibilita una experiencia satisfactoria.",
	);
	expect(inflesz(plain)).toBeGreaterThan(inflesz(learned) + 40);
});

it.each([
	["the", 1],
	["take", 1],
	["eggs", 1],
	["asked", 1],
	["clinic", 2],
	["doctor", 2],
	["treatment", 2],
	["table", 2],
	["hospital", 3],
	["transferred", 2],
])("«%s» is spoken in %i", (word, count) => {
	expect(englishSyllables(word)).toBe(count);
});

test("short words in short sentences read more easily than a lawyer's", () => {
	const plain = flesch(measureAll(["Call your clinic. It is open all day."], ENGLISH));
	const legal = flesch(
		measureAll(["Notwithstanding the aforementioned, reimbursement necessitates documentation."], ENGLISH),
	);
	expect(plain).toBeGreaterThan(80);
	expect(legal).toBeLessThan(20);
});
