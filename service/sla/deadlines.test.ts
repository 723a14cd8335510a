import { describe, expect, it } from "vitest";
import { SLA_TERMS } from "../../testing/sla-terms.ts";
import { lastDigestTime, reminderTimes } from "./deadlines.ts";

const local = (time: string) => new Date(`${time}:00-04:00`);

const times = (receivedAt: string, terms = SLA_TERMS) =>
	reminderTimes(local(receivedAt), terms).map(({ at, why }) => [at, why]);

describe("staff are reminded", () => {
	it("after two and four service hours, and after 24 and 48 by the clock", () => {
		expect(times("2026-03-02T09:00")).toEqual([
			[local("2026-03-02T11:00"), "waits"],
			[local("2026-03-02T13:00"), "waits"],
			[local("2026-03-03T09:00"), "waits"],
			[local("2026-03-04T09:00"), "waits"],
		]);
	});

	it("of what came in on Friday evening first when the promised time has passed, whatever the service hours", () => {
		expect(times("2026-03-06T19:00")).toEqual([
			[local("2026-03-07T19:00"), "waits"],
			[local("2026-03-08T19:00"), "waits"],
			[local("2026-03-09T08:00"), "opening"],
			[local("2026-03-09T10:00"), "waits"],
			[local("2026-03-09T12:00"), "waits"],
		]);
	});
});

describe("of a promise that runs out while nobody works staff are reminded", () => {
	const around = (receivedAt: string, terms = SLA_TERMS) =>
		times(receivedAt, terms).filter(([, why]) => why !== "waits");

	it.each([
		["an hour before they close on Friday", "2026-03-06T09:00", "2026-03-06T17:00"],
		["with all others of a quarter of an hour, if it came later than that", "2026-03-06T17:31", "2026-03-06T17:45"],
		["to the minute, if it is one of them", "2026-03-06T17:30", "2026-03-06T17:30"],
		[
			"five minutes before they close, if it came in the last quarter of an hour",
			"2026-03-06T17:46",
			"2026-03-06T17:55",
		],
		["at once, if it came later than that", "2026-03-06T17:58", "2026-03-06T17:58"],
	])("%s, and again when they open", (_, receivedAt, closing) => {
		expect(around(receivedAt)).toEqual([
			[local(closing), "closing"],
			[local("2026-03-09T08:00"), "opening"],
		]);
	});

	it("on the eve of a closed day, and when they open after it", () => {
		const terms = { ...SLA_TERMS, hours: { ...SLA_TERMS.hours, closedDays: ["2026-03-04"] } };
		expect(around("2026-03-03T10:00", terms)).toEqual([
			[local("2026-03-03T17:00"), "closing"],
			[local("2026-03-05T08:00"), "opening"],
		]);
		expect(around("2026-03-03T10:00")).toEqual([]);
	});

	it("before Monday's night, if it came on Sunday evening", () => {
		expect(around("2026-03-08T20:00")).toEqual([
			[local("2026-03-09T17:00"), "closing"],
			[local("2026-03-10T08:00"), "opening"],
		]);
	});

	it("not at all, where nobody ever works", () => {
		expect(around("2026-03-06T09:00", { ...SLA_TERMS, hours: { ...SLA_TERMS.hours, openings: [] } })).toEqual([]);
	});
});

describe("the digest is due", () => {
	it.each([
		["2026-03-02T08:00", "2026-03-02T08:00"],
		["2026-03-02T23:59", "2026-03-02T08:00"],
		["2026-03-02T07:59", "2026-03-01T08:00"],
	])("at %s since %s", (now, due) => {
		expect(lastDigestTime(local(now), SLA_TERMS)).toEqual(local(due));
	});

	it("once a day also where the clocks skip its hour", () => {
		const promised = { ...SLA_TERMS, digestHour: 2, hours: { ...SLA_TERMS.hours, timeZone: "Europe/Madrid" } };
		expect(lastDigestTime(new Date("2026-03-29T12:00:00Z"), promised).toISOString()).toBe("2026-03-29T01:00:00.000Z");
	});
});
