import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { readTokens, usedRules, usedSheets } from "./page-styles.ts";

const SHEETS = {
	"components/button/button.css": "button styles",
	"components/button-row/button-row.css": "row styles",
	"components/field/field.css": "field styles",
};

it("a page gets the sheets that are called like one of its classes, each once, in their own order", () => {
	const html = '<p class="field"></p><p class="wide button"></p><p class="button button--quiet"></p>';
	expect(usedSheets(SHEETS, html)).toEqual(["button styles", "field styles"]);
});

it("a variant or a part alone brings its sheet, and a longer name another one", () => {
	expect(usedSheets(SHEETS, '<p class="button--quiet"></p>')).toEqual(["button styles"]);
	expect(usedSheets(SHEETS, '<p class="field__label"></p>')).toEqual(["field styles"]);
	expect(usedSheets(SHEETS, '<p class="button-row"></p>')).toEqual(["row styles"]);
});

it("what comes to stand in a page later brings its sheets as well", () => {
	expect(usedSheets(SHEETS, "<p></p>", ["field"])).toEqual(["field styles"]);
});

it("of a primitive a page gets the rules of its classes", () => {
	const sheet = ".row{gap:1px}.row--2,.line a{gap:2px}@media (width>1px){.row--3{gap:3px}}";
	expect(usedRules(sheet, new Set(["row", "line"]))).toBe(".row{gap:1px}.row--2,.line a{gap:2px}@media (width>1px){}");
});

it("a page gets the tokens it reads, by day and by night, and those that they read", () => {
	const tokens =
		":root{color-scheme:light;--ink:#000;--bi:#111;--bi-text:#222;--link:var(--ink)}@media{:root{--ink:#fff;--bi:#eee}}";
	expect(readTokens(tokens, "a{color:var(--link)}")).toBe(
		":root{color-scheme:light;--ink:#000;--link:var(--ink)}@media{:root{--ink:#fff;}}",
	);
	expect(readTokens(tokens, '<path fill="var(--bi-text, #333)">')).toBe(
		":root{color-scheme:light;--ink:#000;--bi-text:#222;}@media{:root{--ink:#fff;}}",
	);
});

it("no two sheets are called alike: a page would get both, and look like neither", () => {
	const names = globSync(["site/**/*.css", "ui/**/*.css"]).map((file) => basename(file));
	expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it.each(globSync("site/{artwork,components,islands,layouts,plan,sections}/**/*.css"))(
	"%s is called like a class it styles",
	(file) => {
		const name = basename(file, ".css");
		// Written into the drawings' own files; no page has it.
		if (name === "drawing") return;
		expect(readFileSync(file, "utf8")).toMatch(new RegExp(`\\.${name}(?![a-z0-9]|-[a-z0-9])`));
	},
);
