import { describe, expect, it } from "vitest";
import { callTerms } from "./call-hours.ts";
import { readOpenings } from "./deadlines.ts";

const hoursIn = (timeZone: string, closedDays: string[] = [], openings = "lun-vie 08:00-18:00") => ({
	timeZone,
	openings: readOpenings(openings) ?? [],
	closedDays,
});
const DOMINICAN = hoursIn("America/Santo_Domingo");
const iso = (dates: Date[]) => dates.map((date) => date.toISOString());
const local = (dates: Date[], timeZone: string) =>
	dates.map((date) => date.toLocaleTimeString("es", { timeZone, timeStyle: "short" }).padStart(5, "0"));

describe("the hours for calls", () => {
	it("begin two hours of service from now, in half-hour steps until the last that ends before they close", () => {
		const hours = iso(callTerms(DOMINICAN).offered(new Date("2026-11-30T13:10:00Z")));
		expect(hours.slice(0, 2)).toEqual(["2026-11-30T15:30:00.000Z", "2026-11-30T16:00:00.000Z"]);
		expect(hours.filter((hour) => hour.startsWith("2026-11-30")).at(-1)).toBe("2026-11-30T21:30:00.000Z");
	});

	it("come after the weekend, and leave closed days out of the seven", () => {
		const friday = new Date("2026-12-04T21:30:00Z");
		const days = new Set(
			iso(callTerms(hoursIn("America/Santo_Domingo", ["2026-12-08"])).offered(friday)).map((at) => at.slice(0, 10)),
		);
		expect([...days]).toEqual([
			"2026-12-07",
			"2026-12-09",
			"2026-12-10",
			"2026-12-11",
			"2026-12-14",
			"2026-12-15",
			"2026-12-16",
		]);
	});

	it.each([
		["America/New_York", "2026-10-30T13:00:00Z", 4, 5],
		["Europe/Madrid", "2026-10-23T12:00:00Z", 2, 1],
		["Pacific/Kiritimati", "2026-10-30T00:00:00Z", -14, -14],
	])("show the same clock before and after the clocks change in %s", (zone, now, before, after) => {
		const hours = callTerms(hoursIn(zone)).offered(new Date(now));
		expect(new Set(local(hours, zone)).size).toBe(20);
		const offset = (date: Date) =>
			Math.round((date.getTime() - Date.parse(`${date.toLocaleString("sv", { timeZone: zone })}Z`)) / 3_600_000);
		expect([offset(hours[0] as Date), offset(hours.at(-1) as Date)].map(Math.abs)).toEqual(
			[before, after].map(Math.abs),
		);
	});

	it("are none where nobody ever works", () => {
		expect(callTerms({ ...DOMINICAN, openings: [] }).offered(new Date("2026-11-30T13:10:00Z"))).toEqual([]);
	});

	it("leave a wished day open that is ahead and no closed one", () => {
		const now = new Date("2026-11-30T13:10:00Z");
		expect(
			["2026-12-01", "2026-12-05", "2026-11-27", "2027-12-01"].map((day) => callTerms(DOMINICAN).isOpenDay(day, now)),
		).toEqual([true, false, false, false]);
	});
});
