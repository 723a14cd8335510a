import { expect, test } from "vitest";
import { noise } from "./noise.ts";

const places = Array.from({ length: 500 }, (_, index) => [index * 0.37, index * -0.21, index * 0.11] as const);

test("the same seed makes the same stone, another seed another", () => {
	const row = (seed: number) => places.map((place) => noise(seed).bumps(...place));
	expect(row(1)).toEqual(row(1));
	expect(row(1)).not.toEqual(row(2));
});

test("bumps rise and sink about as much, and never beyond one", () => {
	const heights = places.map((place) => noise(7).bumps(...place));
	expect(Math.max(...heights.map(Math.abs))).toBeLessThanOrEqual(1);
	expect(Math.abs(heights.reduce((sum, height) => sum + height) / heights.length)).toBeLessThan(0.1);
});

test("noise has no jumps", () => {
	const { bumps, cells } = noise(7);
	for (const [x, y, z] of places) {
		expect(Math.abs(bumps(x + 1e-6, y, z) - bumps(x, y, z))).toBeLessThan(1e-4);
		expect(Math.abs(cells(x + 1e-6, y, z) - cells(x, y, z))).toBeLessThan(1e-4);
	}
});

test("a cell has walls and a middle", () => {
	const depths = places.map((place) => noise(7).cells(...place));
	expect(Math.min(...depths)).toBeGreaterThanOrEqual(0);
	expect(Math.min(...depths)).toBeLessThan(0.05);
	expect(Math.max(...depths)).toBeGreaterThan(0.4);
});
