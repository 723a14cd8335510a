import { describe, expect, it } from "vitest";
import { printable, printableLine } from "./printable.ts";

describe("a text as a terminal may show it", () => {
	it.each([
		["variation selectors", "\ufe0f"],
		["joiners", "\u200d"],
		["tag characters", "\u{e0041}"],
		["fillers", "\u3164"],
		["a mixture", "\u200b\u2060\ufe0e"],
	])("has no runs of characters that show nothing: %s", (_which, character) => {
		expect(printable(`A${character.repeat(118)}na`)).toBe("Ana");
	});

	it("keeps what such characters are made for", () => {
		for (const text of [
			"❤️‍🔥",
			"👩🏽‍🚀",
			"می‌خواهم",
			"🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
			"1️⃣",
			"Ngữ",
		]) {
			expect(printable(text)).toBe(text);
		}
	});

	it("heaps no more than a few accents or skin tones on one letter", () => {
		expect(printable(`e${"\u0301".repeat(500)}x`)).toBe(`e${"\u0301".repeat(7)}x`);
		expect(Array.from(printable(`👍${"🏽".repeat(40)}`))).toHaveLength(8);
	});

	it("keeps line breaks, except where it is to be one line", () => {
		expect(printable("uno\r\ndos\rtres")).toBe("uno\ndos\ntres");
		expect(printableLine(" uno\r\n  dos ")).toBe("uno dos");
	});
});
