import { expect, test } from "vitest";
import { openPathData, pathData, simplified } from "./outline.ts";

test("a point on a straight line is left out, a corner is kept", () => {
	const line = [
		[0, 0],
		[5, 0.1],
		[10, 0],
		[10, 10],
	] as const;
	expect(simplified(line, 0.5)).toEqual([
		[0, 0],
		[10, 0],
		[10, 10],
	]);
});

test("a closed line keeps its shape", () => {
	const square = [
		[0, 0],
		[10, 0],
		[10, 10],
		[0, 10],
		[0, 0],
	] as const;
	expect(simplified(square, 1)).toEqual(square);
});

test("path data tells each point from the one before and closes", () => {
	expect(
		pathData(
			[
				[
					[10, 10],
					[12, 9],
					[12, 12],
				],
			],
			1,
		),
	).toBe("M10 10l2-1 0 3z");
});

test("rounding never adds up along a line", () => {
	const line = Array.from({ length: 100 }, (_, index) => [index * 0.4, 0] as const);
	const ways = openPathData([line], 1).match(/-?\d+/g)?.map(Number) ?? [];
	expect(ways.filter((_, index) => index % 2 === 0).reduce((sum, way) => sum + way)).toBe(40);
});

test("points that fall together are written once", () => {
	expect(
		openPathData(
			[
				[
					[0, 0],
					[0.1, 0],
					[4, 0],
				],
			],
			1,
		),
	).toBe("M0 0l4 0");
});
