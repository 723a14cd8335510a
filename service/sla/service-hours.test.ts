import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterServiceTime, closureAt, readOpenings, type ServiceHours } from "./deadlines.ts";

const HOUR = 60 * 60 * 1000;
const WEEK: ServiceHours = {
	timeZone: "America/Santo_Domingo",
	openings: [{ days: [1, 2, 3, 4, 5], from: 8 * 60, until: 18 * 60 }],
	closedDays: [],
};

/** After two service hours, as local times of Santo Domingo (UTC-4 all year). */
const afterTwoHours = (start: string, hours = WEEK) =>
	afterServiceTime(new Date(`${start}:00-04:00`), 2 * HOUR, hours).toISOString();

const local = (time: string) => new Date(`${time}:00-04:00`).toISOString();

describe("two service hours", () => {
	it.each([
		["within a working day pass like any two hours", "2026-03-02T10:00", "2026-03-02T12:00"],
		["begin at opening time for what came in the night", "2026-03-03T03:00", "2026-03-03T10:00"],
		["begin the next day for what came in the evening", "2026-03-02T20:00", "2026-03-03T10:00"],
		["go on the next day where the day was too short", "2026-03-02T17:00", "2026-03-03T09:00"],
		["may end exactly at closing time", "2026-03-02T16:00", "2026-03-02T18:00"],
		["begin the next day exactly at closing time", "2026-03-02T18:00", "2026-03-03T10:00"],
		["begin on Monday for what came on Friday evening", "2026-03-06T18:30", "2026-03-09T10:00"],
		["go on from Friday to Monday", "2026-03-06T17:30", "2026-03-09T09:30"],
		["begin on Monday for what came on a Sunday", "2026-03-08T12:00", "2026-03-09T10:00"],
	])("%s", (_, start, end) => {
		expect(afterTwoHours(start)).toBe(local(end));
	});

	it("pass through the openings of a day in turn", () => {
		const openings = readOpenings("lun 08:00-09:30, lun 14:00-18:00") ?? [];
		expect(afterTwoHours("2026-03-02T07:00", { ...WEEK, openings })).toBe(local("2026-03-02T14:30"));
	});

	it("pass through them from morning to evening, in whatever order they are named", () => {
		const openings = readOpenings("lun 14:00-18:00, lun 08:00-09:30") ?? [];
		expect(afterTwoHours("2026-03-02T07:00", { ...WEEK, openings })).toBe(local("2026-03-02T14:30"));
	});

	it("do not pass on a closed day", () => {
		const closedDays = ["2026-03-03", "2026-03-04"];
		expect(afterTwoHours("2026-03-02T17:00", { ...WEEK, closedDays })).toBe(local("2026-03-05T09:00"));
		expect(afterTwoHours("2026-03-03T12:00", { ...WEEK, closedDays })).toBe(local("2026-03-05T10:00"));
	});

	it("are over at the next opening, not in the night, where none are left to wait for", () => {
		const end = afterServiceTime(new Date(local("2026-03-02T20:00")), 0, WEEK);
		expect(end.toISOString()).toBe(local("2026-03-03T08:00"));
	});

	it("are counted as they pass where the clocks go forward within them", () => {
		// Madrid, 29 March 2026: 02:00 becomes 03:00, so an opening from 00:00 to 05:00 lasts four hours.
		const hours = { ...WEEK, timeZone: "Europe/Madrid", openings: [{ days: [7], from: 0, until: 300 }] };
		const start = new Date("2026-03-28T20:00:00Z");
		expect(afterServiceTime(start, 4 * HOUR, hours).toISOString()).toBe("2026-03-29T03:00:00.000Z");
	});

	it("are counted as they pass where the clocks go back within them", () => {
		const hours = { ...WEEK, timeZone: "Europe/Madrid", openings: [{ days: [7], from: 0, until: 300 }] };
		const start = new Date("2026-10-24T20:00:00Z");
		expect(afterServiceTime(start, 6 * HOUR, hours).toISOString()).toBe("2026-10-25T04:00:00.000Z");
	});

	it("end far ahead, not never, where nobody is ever there", () => {
		const start = new Date("2026-03-02T12:00:00Z");
		const end = afterServiceTime(start, 2 * HOUR, { ...WEEK, openings: [] });
		expect(end.getTime() - start.getTime()).toBeGreaterThan(360 * 24 * HOUR);
	});

	it("never end before they could, whenever and wherever they begin, and more of them never end earlier", () => {
		const zones = [
			"America/Santo_Domingo",
			"Europe/Madrid",
			"America/New_York",
			"Australia/Lord_Howe",
			"Asia/Kathmandu",
		];
		fc.assert(
			fc.property(
				fc.date({ min: new Date("2025-01-01"), max: new Date("2028-01-01"), noInvalidDate: true }),
				fc.constantFrom(...zones),
				fc.integer({ min: 0, max: 40 * HOUR }),
				(start, timeZone, length) => {
					const end = afterServiceTime(start, length, { ...WEEK, timeZone });
					expect(end.getTime() - start.getTime()).toBeGreaterThanOrEqual(length);
					expect(afterServiceTime(start, length + HOUR, { ...WEEK, timeZone }) >= end).toBe(true);
				},
			),
		);
	});
});

describe("the time without service that a moment falls into", () => {
	const closure = (moment: string, hours = WEEK) => {
		const found = closureAt(new Date(local(moment)), hours);
		return found && [found.from.toISOString(), found.until.toISOString()];
	};

	it.each([
		["is the night", "2026-03-02T20:00", "2026-03-02T18:00", "2026-03-03T08:00"],
		["is the night in its small hours too", "2026-03-03T03:00", "2026-03-02T18:00", "2026-03-03T08:00"],
		["is the weekend", "2026-03-07T17:30", "2026-03-06T18:00", "2026-03-09T08:00"],
	])("%s", (_, moment, from, until) => {
		expect(closure(moment)).toEqual([local(from), local(until)]);
	});

	it("is none while somebody works, to the minute in which they close", () => {
		for (const moment of ["2026-03-02T08:00", "2026-03-02T12:00", "2026-03-02T18:00"]) {
			expect(closure(moment)).toBeUndefined();
		}
	});

	it("holds the closed days before it and behind it", () => {
		const closedDays = ["2026-03-09", "2026-03-05", "2026-03-06"];
		expect(closure("2026-03-07T12:00", { ...WEEK, closedDays })).toEqual([
			local("2026-03-04T18:00"),
			local("2026-03-10T08:00"),
		]);
	});

	it("is the break at noon", () => {
		const openings = readOpenings("lun 14:00-18:00, lun 08:00-12:00") ?? [];
		expect(closure("2026-03-02T13:00", { ...WEEK, openings })).toEqual([
			local("2026-03-02T12:00"),
			local("2026-03-02T14:00"),
		]);
	});

	it("cannot be told where nobody ever works, and is none where somebody always does", () => {
		expect(closure("2026-03-02T13:00", { ...WEEK, openings: [] })).toBeUndefined();
		const openings = readOpenings("lun-dom 00:00-24:00") ?? [];
		expect(closure("2026-03-02T00:00", { ...WEEK, openings })).toBeUndefined();
	});
});

describe("service hours in the settings", () => {
	it("are read in Spanish, with accents or without", () => {
		const openings = [
			{ days: [1, 2, 3, 4, 5], from: 480, until: 1080 },
			{ days: [6], from: 540, until: 780 },
		];
		expect(readOpenings("lun-vie 08:00-18:00, sáb 09:00-13:00")).toEqual(openings);
		expect(readOpenings("Lun-Vie 8:00-18:00,sab 9:00-13:00")).toEqual(openings);
		expect(readOpenings("dom 00:00-24:00")).toEqual([{ days: [7], from: 0, until: 1440 }]);
	});

	it("are read to the minute", () => {
		expect(readOpenings("lun 08:59-17:59")).toEqual([{ days: [1], from: 539, until: 1079 }]);
	});

	it.each([
		"",
		"siempre",
		"lun",
		"lun 8-18",
		"vie-lun 08:00-18:00",
		"lun 18:00-08:00",
		"lun 08:60-18:00",
		"lun 08:00-24:30",
		"lun 08:00-17:60",
		"lun 08:00-08:00",
		"xyz 08:00-18:00",
		"xyz-lun 08:00-18:00",
		"lun-vie 08:00-18:00, siempre",
	])("make no sense as %j", (text) => expect(readOpenings(text)).toBeUndefined());
});
