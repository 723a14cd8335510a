import fc from "fast-check";
import { expect, it } from "vitest";
import { dotField, dotsPath, FIELD } from "./dot-field.ts";

const points = (path: string) =>
	Array.from(path.matchAll(/M([\d.]+) ([\d.]+)h0/g), ([, x, y]) => [Number(x), Number(y)]);

it("every dot has a place of its own within the picture", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 1000 }), (count) => {
			const field = dotField(count);
			const all = points(dotsPath(field, 0, count));
			expect(all).toHaveLength(count);
			expect(new Set(all.map(String)).size).toBe(count);
			for (const [x = 0, y = 0] of all) {
				expect(x).toBeGreaterThan(0);
				expect(x).toBeLessThan(FIELD.width);
				expect(y).toBeGreaterThan(0);
				expect(y).toBeLessThan(FIELD.height);
			}
		}),
	);
});

it("parts of a row of dots are drawn where the part before them ends", () => {
	const field = dotField(200);
	expect(dotsPath(field, 0, 120) + dotsPath(field, 120, 200)).toBe(dotsPath(field, 0, 200));
});

it("few dots are no balloons, and a thousand fit", () => {
	expect(dotField(8)).toEqual({ columns: 8, pitch: 50, top: 100 });
	expect(dotField(1000).pitch).toBe(10);
});
