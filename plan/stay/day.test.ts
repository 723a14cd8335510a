/// <reference lib="esnext.temporal" />
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, dayAt, dayOf, daysFrom, monthOf, nextMonth, weekdayOf, weeksOf } from "./day.ts";

/** The language's own calendar, which browsers do not all have yet. */
const plain = (date: string) => Temporal.PlainDate.from(date);
const anyDay = fc.integer({ min: dayOf("2000-01-01") as number, max: dayOf("2199-11-30") as number });

describe("a day of the calendar", () => {
	it("is the day by this device's clock, from its first minute to its last", () => {
		expect(dateOf(dayAt(new Date(2027, 1, 28, 0, 0)))).toBe("2027-02-28");
		expect(dateOf(dayAt(new Date(2027, 1, 28, 23, 59)))).toBe("2027-02-28");
	});

	it("is read and written back", () => {
		fc.assert(fc.property(anyDay, (day) => dayOf(dateOf(day)) === day));
	});

	it("is as far from another as the language's own calendar says", () => {
		fc.assert(
			fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
				expect(dateOf(day + days)).toBe(plain(dateOf(day)).add({ days }).toString());
			}),
		);
	});

	it("has the weekday and the month that the language's own calendar says", () => {
		fc.assert(
			fc.property(anyDay, (day) => {
				const date = plain(dateOf(day));
				expect(weekdayOf(day)).toBe(date.dayOfWeek % 7);
				expect(dateOf(monthOf(day))).toBe(date.with({ day: 1 }).toString());
				expect(dateOf(nextMonth(day))).toBe(date.with({ day: 1 }).add({ months: 1 }).toString());
			}),
		);
	});

	it.each(["2026-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "1999-12-31", "2200-01-01"])(
		"is none on %s",
		(date) => expect(dayOf(date)).toBeUndefined(),
	);

	it.each([
		"",
		"2026-3-1",
		"01/03/2026",
		" 2026-03-01",
		"2026-03-01T00:00",
		"2026-03-01 ",
		"12026-03-01",
		"٢٠٢٦-٠٣-٠١",
	])("is not read from %j", (text) => expect(dayOf(text)).toBeUndefined());

	it("leaps in 2028 and in 2000", () => {
		expect(dayOf("2028-03-01")).toBe((dayOf("2028-02-28") as number) + 2);
		expect(dayOf("2000-02-29")).toBeDefined();
	});
});

describe("the weeks of a month", () => {
	it("show each of its days once, under its weekday, and no week without one", () => {
		fc.assert(
			fc.property(anyDay, (month) => {
				const weeks = weeksOf(month);
				const isOwn = (day: number) => monthOf(day) === monthOf(month);
				expect(weeks.flat().filter(isOwn)).toEqual(daysFrom(monthOf(month), nextMonth(month) - 1));
				for (const week of weeks) {
					expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
					expect(week.some(isOwn)).toBe(true);
				}
			}),
		);
	});

	it("of February 2026 are four", () => {
		expect(weeksOf(dayOf("2026-02-14") as number)).toHaveLength(4);
	});
});
