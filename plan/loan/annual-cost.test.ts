import { describe, expect, it } from "vitest";
import { annualCost, monthlyRate } from "./loan.ts";

describe("the annual cost", () => {
	it("is nothing if as much is paid as was received", () => {
		expect(annualCost(100, [50, 50])?.toNumber()).toBe(0);
		expect(annualCost(100, [50, 49.99])?.toNumber()).toBe(0);
	});

	it("cannot be told if nothing was received", () => {
		expect(annualCost(0, [50, 50])).toBeUndefined();
		expect(monthlyRate(-1, [50, 50])).toBeUndefined();
		expect(monthlyRate(0, [50, 50])).toBeUndefined();
	});

	it("has no rate of a month, not even a tiny one, if no more is paid than was received", () => {
		expect([monthlyRate(100, [50, 50]), monthlyRate(100, [50, 49.99])]).toEqual([0, 0]);
	});

	it("is found however much a month costs", () => {
		expect(monthlyRate(100, [500])).toBeCloseTo(4, 12);
	});
});
