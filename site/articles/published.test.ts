import { expect, test } from "vitest";
import { readingMinutes } from "./published.ts";

test("a short text takes a minute, and a longer one as many as its words", () => {
	expect(readingMinutes("Hola.")).toBe(1);
	expect(readingMinutes("palabra ".repeat(1000))).toBe(5);
});

test("the address of a link is not read", () => {
	expect(readingMinutes("[aquí](/una/ruta/muy/larga/que/nadie/lee) ".repeat(400))).toBe(2);
});
