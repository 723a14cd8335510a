import { describe, expect, it } from "vitest";
import { readWholeNumber } from "./amount.ts";

describe("a whole number that is typed", () => {
	it.each([
		["24", "24"],
		["24,0", "24"],
		["24.00", "24"],
		["1,000", "1000"],
		["1.000", "1000"],
		["0", "0"],
		["14 noches", "14"],
		[" 14 noches ", "14"],
		["3 años", "3"],
	])("%j is %s", (typed, value) => {
		const reading = readWholeNumber(typed);
		expect(reading.kind).toBe("number");
		expect((reading as { value: object }).value.toString()).toBe(value);
	});

	it.each([
		["2.5", "not-whole"],
		["2,5", "not-whole"],
		["0.1234", "not-whole"],
		["", "empty"],
		["noches", "not-a-number"],
		["  ", "empty"],
		[",250", "not-whole"],
		["dos", "not-a-number"],
		["-3", "negative"],
	])("%j is %s", (typed, kind) => {
		expect(readWholeNumber(typed)).toEqual({ kind });
	});
});
