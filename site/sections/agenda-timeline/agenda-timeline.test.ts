import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { quarterPlace, quartersOf, stitches } from "./timeline.tsx";

test("the first quarter of 2026 opens the timeline and the last of 2027 closes it", () => {
	expect(quartersOf({ from: "2026-T1", to: "2027-T4" })).toEqual({ first: 1, last: 8 });
});

test("a stitch runs from where a goal's quarters begin to where it is due", () => {
	expect(stitches([{ from: "2026-T2", to: "2026-T3" }])).toEqual(["M100 100A100 62 0 0 1 300 100"]);
});

test("a goal of two years rises no higher than one of a year", () => {
	expect(stitches([{ from: "2026-T1", to: "2027-T4" }])).toEqual(["M0 100A400 90 0 0 1 800 100"]);
});

test("a goal without a date makes no stitch", () => {
	expect(stitches([{}])).toEqual([]);
});

test("whatever quarter a goal is due in, its words have a place under it", () => {
	const styles = readFileSync(new URL("./agenda-goal.css", import.meta.url), "utf8");
	for (let quarter = 1; quarter <= 8; quarter++) expect(styles).toContain(`.agenda-goal--due-${quarter} {`);
});

test("a quarter stands after those before it", () => {
	expect(["2026-T1", "2026-T4", "2027-T1", "2027-T4"].map(quarterPlace)).toEqual([0, 3, 4, 7]);
});
