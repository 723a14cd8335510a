import { describe, expect, it } from "vitest";
import { UsageError } from "./command.ts";
import { dayStart } from "./times.ts";

// Half past ten in the evening of the 21st in Santo Domingo, four hours behind Greenwich.
const NOW = new Date("2026-11-22T02:30:00Z");
const read = (value: string) => dayStart("since", value, NOW, "America/Santo_Domingo").toISOString();

describe("a day as staff write it", () => {
	it.each([
		["2026-11-21", "2026-11-21"],
		["2026-1-5", "2026-01-05"],
		["21/11/2026", "2026-11-21"],
		["5/1/2026", "2026-01-05"],
		["05-01-2026", "2026-01-05"],
		["05.01.2026", "2026-01-05"],
		["hoy", "2026-11-21"],
		["Hoy", "2026-11-21"],
		["ayer", "2026-11-20"],
		["anteayer", "2026-11-19"],
		["mañana", "2026-11-22"],
		["0d", "2026-11-21"],
		["7d", "2026-11-14"],
		["7 días", "2026-11-14"],
		["29/02/2028", "2028-02-29"],
	])("%s is the start of %s there", (value, day) => {
		expect(read(value)).toBe(`${day}T04:00:00.000Z`);
	});

	it.each(["", "11/21/2026", "29/02/2026", "2026-13-01", "21/11", "21/11/26", "el lunes", "-7d", "toString", "d"])(
		"«%s» is none",
		(value) => {
			expect(() => read(value)).toThrow(UsageError);
		},
	);
});
