/** Conversion between instants and local dates, as `2026-12-25`. Uses `Intl` alone, which every runtime has. */
import { dateFormat } from "../../contract/date-format.ts";
import { DAY, MINUTE } from "../durations.ts";

export const localDate = (time: Date, timeZone: string): string => wallClock(time, timeZone).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
	new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** Whether it is a day of the calendar; JavaScript reads 2026-02-31 as 3 March. */
export const isDate = (text: string): boolean =>
	/^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;

/** From 1, Monday, to 7, Sunday. */
export const weekday = (date: string): number => ((new Date(date).getUTCDay() + 6) % 7) + 1;

/** The instant of a local time: one that is skipped moves ahead, of one that comes twice the first is taken. */
export function instantOf(date: string, minutes: number, timeZone: string): Date {
	const wanted = Date.parse(date) + minutes * MINUTE;
	// Before and after the clocks change within that day; the earlier moment that shows the wanted time.
	const before = wanted - offset(new Date(wanted - DAY), timeZone);
	const after = wanted - offset(new Date(wanted + DAY), timeZone);
	const showsIt = [Math.min(before, after), Math.max(before, after)].find(
		(moment) => moment + offset(new Date(moment), timeZone) === wanted,
	);
	return new Date(showsIt ?? before);
}

const offset = (time: Date, timeZone: string): number =>
	wallClock(time, timeZone).getTime() - Math.floor(time.getTime() / 1000) * 1000;

/** The local time, as a Date whose UTC fields hold it. Swedish is written as ISO 8601 has it. */
function wallClock(time: Date, timeZone: string): Date {
	const shown = dateFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone }).format(time);
	return new Date(`${shown.replace(" ", "T")}Z`);
}
