import { addDays, instantOf, localDate } from "./local-time.ts";
import { afterServiceTime, type ServiceHours } from "./service-hours.ts";

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
