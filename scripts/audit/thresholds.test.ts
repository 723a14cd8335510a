import { describe, expect, it } from "vitest";
import type { Speed } from "./measured.ts";
import { isSlow, missedThresholds, unsafe } from "./thresholds.ts";

const SOUND: Speed = {
	performance: 100,
	accessibility: 100,
	bestPractices: 100,
	seo: 100,
	lcp: 1100,
	cls: 0,
	tbt: 49,
	bytes: 40_000,
	requests: 4,
	runs: 1,
	machine: 1748,
	slowdown: 4,
	faults: [],
};
const page = (changed: Partial<Speed>, name = "/blog") => ({ name, speed: { ...SOUND, ...changed } });

describe("the thresholds of an audit", () => {
	it("are kept by a page that reaches each of them exactly", () => {
		expect(missedThresholds(page({}))).toEqual([]);
		expect(isSlow("/blog", SOUND)).toBe(false);
	});

	it("name the page, the figure and by how much it is missed", () => {
		expect(missedThresholds(page({ lcp: 1160.4 }))).toEqual(["/blog: LCP 1160 ms, at most 1100, 60 over"]);
		expect(missedThresholds(page({ tbt: 50 }))).toEqual(["/blog: TBT 50 ms, must be under 50, 0 over"]);
		expect(missedThresholds(page({ cls: 0.01 }))).toEqual(["/blog: CLS 0.01, must be 0"]);
		expect(missedThresholds(page({ seo: 92, faults: ["canonical"] }))).toEqual([
			"/blog: seo 92, threshold 100 (canonical)",
		]);
	});

	it("give the home page a little longer", () => {
		expect(missedThresholds(page({ lcp: 1300 }, "/"))).toEqual([]);
		expect(missedThresholds(page({ lcp: 1301 }, "/"))).toHaveLength(1);
	});

	it("are missed by a figure that Lighthouse could not take", () => {
		expect(missedThresholds(page({ lcp: Number.NaN }))).toHaveLength(1);
	});

	it("are missed by any error or warning about HTML, and by no message set apart", () => {
		const markup = { errors: ["Stray end tag."], warnings: ["Empty heading."], apart: 9 };
		expect(missedThresholds({ name: "/", markup })).toEqual([
			"/: HTML error: Stray end tag.",
			"/: HTML warning: Empty heading.",
		]);
	});

	it("ask 130 points of the Observatory", () => {
		expect(unsafe({ grade: "A+", score: 130, tests: [] })).toEqual([]);
		expect(unsafe({ grade: "A+", score: 120, tests: [] })).toEqual(["Observatory: 120, threshold 130, 10 short"]);
	});
});
