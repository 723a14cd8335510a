import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar-file.ts";
import { dateOf, dayAt, dayOf } from "./day.ts";

const now = new Date("2026-11-23T01:02:03.456Z");
const head = { name: "Mi estadía", language: "es", now };
const day = (date: string) => dayOf(date) as number;
const opened = (file: string) =>
	new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
	uid: "a@example.org",
	from: day("2027-02-28"),
	to: day("2027-02-28"),
	title: "Extracción",
	...given,
});

describe("a calendar file", () => {
	it("opens in a calendar as whole days, the last one included", () => {
		const [one, other] = opened(
			calendarFile([event(), event({ from: day("2028-02-20"), to: day("2028-02-29") })], head),
		);
		expect(one?.startDate.isDate).toBe(true);
		expect([one?.startDate.toString(), one?.endDate.toString()]).toEqual(["2027-02-28", "2027-03-01"]);
		expect([other?.startDate.toString(), other?.endDate.toString()]).toEqual(["2028-02-20", "2028-03-01"]);
		expect(other?.duration.toSeconds()).toBe(10 * 86_400);
	});

	it("names no time zone, and when it was made in UTC", () => {
		const file = calendarFile([event()], head);
		expect(file).not.toContain("TZID");
		expect(file).toContain("\r\nDTSTAMP:20261123T010203Z\r\n");
		expect(file).toContain("\r\nDTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n");
	});

	it.each(["America/Santo_Domingo", "Europe/Madrid", "America/New_York", "Pacific/Auckland", "Pacific/Pago_Pago"])(
		"has the same days in %s, over the night when the clocks change",
		(zone) => {
			const { TZ } = process.env;
			process.env.TZ = zone;
			onTestFinished(() => {
				if (TZ === undefined) delete process.env.TZ;
				else process.env.TZ = TZ;
			});
			const days = ["2027-03-13", "2027-03-14", "2027-03-28", "2027-04-04", "2027-09-26", "2027-10-31", "2027-11-07"];
			const events = days.map((date) => event({ from: day(date), to: day(date) + 1 }));
			const stays = opened(calendarFile(events, head)).map(({ startDate, endDate }) => [`${startDate}`, `${endDate}`]);
			expect(stays).toEqual(days.map((date) => [date, dateOf(day(date) + 2)]));
			expect(calendarFile([event()], head)).toContain("\r\nDTSTAMP:20261123T010203Z\r\n");
			const [year, month, date] = [2027, 2, 28];
			for (const hour of [0, 1, 2, 3, 23]) expect(dateOf(dayAt(new Date(year, month, date, hour)))).toBe("2027-03-28");
		},
	);

	it("says which language its words are in", () => {
		expect(calendarFile([event()], head)).toContain("\r\nPRODID:-//Mi plan//Calendario//ES\r\n");
		const english = { ...head, language: "en" };
		expect(calendarFile([event()], english)).toContain("\r\nPRODID:-//Mi plan//Calendario//EN\r\n");
	});

	it("keeps an event's name when it is made again, and counts as newer", () => {
		const later = { ...head, now: new Date(now.getTime() + 61_000) };
		const [before] = opened(calendarFile([event()], head));
		const [after] = opened(calendarFile([event({ from: day("2027-03-01"), to: day("2027-03-01") })], later));
		expect(after?.uid).toBe(before?.uid);
		expect(after?.sequence).toBeGreaterThan(before?.sequence as number);
	});

	it("counts in minutes, in a number that every calendar can hold", () => {
		const [made] = opened(calendarFile([event()], head));
		expect(made?.sequence).toBe(Math.floor(now.getTime() / 60_000));
		expect(made?.sequence).toBeLessThan(2 ** 31);
	});

	it("brings any words and days through unchanged", () => {
		const character = fc.oneof(
			fc.string({ unit: "grapheme", maxLength: 5 }),
			fc.constantFrom("\n", ",", ";", "\\", ":", '"', "\\n"),
		);
		const words = fc.array(character, { maxLength: 40 }).map((all) => all.join(""));
		fc.assert(
			fc.property(
				words,
				words,
				fc.integer({ min: day("2000-01-01"), max: day("2199-11-01") }),
				fc.nat(60),
				(title, note, from, days) => {
					const file = calendarFile([event({ title, note, from, to: from + days })], head);
					const [read] = opened(file);
					expect(read?.summary).toBe(title);
					expect(read?.description ?? "").toBe(note);
					expect(read?.startDate.toString()).toBe(dateOf(from));
					expect(read?.endDate.toString()).toBe(dateOf(from + days + 1));
				},
			),
		);
	});

	it("has no line longer than 75 octets, and breaks no character", () => {
		const words = fc.string({ unit: "grapheme", minLength: 60, maxLength: 300 });
		fc.assert(
			fc.property(words, (title) => {
				const lines = calendarFile([event({ title })], head).split("\r\n");
				for (const line of lines) {
					expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
					expect(Buffer.from(line).toString()).toBe(line);
				}
			}),
		);
	});

	it("lets no words begin a line of their own", () => {
		const file = calendarFile([event({ title: "Cita\r\nATTENDEE:mailto:ana@example.com" })], head);
		expect(file).not.toMatch(/^ATTENDEE/m);
	});
});
