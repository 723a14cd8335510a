import { describe, expect, it } from "vitest";
import { counts, type NuMessage, type Safety } from "./checkers.ts";
import type { Speed } from "./lighthouse.ts";
import { missedThresholds, report, unsafe } from "./report.ts";

const SOUND: Speed = {
	performance: 100,
	accessibility: 100,
	"best-practices": 100,
	seo: 100,
	lcp: 1100,
	cls: 0,
	tbt: 49,
	bytes: 40_000,
	requests: 4,
	runs: 1,
	machine: 1748,
	faults: [],
};
const page = (changed: Partial<Speed>, name = "/blog") => ({ name, speed: { ...SOUND, ...changed } });
const host = (score: number): Safety => ({
	scan: { grade: "A", score },
	tests: { cookies: { pass: true, result: "none" } },
});

const POLICY = "Inline script violates Content Security Policy (meta tag): blocked.";
const MESSAGES: NuMessage[] = [
	{ type: "error", message: "Stray end tag “p”.", extract: "<p>\n</p>" },
	{ type: "non-document-error", subType: "io", message: "Connection refused." },
	{ type: "info", subType: "warning", message: "Empty heading." },
	{ type: "info", subType: "warning", message: POLICY, extract: "<script>alert(1)" },
	{ type: "info", message: "Trailing slash on void elements has no effect." },
	{ type: "error", message: "CSS: Unrecognized at-rule “@container”" },
	{ type: "info", subType: "warning", message: POLICY, extract: '<script type="application/ld+json">{' },
];

describe("the thresholds of an audit", () => {
	it("are kept by a page that reaches each of them exactly", () => {
		expect(missedThresholds(page({}))).toEqual([]);
	});

	it("name the page and the figure", () => {
		expect(missedThresholds(page({ lcp: 1160.4 }))).toEqual(["/blog: LCP 1160 ms, at most 1100"]);
		expect(missedThresholds(page({ tbt: 50 }))).toEqual(["/blog: TBT 50 ms, must be under 50"]);
		expect(missedThresholds(page({ cls: 0.01 }))).toEqual(["/blog: CLS 0.01, must be 0"]);
		expect(missedThresholds(page({ seo: 92, faults: ["canonical"] }))).toEqual([
			"/blog: seo 92, must be 100 (canonical)",
		]);
	});

	it("give the home page a little longer", () => {
		expect(missedThresholds(page({ lcp: 1300 }, "/"))).toEqual([]);
		expect(missedThresholds(page({ lcp: 1301 }, "/"))).toHaveLength(1);
	});

	it("are missed by a figure that Lighthouse could not take", () => {
		expect(missedThresholds(page({ lcp: Number.NaN }))).toHaveLength(1);
	});

	it("are missed by errors and warnings about HTML; not by hints, newer CSS or JSON-LD taken for a script", () => {
		expect(MESSAGES.map(counts)).toEqual([true, true, true, true, false, false, false]);
		expect(missedThresholds({ name: "/", markup: MESSAGES })).toHaveLength(4);
		expect(missedThresholds({ name: "/", markup: MESSAGES })[0]).toBe("/: HTML: Stray end tag “p”. (<p> </p>)");
	});

	it("ask 130 points of the Observatory", () => {
		expect(unsafe(host(130))).toEqual([]);
		expect(unsafe(host(120))).toEqual(["Observatory: 120, at least 130"]);
	});
});

it("a report has the table, the Observatory's tests and what was missed", () => {
	const text = report(["commit abc1234"], [{ ...page({}), markup: MESSAGES }], host(130), ["/: LCP"]);
	expect(text).toContain("- commit abc1234");
	expect(text).toMatch(
		/\| \/blog +\| 100 \| 100 \| 100 \| 100 \| 1.10 \| 0 \| 49 \| 40.0 \| 4 \| 1 \| 1748 \| 4 \| 3 \|/,
	);
	expect(text).toContain("## HTTP Observatory: A, 130 points\n\n- cookies: none");
	expect(text).toContain("## Missed\n\n- /: LCP");
});
