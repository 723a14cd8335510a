import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { LEGAL_PLACEHOLDERS, legalSchema } from "../../publications/legal.ts";
import { readMarkdown } from "./read-markdown.ts";

const HEAD = '---\nversion: "2026-11-21"\nlegalReview: pending\n---\n';

function faultsOf(text: string) {
	const folder = temporaryFolder();
	mkdirSync(join(folder, "es/legal"), { recursive: true });
	writeFileSync(join(folder, "es/legal/cookies.md"), text);
	return readMarkdown(folder, "es/legal/cookies.md", legalSchema, LEGAL_PLACEHOLDERS).faults;
}

test("a notice with its date, its review and a text is taken", () => {
	expect(faultsOf(`${HEAD}\n## Ninguna cookie\n`)).toEqual([]);
});

test("a notice without its head says what is missing", () => {
	expect(faultsOf("## Ninguna cookie\n")).toMatchObject([{ file: "es/legal/cookies.md", line: 1 }]);
});

test("a key nobody knows is named", () => {
	expect(faultsOf(`${HEAD.replace("legalReview", "revision")}Texto`)).toMatchObject([
		{ field: "legalReview", problem: "falta este campo." },
		{ field: "revision" },
	]);
});

test("broken YAML in the head is named by its line in the file", () => {
	expect(faultsOf(HEAD.replace("Review: pending", "Review: uno: dos"))).toMatchObject([{ line: 3 }]);
});

test("a head alone is no notice", () => {
	expect(faultsOf(HEAD)).toMatchObject([{ problem: expect.stringContaining("no tiene texto") }]);
});

test("a file that is not there is asked for", () => {
	expect(readMarkdown(temporaryFolder(), "es/legal/cookies.md", legalSchema).faults).toMatchObject([
		{ file: "es/legal/cookies.md", problem: expect.stringContaining("falta este archivo") },
	]);
});

test.each([
	["a second main title", "# Cookies", /^los títulos empiezan en ##/],
	["a picture", "![Una foto](foto.jpg)", /^este texto no lleva imágenes/],
	["HTML", "Un <b>texto</b>", /^aquí no se escribe HTML/],
	["a block of code", "```\ntexto\n```", /^aquí no van bloques de código/],
	["a link that leads nowhere", "Mira [esto](faq)", /^el enlace no lleva a ningún sitio/],
	[
		"a placeholder nobody fills",
		"Escribe a {correo}",
		/^nadie rellena \{correo\}; los huecos posibles aquí son \{email\}/,
	],
])("%s in the text is named by its line, and what to write instead", (_, text, problem) => {
	expect(faultsOf(`${HEAD}\n## Título\n\n${text}\n`)).toEqual([
		{ file: "es/legal/cookies.md", line: 8, field: "", problem: expect.stringMatching(problem) },
	]);
});

test("words that are smaller than others, and a link with an address, are text", () => {
	expect(
		faultsOf(`${HEAD}\n3 < 5 y [aquí](https://example.com) y [allá](/faq#visa) y [abajo](#visa), a {email}.\n`),
	).toEqual([]);
});
