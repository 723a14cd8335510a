import { expect, test } from "vitest";
import { evenLines, type Word, wordsOf } from "./lines.ts";

const characters = (line: readonly Word[]) => line.map(({ text }) => text).join(" ").length;
const broken = (text: string, width: number) =>
	evenLines(wordsOf(text), { width, lines: 4 }, characters).map((line) => line.map(({ text }) => text).join(" "));

test("a title that fits stays on one line", () => {
	expect(broken("Blog", 10)).toEqual(["Blog"]);
});

test("lines come out even rather than full", () => {
	expect(broken("uno dos tres cuatro cinco", 20)).toEqual(["uno dos tres", "cuatro cinco"]);
});

test("no line ends on a word too short to stand there", () => {
	expect(broken("Del aeropuerto a la clínica", 17)).toEqual(["Del aeropuerto", "a la clínica"]);
});

test("an emphasised phrase stays together", () => {
	expect(broken("Tu clínica, *más cerca* de quien la busca", 17)).toEqual([
		"Tu clínica,",
		"más cerca",
		"de quien la busca",
	]);
});

test("words keep their emphasis and their commas", () => {
	expect(wordsOf("Del aeropuerto, y *de vuelta*").at(-1)).toEqual({ text: "vuelta", emphasised: true });
	expect(wordsOf("Del aeropuerto, y *de vuelta*").map(({ text }) => text)).toContain("aeropuerto,");
});

test("a word wider than the line has no lines at all", () => {
	expect(broken("fertilización", 5)).toEqual([]);
});

test("words that need more lines than there may be have none", () => {
	expect(broken("una palabra y otra y otra y otra más", 8)).toEqual([]);
});
