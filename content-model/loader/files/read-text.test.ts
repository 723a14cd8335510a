import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONTENT, faultsOfFile } from "../../../testing/broken-content.ts";

const PROBLEM = "hay letras que saldrían rotas: guárdalo como UTF-8.";

/** What is said of a file once it was written as a program of another encoding would. */
function saved(file: string, encode: (text: string) => Buffer) {
	return faultsOfFile(file, encode(readFileSync(join(CONTENT, file), "utf8")));
}

const utf16 = (text: string) => Buffer.from(text, "utf16le");

test.each(["es/testimonials.yaml", "es/legal/cookies.md"])(
	"%s in Latin-1 is refused by its first such line",
	(file) => {
		expect(saved(file, (text) => Buffer.from(text, "latin1"))).toEqual([
			{ file, line: expect.any(Number), field: "", problem: PROBLEM },
		]);
	},
);

test("the line is the one where the first letter is broken", () => {
	const [fault] = saved("es/site.yaml", () => Buffer.from("name: Grupo\nshortName: Clínica\n", "latin1"));
	expect(fault?.line).toBe(2);
});

test.each([
	["with its mark", (text: string) => utf16(`\uFEFF${text}`)],
	["without it, in letters English has too", () => utf16("name: Grupo\n")],
])("UTF-16 %s is refused", (_, encode) => {
	expect(saved("es/site.yaml", encode)).toMatchObject([{ file: "es/site.yaml", problem: PROBLEM }]);
});

test.each(["es/testimonials.yaml", "es/legal/cookies.md"])("%s in UTF-8 with a mark at its start is taken", (file) => {
	expect(saved(file, (text) => Buffer.from(`\uFEFF${text}`))).toEqual([]);
});
