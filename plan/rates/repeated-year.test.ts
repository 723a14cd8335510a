import fc from "fast-check";
import { expect, it } from "vitest";
import { type ClinicYear, repeatedYear } from "./success-rates.ts";

const year: ClinicYear = { started: 40, retrievals: 34, transfers: 26, positives: 15, births: 10 };
const throws = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

it("has as many cycles, and never more at a step than at the one before", () => {
	fc.assert(
		fc.property(throws, (stream) => {
			const { started, ...steps } = repeatedYear(year, () => stream.next().value as number);
			expect(started).toBe(40);
			let before = started;
			for (const step of Object.values(steps)) {
				expect(step).toBeLessThanOrEqual(before);
				before = step;
			}
		}),
	);
});

it("is everything or nothing where chance is", () => {
	expect(repeatedYear(year, () => 0)).toEqual({
		started: 40,
		retrievals: 40,
		transfers: 40,
		positives: 40,
		births: 40,
	});
	expect(repeatedYear(year, () => 0.999)).toMatchObject({ retrievals: 0, transfers: 0, positives: 0, births: 0 });
});

it("is the year itself where every throw falls as often as it should", () => {
	let place = 0;
	const evenly = () => (place++ % 1000) / 1000;
	const many = { started: 1000, retrievals: 500, transfers: 500, positives: 500, births: 500 };
	expect(repeatedYear(many, evenly).retrievals).toBe(500);
});
