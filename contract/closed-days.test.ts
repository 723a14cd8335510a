import { expect, it } from "vitest";
import { readClosedDays } from "./closed-days.ts";

it("closed days and periods are read as the days they name, each once and in order", () => {
	expect(readClosedDays(["2026-12-31/2027-01-02", "2026-12-25", "2027-01-01"])).toEqual({
		days: ["2026-12-25", "2026-12-31", "2027-01-01", "2027-01-02"],
		faulty: [],
	});
	expect(readClosedDays(["2028-02-29"]).days).toEqual(["2028-02-29"]);
});

it.each([
	"",
	"25-12-2026",
	"2026-12",
	"2026-13-01",
	"2026-02-30",
	"2027-02-29",
	"2026-2-3",
	"navidad",
	"2026-12-25T08:00",
	"2026-12-31/2026-12-25",
	"2026-12-25/2026-02-30",
	"2026-02-30/2026-03-05",
	"2026-01-01/2027-12-31",
	"2026-12-25/2026-12-26/2026-12-27",
])("%j names no day", (item) =>
	expect(readClosedDays([item, "2026-12-25"])).toEqual({ days: ["2026-12-25"], faulty: [item] }),
);
