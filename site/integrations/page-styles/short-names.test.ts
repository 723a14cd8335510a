import { expect, it } from "vitest";
import { PageNames } from "./page-names.ts";
import { shortNames, withShortNames } from "./short-names.ts";

const page = (...scripts: string[]) => new PageNames(["p"], scripts);
const shortened = (css: string, ...scripts: string[]) => withShortNames(css, page(...scripts), shortNames([css]));

it("a property is called by as few letters as there can be, wherever it stands", () => {
	const css = ":root{--ink:#000;--ink-soft:#333}.card--ink{--ink:#111;color:var(--ink);fill:var(--ink-soft,red)}";
	expect(shortened(css)).toBe(":root{--a:#000;--b:#333}.card--ink{--a:#111;color:var(--a);fill:var(--b,red)}");
});

it("a property that a script names keeps its name, and so does one that nobody here sets", () => {
	const css = ":root{--gap:1px}p{margin:var(--gap) var(--far)}";
	expect(shortened(css, "e.style.setProperty('--gap', x)")).toBe(css);
});

it("a property has one name on all pages, the shortest where most pages set it", () => {
	const names = shortNames(["p{--rare:0;--ink:#000}", "p{--ink:#000}"]);
	expect([...names]).toEqual([
		["--ink", "--a"],
		["--rare", "--b"],
	]);
});

it("no name is given twice", () => {
	const many = Array.from({ length: 60 }, (_, place) => `--name-${place}:${place}`).join(";");
	const names = [...shortened(`:root{--a:var(--c);${many}}`).matchAll(/(--\w+):/g)].map(([, name]) => name);
	expect(new Set(names).size).toBe(61);
});
