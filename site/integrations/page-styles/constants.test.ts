import { expect, it } from "vitest";
import { withConstants } from "./constants.ts";
import { PageNames } from "./page-names.ts";

const page = (...scripts: string[]) => new PageNames(["p"], scripts);

it("a token that never changes stands where it is used", () => {
	const css = ":root{--space-1:.25rem;--ink:#000}p{margin:var(--space-1) calc(-1*var(--space-1))}";
	expect(withConstants(css, page())).toBe(":root{}p{margin:.25rem calc(-1*.25rem)}");
});

it("a token that changes with the scheme keeps its name", () => {
	const css = ":root{--ink:#000}@media (prefers-color-scheme:dark){:root{--ink:#fff}}p{color:var(--ink)}";
	expect(withConstants(css, page())).toBe(css);
});

it("a token that a part of the page sets anew keeps its name", () => {
	const css = ":root{--gap:1px}.unit{--gap:2px}p{margin:var(--gap)}";
	expect(withConstants(css, page())).toBe(css);
});

it("a token that a script names keeps its name", () => {
	const css = ":root{--gap:1px}p{margin:var(--gap)}";
	expect(withConstants(css, page("e.style.setProperty('--gap', x)"))).toBe(css);
});

it("a long value that is used often keeps its name", () => {
	const css = `:root{--font:${"Newsreader,".repeat(5)}serif}p{font-family:var(--font)}b{font-family:var(--font)}i{font-family:var(--font)}`;
	expect(withConstants(css, page())).toBe(css);
});
