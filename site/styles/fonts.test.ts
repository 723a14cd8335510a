import { globSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { loadContent } from "../../content-model/loader/load.ts";
import { overBudget } from "../../testing/pages/page-budgets.ts";
import characters from "./fonts/characters.json" with { type: "json" };

/** Beyond 22.9 kB, in content that needs more characters, /agenda-pais is read a round trip later (docs/decisions/0022-audit.md). */
const MAX_BYTES = 24_000;
/** In the words and never read: slots to be filled, marks of emphasis and of tables, where a link leads. */
const MARKS = /\{[^}]*\}|[*|[]|\]\([^)]*\)|^\/\S*$/gm;

/** Every string of the content, a line each. */
function written(content: unknown): string {
	if (typeof content === "string") return content;
	return content && typeof content === "object" ? Object.values(content).map(written).join("\n") : "";
}

/** The letters of a text that a typeface lacks. */
function lacking(held: string, text: string): string[] {
	return [...new Set(text)].filter((one) => one >= " " && !held.includes(one));
}

// No address of a source is shown.
const words = written(loadContent("content")).replaceAll(/https?:\S+/g, "");

it("the typefaces weigh at most 24 kB in all", () => {
	const bytes = globSync("site/styles/fonts/*.woff2").reduce((sum, file) => sum + statSync(file).size, 0);
	expect(overBudget("the typefaces", bytes, MAX_BYTES)).toBeUndefined();
});

it("the typeface of the text holds every letter of the content", () => {
	expect(lacking(characters.figtree, words.replaceAll(MARKS, ""))).toEqual([]);
});

it("the italic holds every letter of what titles emphasise", () => {
	const emphasised = Array.from(words.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g), ([, word]) => word).join("");
	expect(lacking(characters["newsreader-italic"], emphasised)).toEqual([]);
});

it("a letter that a typeface lacks is named", () => {
	expect(lacking(characters.figtree, "Ö de Köln")).toEqual(["Ö", "ö"]);
});

it("each typeface in the style sheet is one of the files", () => {
	const named = Array.from(
		readFileSync("site/styles/fonts.css", "utf8").matchAll(/url\("(\S+)"\)/g),
		([, file]) => file,
	);
	const files = globSync("site/styles/fonts/*.woff2").map((file) => file.replace("site/styles/", "./"));
	expect(named.sort()).toEqual(files.sort());
	expect(named.map((file) => file?.replace(/.*\/|\.woff2/g, "")).sort()).toEqual(Object.keys(characters).sort());
});
