import { describe, expect, it } from "vitest";
import { SLA_TERMS } from "../../testing/sla-terms.ts";
import { lastDigestTime, reminderTimes } from "./deadlines.ts";

const local = (time: string) => new Date(`${time}:00-04:00`);

describe("staff are reminded", () => {
	it("after two and four service hours, and after 24 and 48 by the clock", () => {
		expect(reminderTimes(local("2026-03-02T09:00"), SLA_TERMS)).toEqual([
			local("2026-03-02T11:00"),
			local("2026-03-02T13:00"),
			local("2026-03-03T09:00"),
			local("2026-03-04T09:00"),
		]);
	});

	it("of what came in on Friday evening first when the promised time has passed, whatever the service hours", () => {
		expect(reminderTimes(local("2026-03-06T19:00"), SLA_TERMS)).toEqual([
			local("2026-03-07T19:00"),
			local("2026-03-08T19:00"),
			local("2026-03-09T10:00"),
			local("2026-03-09T12:00"),
		]);
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
