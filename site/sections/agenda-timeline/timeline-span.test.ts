import { readFileSync } from "node:fs";
import { pages } from "virtual:content";
import { expect, test } from "vitest";
import { quarterNumber, spanClass } from "./timeline-span.ts";

test("the first quarter of 2026 opens the timeline and the last of 2027 closes it", () => {
	expect(quarterNumber("2026-T1")).toBe(1);
	expect(quarterNumber("2027-T4")).toBe(8);
});

test("every dated goal of the agenda has its place drawn", () => {
	const styles = readFileSync(new URL("./agenda-timeline.css", import.meta.url), "utf8");
	const sections = pages["agenda-pais"]?.sections ?? [];
	const goals = sections
		.flatMap((one) => (one.type === "agenda-objectives" ? one.items : []))
		.flatMap((one) => one.goals);
	const dated = goals.flatMap(({ from, to }) => (from && to ? [spanClass(from, to)] : []));
	expect(dated).toHaveLength(7);
	for (const name of dated) expect(styles).toContain(`.${name} {`);
});
