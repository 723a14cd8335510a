import { withoutAccents } from "../../contract/spelling/without-accents.ts";
import { HOUR, MINUTE } from "../durations.ts";
import { addDays, instantOf, localDate, weekday } from "../formats/local-time.ts";

/** The service level agreement: response times, and when staff are reminded. */
export interface SlaTerms {
	hours: ServiceHours;
	/** Service time until the first reminder, in milliseconds. */
	firstReminder: number;
	/** Time until an unanswered request is overdue, in milliseconds by any clock. */
	overdue: number;
	/** Hour of the daily digest, in the time zone of the service hours. */
	digestHour: number;
}

/** When staff are reminded of an unanswered request: it waits, or is due while nobody works (they close, or open again). */
interface ReminderTime {
	at: Date;
	why: "waits" | "closing" | "opening";
}

/** Of an unanswered request: `firstReminder`, `overdue`, the double of each, and around a closure in which it is overdue. */
export function reminderTimes(receivedAt: Date, terms: SlaTerms): ReminderTime[] {
	const { hours, firstReminder, overdue } = terms;
	const waits = [
		afterServiceTime(receivedAt, firstReminder, hours),
		afterServiceTime(receivedAt, 2 * firstReminder, hours),
		new Date(receivedAt.getTime() + overdue),
		new Date(receivedAt.getTime() + 2 * overdue),
	].map((at): ReminderTime => ({ at, why: "waits" }));
	return [...waits, ...aroundClosure(receivedAt, terms)].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Before they close there must be time to answer; who writes later than that is named with others of a quarter of an hour. */
const BEFORE_CLOSING = HOUR;
const NAMED_TOGETHER = 15 * MINUTE;
const LAST_CALL = 5 * MINUTE;

function aroundClosure(receivedAt: Date, { hours, overdue }: SlaTerms): ReminderTime[] {
	const received = receivedAt.getTime();
	const closure = closureAt(new Date(received + overdue), hours);
	if (!closure) return [];
	const opening: ReminderTime = { at: closure.until, why: "opening" };
	const closes = closure.from.getTime();
	if (received >= closes) return [opening];
	const together = Math.min(Math.ceil(received / NAMED_TOGETHER) * NAMED_TOGETHER, closes - LAST_CALL);
	return [{ at: new Date(Math.max(closes - BEFORE_CLOSING, together, received)), why: "closing" }, opening];
}

/** The latest moment up to now at which a digest was due. */
export function lastDigestTime(now: Date, { hours: { timeZone }, digestHour }: SlaTerms): Date {
	const today = localDate(now, timeZone);
	const due = instantOf(today, digestHour * 60, timeZone);
	return due <= now ? due : instantOf(addDays(today, -1), digestHour * 60, timeZone);
}

export interface ServiceHours {
	timeZone: string;
	/** Open on these days (1, Monday, to 7, Sunday), from and until these minutes since midnight. */
	openings: readonly { days: readonly number[]; from: number; until: number }[];
	/** Days on which nobody works, `2026-12-25`. */
	closedDays: readonly string[];
}

// Enough for any sensible schedule; without openings the answer is that far ahead.
const FARTHEST = 366;

/** When the service is open on a date, in order. */
export function openingsOn(date: string, { timeZone, openings, closedDays }: ServiceHours) {
	if (closedDays.includes(date)) return [];
	const day = weekday(date);
	return openings
		.filter(({ days }) => days.includes(day))
		.map(({ from, until }) => ({ from: instantOf(date, from, timeZone), until: instantOf(date, until, timeZone) }))
		.sort((one, other) => one.from.getTime() - other.from.getTime());
}

/** The instant at which this much time within the openings has passed since a start. */
export function afterServiceTime(start: Date, milliseconds: number, hours: ServiceHours): Date {
	const today = localDate(start, hours.timeZone);
	let left = milliseconds;
	for (let ahead = 0; ahead <= FARTHEST; ahead++) {
		for (const { from, until } of openingsOn(addDays(today, ahead), hours)) {
			const begins = Math.max(from.getTime(), start.getTime());
			const length = Math.max(0, until.getTime() - begins);
			if (length >= left && length > 0) return new Date(begins + left);
			left -= length;
		}
	}
	return instantOf(addDays(today, FARTHEST), 0, hours.timeZone);
}

/** The time without service that a moment falls into: since they closed, until they open; undefined while they are open. */
export function closureAt(moment: Date, hours: ServiceHours): { from: Date; until: Date } | undefined {
	const today = localDate(moment, hours.timeZone);
	const around = openingsOn(today, hours);
	if (around.some(({ from, until }) => from <= moment && moment <= until)) return undefined;
	let before = around.findLast(({ until }) => until < moment);
	let after = around.find(({ from }) => from > moment);
	for (let days = 1; days <= FARTHEST && !(before && after); days++) {
		before ??= openingsOn(addDays(today, -days), hours).at(-1);
		after ??= openingsOn(addDays(today, days), hours)[0];
	}
	return before && after && { from: before.until, until: after.from };
}

const DAYS = ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"];
const OPENING = /^(\p{L}{3})(?:-(\p{L}{3}))? (\d{1,2}):(\d\d)-(\d{1,2}):(\d\d)$/u;

/** Reads openings such as `lun-vie 08:00-18:00, sáb 09:00-13:00`. @returns undefined if they make no sense */
export function readOpenings(text: string): ServiceHours["openings"] | undefined {
	const openings = text.split(",").map((part) => readOpening(part.trim().toLowerCase()));
	return openings.every((opening) => opening !== undefined) ? openings : undefined;
}

function readOpening(text: string) {
	const [, first = "", last = first, ...clock] = text.match(OPENING) ?? [];
	const [fromDay, untilDay] = [dayNumber(first), dayNumber(last)];
	const [fromHour = 0, fromMinute = 0, untilHour = 0, untilMinute = 0] = clock.map(Number);
	const [from, until] = [fromHour * 60 + fromMinute, untilHour * 60 + untilMinute];
	if (fromDay === 0 || untilDay < fromDay || fromMinute > 59 || untilMinute > 59) return undefined;
	if (from >= until || until > 24 * 60) return undefined;
	return { days: Array.from({ length: untilDay - fromDay + 1 }, (_, index) => fromDay + index), from, until };
}

/** From 1, Monday; accents may be left out. 0 for none. */
const dayNumber = (name: string): number => DAYS.findIndex((day) => withoutAccents(day) === withoutAccents(name)) + 1;
