import ICAL from "ical.js";
import { expect, it } from "vitest";
import { calendarFile, callUid } from "./calendar.ts";

const NOW = new Date("2026-10-20T12:00:00Z");
const event = {
	uid: callUid("7K4R-62XW"),
	at: new Date("2026-11-02T14:30:00Z"),
	title: "Llamada",
	changes: 0,
	between: { organizer: "hola@example.com", attendee: `${"muy-larga".repeat(9)}@example.com` },
};

const read = (file: string) => {
	const calendar = new ICAL.Component(ICAL.parse(file));
	const [first] = calendar.getAllSubcomponents("vevent");
	if (!first) throw new Error("no event");
	return { calendar, first, event: new ICAL.Event(first) };
};

it("calendars read the hour in UTC, half an hour long, with a reminder", () => {
	const { event: one, first } = read(calendarFile([event], "REQUEST", NOW));
	expect(one.startDate.toJSDate()).toEqual(event.at);
	expect(one.startDate.zone.tzid).toBe("UTC");
	expect(one.duration.toSeconds()).toBe(30 * 60);
	expect(first.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT15M");
});

it("its title is all that it says", () => {
	const { event: one } = read(calendarFile([event], "REQUEST", NOW));
	expect([one.summary, one.description, one.location]).toEqual(["Llamada", null, null]);
});

it("a change has the same id and a higher number, and a cancellation says so", () => {
	const changed = read(calendarFile([{ ...event, changes: 2 }], "REQUEST", NOW)).event;
	expect([changed.uid, changed.sequence]).toEqual([event.uid, 2]);
	const cancelled = read(calendarFile([{ ...event, changes: 3, cancelled: true }], "CANCEL", NOW));
	expect(cancelled.calendar.getFirstPropertyValue("method")).toBe("CANCEL");
	expect(cancelled.first.getFirstPropertyValue("status")).toBe("CANCELLED");
	expect(cancelled.first.getFirstSubcomponent("valarm")).toBeNull();
});

it("no line is longer than 75 bytes", () => {
	const lines = calendarFile([event], "REQUEST", NOW).split("\r\n");
	expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});
