import { describe, expect, it } from "vitest";
import { cut, list, matching, object, oneOf, record, text } from "./read-foreign.ts";

const LETTERS = /^[a-z]+$/;

describe("a value from a file or a link", () => {
	it.each<[string, () => unknown, unknown]>([
		["a text", () => text(3)("sol"), "sol"],
		["a text that is too long", () => text(3)("solar"), "sol"],
		["a number in a text's place", () => text(3)(7), ""],
		["what matches", () => matching(LETTERS)("sol"), "sol"],
		["what does not match", () => matching(LETTERS)("S0L"), undefined],
		["a number whose digits would match", () => matching(/^\d+$/)(7), undefined],
		["a choice", () => oneOf(["dia", "noche"])("noche"), "noche"],
		["no choice", () => oneOf(["dia", "noche"])("tarde"), "dia"],
		["a list", () => list(matching(LETTERS), 1, 2)(["a", "b"]), ["a", "b"]],
		["a list of one, the least", () => list(matching(LETTERS), 1, 2)(["a"]), ["a"]],
		["a list that is too short", () => list(matching(LETTERS), 1, 2)([]), undefined],
		["a list that is too long", () => list(matching(LETTERS), 1, 2)(["a", "b", "c"]), undefined],
		["a list with one entry that cannot be read", () => list(matching(LETTERS), 1, 2)(["a", "B"]), ["a"]],
		["a list of which nothing can be read", () => list(matching(LETTERS), 1, 2)(["B"]), undefined],
		["what only looks like a list", () => list(matching(LETTERS), 1, 2)({ 0: "a", length: 1 }), undefined],
		["a record", () => record(LETTERS, text(3), 2)({ a: "uno", b: "dos" }), { a: "uno", b: "dos" }],
		["a record of too many names", () => record(LETTERS, text(3), 1)({ a: "uno", b: "dos" }), { a: "uno" }],
		["a record of another name", () => record(LETTERS, text(3), 2)({ a: "uno", B: "dos" }), { a: "uno" }],
		[
			"a record with a value that cannot be read",
			() => record(LETTERS, matching(LETTERS), 2)({ a: 1, b: "b" }),
			{ b: "b" },
		],
		["a list in a record's place", () => record(/^\d+$/, text(3), 2)(["uno"]), {}],
		["nothing in a record's place", () => record(LETTERS, text(3), 2)(null), {}],
		["an object with more parts", () => object({ a: text(3) })({ a: "uno", b: "dos" }), { a: "uno" }],
		["an object with fewer", () => object({ a: text(3) })({ b: "dos" }), { a: "" }],
		["an object with fewer, of which one has no other", () => object({ a: matching(LETTERS) })({}), undefined],
		["an object within what is none", () => object({ a: text(3) })(null), { a: "" }],
	])("%s", (_what, read, expected) => {
		expect(read()).toEqual(expected);
	});
});

it("a text is cut between characters, never within one", () => {
	expect(cut("🌅🌅🌅", 2)).toBe("🌅🌅");
	expect(cut("🌅a", 2)).toBe("🌅a");
	expect(cut("ab", 2)).toBe("ab");
	expect(cut("aaaaaa", 4)).toBe("aaaa");
});
