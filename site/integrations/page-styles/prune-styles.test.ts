import { describe, expect, it } from "vitest";
import { PageNames } from "./page-names.ts";
import { pruneStyles } from "./prune-styles.ts";

const page = new PageNames(["main", "p", "a", "card", "card__title", "about"], []);
const pruned = (css: string) => pruneStyles(css, page);

describe("a rule stays", () => {
	it.each([
		["p{color:red}", "an element of the page"],
		[".card>.card__title{color:red}", "classes of the page"],
		["#about{color:red}", "an id of the page"],
		["*,:before,:after{color:red}", "everything"],
		[":root{color:red}", "the page itself"],
		["a:hover{color:red}", "a state"],
		["a[data-open]{color:red}", "an attribute a script may set"],
		["p:not(.gone){color:red}", "what lacks a class nobody has"],
		[".card:is(.gone,p){color:red}", "one of several"],
		[".card:has(>p){color:red}", "what holds an element of the page"],
		["p:not(:has(.gone)){color:red}", "what does not hold what nobody has"],
		["@media print{p{color:red}}", "paper"],
		["@font-face{font-family:Newsreader;src:url(/n.woff2)}", "a typeface"],
		["@font-face{font-family:Newsreader;font-style:italic;src:url(/n.woff2)}p{font-style:italic}", "italics in use"],
	])("%s: %s", (css) => {
		expect(pruned(css)).toContain(css.includes("@font-face") ? "Newsreader" : "color:red");
	});

	it("with its exceptions as they were written", () => {
		expect(pruned("p:not(.gone){color:red}")).toBe("p:not(.gone){color:red}");
	});
});

describe("a rule goes", () => {
	it.each([
		["table{color:red}", "an element no page holds"],
		[".gone{color:red}", "a class nobody has"],
		["@font-face{font-family:Newsreader;font-style:italic;src:url(/n.woff2)}.gone{font-style:italic}", "idle italics"],
		[".card .gone{color:red}", "a class nobody has, below one somebody has"],
		["#gone p{color:red}", "an id nobody has"],
		["p:is(.gone,.lost){color:red}", "none of several"],
		["p:has(.gone){color:red}", "what holds a class nobody has"],
		["@media print{.gone{color:red}}", "a class nobody has, on paper"],
	])("%s: %s", (css) => {
		expect(pruned(css)).toBe("");
	});
});

it("of several selectors only the possible stay", () => {
	expect(pruned(".gone,p,.lost{color:red}")).toBe("p{color:red}");
});

it("a class that a script of the page adds stays, also one it puts together", () => {
	const scripted = new PageNames(["p"], ["e.className='notice notice--'+state"]);
	const css = ".notice{color:red}.notice--sent{color:#00f}.other--sent{color:green}";
	expect(pruneStyles(css, scripted)).toBe(".notice{color:red}.notice--sent{color:#00f}");
});

it("a custom property goes when nothing reads it any more, and takes those with it that it read", () => {
	const css = ":root{--a:var(--b);--b:1px;--c:2px;--d:var(--c)}.gone{margin:var(--a)}p{margin:var(--d)}";
	expect(pruned(css)).toBe(":root{--c:2px;--d:var(--c)}p{margin:var(--d)}");
});

it("an animation goes with the last rule that plays it", () => {
	const css =
		"@keyframes rise{0%{opacity:0}}@keyframes fall{0%{opacity:1}}.gone{animation:fall 1s}p{animation:1s rise}";
	expect(pruned(css)).toBe("@keyframes rise{0%{opacity:0}}p{animation:1s rise}");
});

it("the order of what stays is the order it was written in", () => {
	expect(pruned(".card{color:red}.gone{color:green}p{color:#00f}a{margin:0}")).toMatch(/\.card.*p\{.*a\{/);
});
