import { describe, expect, it } from "vitest";
import { fill, plural } from "./fill.ts";

describe("filling a text's placeholders", () => {
	it("fills each of them, as often as it stands there", () => {
		expect(fill("{kind} · {reference} ({kind})", { kind: "Paciente", reference: "7K4R-62XW" })).toBe(
			"Paciente · 7K4R-62XW (Paciente)",
		);
	});

	it("takes a value as it is, whatever characters it holds", () => {
		expect(fill("Hola {name}", { name: "$& $1 {name}" })).toBe("Hola $& $1 {name}");
	});

	it("passes over values without a placeholder", () => {
		expect(fill("Hola", { name: "Ana" })).toBe("Hola");
	});

	it("fails where a value is missing, instead of printing the placeholder", () => {
		expect(() => fill("Hola {name}", {})).toThrow("{name}");
	});
});

const words = { one: "one", many: "many" };

it.each([
	["es-DO", [1], [0, 2, 21, 1_000_000]],
	["en-US", [1], [0, 2, 21, 1_000_000]],
	["fr-FR", [0, 1], [2, 21, 1_000_000]],
	["pl-PL", [1], [0, 2, 21, 1_000_000]],
])("in %s some counts take the word for one, the others that for many", (locale, one, many) => {
	expect(one.map((count) => plural(count, locale, words))).toEqual(one.map(() => "one"));
	expect(many.map((count) => plural(count, locale, words))).toEqual(many.map(() => "many"));
});

it("a language with more forms may have words for each", () => {
	expect(plural(2, "pl-PL", { ...words, few: "few" })).toBe("few");
});
