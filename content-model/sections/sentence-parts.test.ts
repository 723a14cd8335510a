import { expect, test } from "vitest";
import { sentenceParts } from "./sentence-parts.ts";

test("words in brackets lead where the parentheses say", () => {
	expect(sentenceParts("Lee la [guía](/blog) hoy.")).toEqual([
		{ words: "Lee la ", href: undefined },
		{ words: "guía", href: "/blog" },
		{ words: " hoy.", href: undefined },
	]);
});

test("a sentence may hold several links and end with one", () => {
	const links = sentenceParts("[Una](/faq) y [otra](/bi?a=b#c)").filter(({ href }) => href);
	expect(links).toEqual([
		{ words: "Una", href: "/faq" },
		{ words: "otra", href: "/bi?a=b#c" },
	]);
});

test("brackets without an address are only brackets", () => {
	const parts = sentenceParts("Un [corchete] suelto [ y ya.");
	expect(parts.map(({ words }) => words).join("")).toBe("Un [corchete] suelto [ y ya.");
	expect(parts.every(({ href }) => href === undefined)).toBe(true);
});
