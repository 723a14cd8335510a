import { expect, it } from "vitest";
import { setAsideIslands } from "./set-aside-islands.ts";

const RUNTIME = `<script>customElements.define("astro-island", Island)</script>`;
const ISLAND = `<astro-island uid="A" props="{&quot;words&quot;:1}" ssr client="visible"><form></form></astro-island>`;
const page = (body: string) => `<html><body>${body}<script type="module">menu()</script></body></html>`;

it("what an island was given leaves the page and stands in the script", () => {
	const setAside = setAsideIslands(page(RUNTIME + ISLAND));
	expect(setAside?.html("/x.js")).toContain("<body><astro-island ssr><form></form></astro-island><script type");
	expect(setAside?.script).toContain(JSON.stringify([{ props: '{"words":1}', client: "visible" }]));
});

it("Astro's runtime leaves the page and stands in the script, and the page's own scripts stay", () => {
	const setAside = setAsideIslands(page(RUNTIME + ISLAND));
	expect(setAside?.html("/x.js")).not.toContain("customElements");
	expect(setAside?.html("/x.js")).toContain('<script type="module">menu()</script>');
	expect(setAside?.script).toContain('customElements.define("astro-island", Island)');
});

it("the page loads that script from where it is", () => {
	expect(setAsideIslands(page(RUNTIME + ISLAND))?.html("/_astro/x.js")).toContain('import("/_astro/x.js")');
});

it("a page without islands is left as it is", () => {
	expect(setAsideIslands(page("<p>"))).toBeUndefined();
});

it("a runtime that is written otherwise stops the build", () => {
	expect(() => setAsideIslands(page(ISLAND))).toThrow(/runtime/);
});
