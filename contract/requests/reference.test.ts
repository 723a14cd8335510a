import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isReference, makeReference, readReference } from "./reference.ts";

const all = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);

/** The letter of every possible byte. */
const letters = Array.from({ length: 256 }, (_, byte) => makeReference(all(byte)).charAt(0));

describe("references", () => {
	it("are two groups of four, one letter for each random byte", () => {
		expect(makeReference(all(0))).toBe("2222-2222");
		expect(makeReference((length) => Uint8Array.from({ length }, (_, index) => index))).toBe("2346-789F");
	});

	it("hold no vowel, so no word comes out by accident", () => {
		expect(letters.join("")).not.toMatch(/[AEIOU]/);
	});

	it.each(["0O", "1IL", "5S", "2Z", "8B", "BCDEGPTV", "LMNS"])(
		"hold at most one of %s, which are mistaken",
		(alike) => {
			expect(new Set(letters.filter((letter) => alike.includes(letter))).size).toBeLessThanOrEqual(1);
		},
	);

	it("use every letter as often as any other", () => {
		const counts = new Set(Object.values(Object.groupBy(letters, (letter) => letter)).map((same) => same?.length));
		expect([...counts]).toEqual([16]);
	});

	it("are known again", () => {
		for (let made = 0; made < 100; made++) expect(isReference(makeReference(randomBytes))).toBe(true);
	});

	it.each(["", "2222", "2222-222", "2222-22222", "2222 2222", "2222-222a", "2222-222O", "2222-2222\n", " 2222-2222"])(
		"are not %j",
		(text) => {
			expect(isReference(text)).toBe(false);
		},
	);

	it("are read as people type them", () => {
		for (const typed of ["7K4R-62XW", "7k4r62xw", "7K4R 62xw", "\u200b7K4R\u201162XW\u00a0", "７Ｋ４Ｒ－６２ＸＷ"])
			expect(readReference(typed)).toBe("7K4R-62XW");
		for (const typed of ["7K4R-62X0", "7K4R--62XW", "7K4R-62XWW", "salir"])
			expect(readReference(typed)).toBeUndefined();
	});
});
