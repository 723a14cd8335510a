import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type ClinicYear,
	DENOMINATORS,
	extremes,
	inPercent,
	NUMERATORS,
	successRate,
	sumYears,
	timesAsLarge,
	wilsonInterval,
} from "./success-rates.ts";

const year: ClinicYear = { started: 40, retrievals: 34, transfers: 26, positives: 15, births: 10 };

/** Any year: each number at most the one before it. */
const anyYear = fc
	.tuple(...Array.from({ length: 5 }, () => fc.nat(2000)))
	.map((counts) => counts.sort((one, other) => other - one))
	.map(
		([started = 0, retrievals = 0, transfers = 0, positives = 0, births = 0]): ClinicYear => ({
			started,
			retrievals,
			transfers,
			positives,
			births,
		}),
	);

const anyShare = fc.integer({ min: 1, max: 5000 }).chain((of) => fc.tuple(fc.nat(of), fc.constant(of)));

describe("how far a rate may be off", () => {
	// Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3; 20 of 100 is the CDC's example.
	it.each([
		[81, 263, 0.2553, 0.3662],
		[15, 148, 0.0624, 0.1605],
		[0, 20, 0, 0.1611],
		[1, 29, 0.0061, 0.1718],
		[20, 100, 0.1334, 0.2888],
		[4, 20, 0.0807, 0.416],
	])("%i of %i lies between %f and %f", (counted, of, low, high) => {
		const interval = wilsonInterval(counted, of);
		expect(interval.low).toBeCloseTo(low, 4);
		expect(interval.high).toBeCloseTo(high, 4);
	});

	it("holds the share, between none and all", () => {
		fc.assert(
			fc.property(anyShare, ([counted, of]) => {
				const { low, high } = wilsonInterval(counted, of);
				return 0 <= low && low <= counted / of && counted / of <= high && high <= 1 && low < high;
			}),
		);
	});

	it("is the same for those who are not counted, seen from the other end", () => {
		fc.assert(
			fc.property(anyShare, ([counted, of]) => {
				const one = wilsonInterval(counted, of);
				const other = wilsonInterval(of - counted, of);
				expect(one.low).toBeCloseTo(1 - other.high, 12);
				expect(one.high).toBeCloseTo(1 - other.low, 12);
			}),
		);
	});

	it("is narrower with more cases of the same share", () => {
		fc.assert(
			fc.property(anyShare, fc.integer({ min: 2, max: 50 }), ([counted, of], times) => {
				const few = wilsonInterval(counted, of);
				const many = wilsonInterval(counted * times, of * times);
				return many.high - many.low < few.high - few.low;
			}),
		);
	});

	it("solves the equation it is made from: a bound lies 1.96 of its own standard errors away", () => {
		fc.assert(
			fc.property(anyShare, ([counted, of]) => {
				for (const bound of Object.values(wilsonInterval(counted, of))) {
					const error = Math.sqrt((bound * (1 - bound)) / of);
					if (error > 0) expect(Math.abs(counted / of - bound) / error).toBeCloseTo(1.959964, 5);
				}
			}),
		);
	});
});

describe("one clinic's year", () => {
	it("is another number by what it is divided", () => {
		const rates = DENOMINATORS.map((denominator) => successRate(year, "births", denominator));
		expect(rates.map((rate) => inPercent(rate?.share ?? 0))).toEqual([25, 29, 38]);
	});

	it("is another number by what is counted", () => {
		const rates = NUMERATORS.map((numerator) => successRate(year, numerator, "transfers"));
		expect(rates.map((rate) => inPercent(rate?.share ?? 0))).toEqual([38, 58]);
	});

	it("has no rate where there is nothing to divide by", () => {
		expect(successRate({ ...year, transfers: 0, positives: 0, births: 0 }, "births", "transfers")).toBeUndefined();
	});

	it("never looks worse by what comes later, nor by what is seen earlier", () => {
		fc.assert(
			fc.property(anyYear, (any) => {
				const shares = NUMERATORS.map((numerator) =>
					DENOMINATORS.flatMap((denominator) => successRate(any, numerator, denominator)?.share ?? []),
				);
				const [births = [], positives = []] = shares;
				for (const ofOne of shares) expect(ofOne).toEqual([...ofOne].sort((one, other) => one - other));
				for (const [index, share] of births.entries()) expect(positives[index]).toBeGreaterThanOrEqual(share);
			}),
		);
	});

	it("has the same rates of a clinic many times as large", () => {
		fc.assert(
			fc.property(anyYear, fc.integer({ min: 1, max: 25 }), (any, times) => {
				for (const denominator of DENOMINATORS) {
					const one = successRate(any, "births", denominator)?.share;
					const other = successRate(timesAsLarge(any, times), "births", denominator)?.share;
					expect(other === undefined).toBe(one === undefined);
					if (one !== undefined) expect(other).toBeCloseTo(one, 12);
				}
			}),
		);
	});

	it("is the sum of its groups, and lies between the least and the greatest of them", () => {
		fc.assert(
			fc.property(fc.array(anyYear, { minLength: 1, maxLength: 5 }), (groups) => {
				const all = sumYears(groups);
				expect(all.births).toBe(groups.reduce((sum, { births }) => sum + births, 0));
				const found = extremes(groups);
				const whole = successRate(all, "births", "started");
				if (!found || !whole) return;
				expect(whole.share).toBeGreaterThanOrEqual(found.least.share - 1e-12);
				expect(whole.share).toBeLessThanOrEqual(found.greatest.share + 1e-12);
			}),
		);
	});
});

it("a year without a cycle has neither least nor greatest", () => {
	expect(extremes([])).toBeUndefined();
	expect(extremes([sumYears([])])).toBeUndefined();
});

it("the extremes of a year come from the fewest it is divided by and the most, births and tests", () => {
	const found = extremes([year]);
	expect([found?.least.counted, found?.least.of]).toEqual([10, 40]);
	expect([found?.greatest.counted, found?.greatest.of]).toEqual([15, 26]);
});
