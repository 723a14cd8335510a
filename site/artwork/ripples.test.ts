import { expect, test } from "vitest";
import { ripples } from "./ripples.ts";

const numbers = (path: string) => Array.from(path.matchAll(/-?\d+/g), Number);

test("there is one curve for each radius", () => {
	expect(ripples([0, 0], [10, 20, 30], 0.1)).toHaveLength(3);
});

test("without waver a curve keeps its distance from the centre", () => {
	const [path = ""] = ripples([0, 0], [100], 0);
	const ends = numbers(path).slice(-2);
	expect(Math.hypot(...ends)).toBeCloseTo(100, 0);
});

test("a curve ends where it began, so that it closes without a corner", () => {
	const [path = ""] = ripples([50, 60], [40], 0.2);
	const all = numbers(path);
	expect(all.slice(-2)).toEqual(all.slice(0, 2));
});

test("the same stone is drawn every time", () => {
	expect(ripples([1, 2], [30, 60], 0.1)).toEqual(ripples([1, 2], [30, 60], 0.1));
});
