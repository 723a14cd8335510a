import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyBudget } from "./budget/budget.ts";
import { emptyPlan, isEmptyPlan, MAX_PLAN_LENGTH, type Plan, planFromJson, readPlan, writtenParts } from "./plan.ts";

const written = (nights: string): Plan => ({ ...emptyPlan(), budget: { ...emptyBudget(), nights } });

describe("a plan from elsewhere", () => {
	it("is whole again, also where empty parts were left out", () => {
		expect(readPlan(JSON.parse(JSON.stringify(written("14"))))).toEqual(written("14"));
		expect(readPlan(writtenParts(written("14")))).toEqual(written("14"));
		expect(readPlan({ version: 1 })).toEqual(emptyPlan());
	});

	it("is refused as a whole where one part is not as it should be", () => {
		for (const part of [{ clinics: "none" }, "none", null, []])
			expect(readPlan({ ...emptyPlan(), budget: part })).toBe("foreign");
		expect(readPlan({ ...written("14"), stay: "none" })).toBe("foreign");
		for (const raw of [null, [], "plan", 1, {}, { version: "1" }, { version: 0 }])
			expect(readPlan(raw)).toBe("foreign");
	});

	it("of a newer version says so", () => {
		expect(readPlan({ ...emptyPlan(), version: 2 })).toBe("newer");
	});

	it("is foreign, and no error, whatever a file holds", () => {
		fc.assert(fc.property(fc.string(), (json) => planFromJson(json) === "foreign"));
	});

	it("is read up to a length: what is longer is no plan of ours", () => {
		const long = (blanks: number) => JSON.stringify(written("14")) + " ".repeat(blanks);
		const room = MAX_PLAN_LENGTH - long(0).length;
		expect(planFromJson(long(room))).toEqual(written("14"));
		expect(planFromJson(long(room + 1))).toBe("foreign");
	});

	it("is empty until somebody writes", () => {
		expect(isEmptyPlan(emptyPlan())).toBe(true);
		expect(isEmptyPlan(written("1"))).toBe(false);
	});
});
