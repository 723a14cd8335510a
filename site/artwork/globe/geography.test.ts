import { expect, test } from "vitest";
import { country, land } from "./geography.ts";
import type { Outline } from "./outline.ts";
import { HEART, type Place, type Point, RADIUS, standing } from "./projection.ts";

const SANTO_DOMINGO: Place = [-69.93, 18.49];

/** Whether an odd number of the outlines' sides lies to the right of the point. */
function holds(outlines: readonly Outline[], [x, y]: Point): boolean {
	const crossings = outlines.flatMap((outline) =>
		outline.filter(([toX, toY], index) => {
			const [fromX, fromY] = outline.at(index - 1) as Point;
			return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
		}),
	);
	return crossings.length % 2 === 1;
}

test("Santo Domingo stands on the drawn country and on the drawn land", () => {
	expect(holds(country(), standing(SANTO_DOMINGO))).toBe(true);
	expect(holds(land(), standing(SANTO_DOMINGO))).toBe(true);
});

test("the amber country is the Dominican Republic alone", () => {
	for (const neighbour of [
		[-72.3, 18.6],
		[-75.8, 20.1],
		[-66.1, 18.3],
	] as const) {
		expect(holds(land(), standing(neighbour))).toBe(true);
		expect(holds(country(), standing(neighbour))).toBe(false);
	}
});

test("both shores of the Atlantic are drawn, and the sea between them is not", () => {
	for (const shore of [
		[-77, 38],
		[-4, 40],
		[-8, 32],
		[-40, -10],
	] as const) {
		expect(holds(land(), standing(shore))).toBe(true);
	}
	expect(holds(land(), standing([-45, 30]))).toBe(false);
});

test("the heart is in the country, well on the near side of the globe", () => {
	const [x, y] = standing(HEART);
	expect(holds(country(), [x, y])).toBe(true);
	expect(Math.hypot(x - RADIUS, y - RADIUS)).toBeLessThan(0.5 * RADIUS);
});

test("nothing is drawn beside the globe", () => {
	const out = land().flatMap((outline) => outline.map(([x, y]) => Math.hypot(x - RADIUS, y - RADIUS)));
	expect(Math.max(...out)).toBeLessThan(RADIUS + 0.01);
});
