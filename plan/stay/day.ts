/** Days without time zone, as days since 1 January 1970. `Temporal.PlainDate` would do the same; Safari does not have it yet. */
export type Day = number;

const MILLISECONDS = 86_400_000;
/** What is taken from outside: years in which anybody plans a stay, and of four digits. */
const YEARS = { first: 2000, last: 2199 };

/** @returns the day of a date written `2026-03-01`; undefined if there is no such day, or not from 2000 to 2199 */
export function dayOf(date: string): Day | undefined {
	const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []).map(Number);
	if (year === undefined || month === undefined || day === undefined) return;
	if (year < YEARS.first || year > YEARS.last) return;
	// UTC has no summer time: all its days have the same length.
	const found = Date.UTC(year, month - 1, day) / MILLISECONDS;
	// The 31st of a month of 30 would be the first of the next.
	return dateOf(found) === date ? found : undefined;
}

/** The day it is at a moment, by the clock of this device. */
export const dayAt = (now: Date): Day => Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MILLISECONDS;

/** The date as `dayOf` reads it, `2026-03-01`. */
export const dateOf = (day: Day): string => atMidnight(day).toISOString().slice(0, 10);

/** For `Intl.DateTimeFormat`, with `timeZone: "UTC"`. */
export const atMidnight = (day: Day): Date => new Date(day * MILLISECONDS);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => atMidnight(day).getUTCDay();

/** The first day of the month that a day is in. */
export const monthOf = (day: Day): Day => day - atMidnight(day).getUTCDate() + 1;

/** No month has more than 31 days, and the next has at least 28. */
export const nextMonth = (day: Day): Day => monthOf(monthOf(day) + 31);

export const daysFrom = (first: Day, last: Day): Day[] =>
	Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** Rows of seven, Sunday first (Unicode CLDR, week data), reaching into the months around it. @param month any day of it */
export function weeksOf(month: Day): Day[][] {
	const first = monthOf(month);
	const begin = first - weekdayOf(first);
	const weeks = Math.ceil((nextMonth(month) - begin) / 7);
	return Array.from({ length: weeks }, (_, row) => daysFrom(begin + row * 7, begin + row * 7 + 6));
}
