/** Conversion between instants and local time. Uses `Intl` alone, which every runtime has. */

import { dateFormat } from "../../contract/date-format.ts";
import { DAY, MINUTE } from "../durations.ts";

export interface LocalDate {
	year: number;
	/** From 1. */
	month: number;
	day: number;
}

export function localDate(time: Date, timeZone: string): LocalDate {
	const shown = wallClock(time, timeZone);
	return { year: shown.getUTCFullYear(), month: shown.getUTCMonth() + 1, day: shown.getUTCDate() };
}

export function addDays({ year, month, day }: LocalDate, days: number): LocalDate {
	const date = new Date(Date.UTC(year, month - 1, day + days));
	return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** `2026-12-25`. */
export function isoDate({ year, month, day }: LocalDate): string {
	return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** From 1, Monday, to 7, Sunday. */
export function weekday({ year, month, day }: LocalDate): number {
	return ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7) + 1;
}

/** The instant of a local time: one that is skipped moves ahead, of one that comes twice the first is taken. */
export function instantOf({ year, month, day }: LocalDate, minutes: number, timeZone: string): Date {
	const wanted = Date.UTC(year, month - 1, day) + minutes * MINUTE;
	// Before and after the clocks change within that day; the earlier moment that shows the wanted time.
	const before = wanted - offset(new Date(wanted - DAY), timeZone);
	const after = wanted - offset(new Date(wanted + DAY), timeZone);
	const showsIt = [Math.min(before, after), Math.max(before, after)].find(
		(moment) => moment + offset(new Date(moment), timeZone) === wanted,
	);
	return new Date(showsIt ?? before);
}

function offset(time: Date, timeZone: string): number {
	return wallClock(time, timeZone).getTime() - Math.floor(time.getTime() / 1000) * 1000;
}

/** The local time, as a Date whose UTC fields hold it. */
function wallClock(time: Date, timeZone: string): Date {
	const format = dateFormat("en-US", {
		timeZone,
		calendar: "iso8601",
		numberingSystem: "latn",
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	});
	const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
	return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
