/** Times and lengths of time as the operator reads them. */
import { withoutAccents } from "../contract/spelling/without-accents.ts";
import { DAY, HOUR, MINUTE } from "../service/durations.ts";
import { addDays, instantOf, isDate, localDate } from "../service/formats/local-time.ts";
import { quoted, say, texts, UsageError } from "./command.ts";

/** A moment by the clock there: `21/11/2026 10:03`. */
export function shortTime(time: Date, timeZone: string): string {
	const format = new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "short" });
	return format.format(time).replace(",", "");
}

/** A length of time, roughly: `3 h 20 min`. */
export function duration(milliseconds: number): string {
	if (milliseconds < MINUTE) return `${Math.round(milliseconds / 1000)} s`;
	if (milliseconds < HOUR) return `${Math.floor(milliseconds / MINUTE)} min`;
	const [large, small, unit, smallUnit] =
		milliseconds < DAY ? [HOUR, MINUTE, "h", "min"] : ([DAY, HOUR, "d", "h"] as const);
	const rest = Math.floor((milliseconds % large) / small);
	return `${Math.floor(milliseconds / large)} ${unit}${rest > 0 ? ` ${rest} ${smallUnit}` : ""}`;
}

const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)$/;
const DAY_FIRST = /^(?<day>\d\d?)[/.-](?<month>\d\d?)[/.-](?<year>\d{4})$/;

/** Words for days, without accents, and how many days from today they mean. */
const DAY_WORDS = new Map(Object.entries({ hoy: 0, ayer: -1, anteayer: -2, antier: -2, manana: 1 }));

/** The start of a day there: `2026-11-21`, `21/11/2026`, `hoy`, `ayer`, `7d` (ago). @param option for the fault */
export function dayStart(option: string, value: string, now: Date, timeZone: string): Date {
	const date = parseDate(value) ?? fromToday(value, localDate(now, timeZone));
	if (!date) throw new UsageError(say(texts.usage.notADay, { option, value: quoted(value) }));
	return instantOf(date, 0, timeZone);
}

/** A date as written out; undefined for words such as `hoy`, and for days that do not exist. */
export function parseDate(value: string): string | undefined {
	const parts = (value.trim().match(YEAR_FIRST) ?? value.trim().match(DAY_FIRST))?.groups;
	if (!parts) return undefined;
	const { year = "", month = "", day = "" } = parts;
	const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	return isDate(date) ? date : undefined;
}

function fromToday(value: string, today: string): string | undefined {
	const word = withoutAccents(value.trim()).toLowerCase();
	const [, ago] = word.match(/^(\d{1,4}) ?d(?:ias?)?$/) ?? [];
	const days = ago === undefined ? DAY_WORDS.get(word) : -Number(ago);
	return days === undefined ? undefined : addDays(today, days);
}
