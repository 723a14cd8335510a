import type { Desk } from "../../content-model/desk/desk.ts";
import { fill } from "../../content-model/fields/fill.ts";
import type { TeamMessages } from "../../content-model/messages/messages.ts";
import { dateFormat } from "../../contract/date-format.ts";
import { MAIN_LANGUAGE } from "../../contract/languages.ts";
import { clockWords as callClock, dayWords as callDay, OFFICE_ZONE, zoneName } from "../../ui/received/call-words.ts";
import { DAY, HOUR, MINUTE } from "../durations.ts";
import { localDate } from "../formats/local-time.ts";
import { TEAM_LOCALE } from "../formats/team-language.ts";

/** A length of time in its largest unit, cut down: `40 min`, `3 h`, `2 días`. */
export function lengthWords(ms: number, words: Desk["time"]): string {
	if (ms < MINUTE) return words.now;
	if (ms < HOUR) return fill(words.minutes, { count: String(Math.floor(ms / MINUTE)) });
	if (ms < 2 * DAY) return fill(words.hours, { count: String(Math.floor(ms / HOUR)) });
	return fill(words.days, { count: numberWords(Math.floor(ms / DAY)) });
}

export const numberWords = (count: number) => count.toLocaleString(TEAM_LOCALE);

const format = (options: Intl.DateTimeFormatOptions, time: Date): string =>
	dateFormat(TEAM_LOCALE, options).format(time);

export const clockWords = (time: Date, timeZone: string): string =>
	format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }, time);

export const dayWords = (time: Date, timeZone: string): string =>
	format({ day: "numeric", month: "long", year: "numeric", timeZone }, time);

interface TimeView {
	now: Date;
	timeZone: string;
	words: Pick<Desk, "time">;
}

/** `hoy a las 14:46`, `el 20 de noviembre a las 14:46`. */
export function timeWords(time: Date, { now, timeZone, words: { time: words } }: TimeView): string {
	const clock = clockWords(time, timeZone);
	const day = (at: Date) => format({ dateStyle: "short", timeZone }, at);
	if (day(time) === day(now)) return fill(words.today, { time: clock });
	const year = format({ year: "numeric", timeZone }, time) === format({ year: "numeric", timeZone }, now);
	const date = year ? format({ day: "numeric", month: "long", timeZone }, time) : dayWords(time, timeZone);
	return fill(words.on, { date, time: clock });
}

/** The day where staff work, as `2026-12-03`. */
export const today = ({ now, timeZone }: { now: Date; timeZone: string }) => localDate(now, timeZone);

/** `jueves, 3 de diciembre`. @param day as `2026-12-03` */
export const followUpWords = (day: string) =>
	format({ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }, new Date(`${day}T00:00:00Z`));

/** A week by its Monday, `2026-11-16`. @param template with `{date}` in its place */
export function weekWords(monday: string, template: string): string {
	const date = format({ day: "numeric", month: "short", timeZone: "UTC" }, new Date(`${monday}T00:00:00Z`));
	return fill(template, { date });
}

/** `noviembre de 2026`. @param month as `2026-11` */
export const monthWords = (month: string) =>
	format({ month: "long", year: "numeric", timeZone: "UTC" }, new Date(`${month}-01`));

/** `10:30`, and what the visitor's clock shows then, with its day where that is another one. */
export function bothClocks(at: string, zone: string | undefined, { messages }: { messages: TeamMessages }) {
	const ours = callClock(at, OFFICE_ZONE, MAIN_LANGUAGE);
	if (!zone || zone === OFFICE_ZONE) return { ours };
	const clock = callClock(at, zone, MAIN_LANGUAGE);
	const day = callDay(at, zone, MAIN_LANGUAGE);
	const time = day === callDay(at, OFFICE_ZONE, MAIN_LANGUAGE) ? clock : `${day}, ${clock}`;
	return { ours, theirs: fill(messages.forms.call.inZone, { time, zone: zoneName(zone) }) };
}
