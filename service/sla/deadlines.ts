import { withoutAccents } from "../../contract/without-accents.ts";
import { addDays, instantOf, localDate, weekday } from "./local-time.ts";

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

/** Times at which staff are reminded of an unanswered request: `firstReminder`, `overdue`, and the double of each. */
export function reminderTimes(receivedAt: Date, { hours, firstReminder, overdue }: SlaTerms): Date[] {
	return [
		afterServiceTime(receivedAt, firstReminder, hours),
		afterServiceTime(receivedAt, 2 * firstReminder, hours),
		new Date(receivedAt.getTime() + overdue),
		new Date(receivedAt.getTime() + 2 * overdue),
	].sort((one, other) => one.getTime() - other.getTime());
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
}

// Enough for any sensible schedule; without openings the answer is that far ahead.
const FARTHEST = 366;

/** The instant at which this much time within the openings has passed since a start. */
export function afterServiceTime(start: Date, milliseconds: number, { timeZone, openings }: ServiceHours): Date {
	const today = localDate(start, timeZone);
	let left = milliseconds;
	for (let ahead = 0; ahead <= FARTHEST; ahead++) {
		const date = addDays(today, ahead);
		const day = weekday(date);
		const open = openings
			.filter(({ days }) => days.includes(day))
			.map(({ from, until }) => ({
				from: Math.max(instantOf(date, from, timeZone).getTime(), start.getTime()),
				until: instantOf(date, until, timeZone).getTime(),
			}))
			.sort((one, other) => one.from - other.from);
		for (const { from, until } of open) {
			const length = Math.max(0, until - from);
			if (length >= left && length > 0) return new Date(from + left);
			left -= length;
		}
	}
	return instantOf(addDays(today, FARTHEST), 0, timeZone);
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
function dayNumber(name: string): number {
	return DAYS.findIndex((day) => withoutAccents(day) === withoutAccents(name)) + 1;
}
