import { CALL_MINUTES } from "../../contract/requests/calls.ts";
import { HOUR, MINUTE } from "../durations.ts";
import { addDays, localDate } from "../formats/local-time.ts";
import { afterServiceTime, openingsOn, type ServiceHours } from "./deadlines.ts";

/** Service time between now and the first hour offered to visitors. */
const AHEAD = 2 * HOUR;
const OPEN_DAYS = 7;
/** A closure may be long; beyond it nobody plans a call. */
const FARTHEST = 60;

/** When calls can be had, as the store asks. @param atOnce how many may begin at one hour */
export function callTerms(hours: ServiceHours, atOnce = 1) {
	const { timeZone } = hours;

	/** The hours at which a call can begin, whoever has them: in steps within the openings of the next open days. */
	function offered(now: Date, ahead = AHEAD): Date[] {
		const earliest = afterServiceTime(now, ahead, hours);
		const today = localDate(now, timeZone);
		const found: Date[] = [];
		for (let away = 0, days = 0; away <= FARTHEST && days < OPEN_DAYS; away++) {
			const steps = openingsOn(addDays(today, away), hours)
				.flatMap(({ from, until }) => stepsWithin(from, until))
				.filter((step) => step >= earliest);
			if (steps.length > 0) days += 1;
			found.push(...steps);
		}
		return found;
	}

	/** Whether a day, `2026-11-30`, is ahead and one on which they work. */
	function isOpenDay(day: string, now: Date): boolean {
		const today = localDate(now, timeZone);
		return day >= today && day <= addDays(today, FARTHEST) && openingsOn(day, hours).length > 0;
	}

	return { timeZone, atOnce, offered, isOpenDay };
}

function stepsWithin(from: Date, until: Date): Date[] {
	const step = CALL_MINUTES * MINUTE;
	const count = Math.floor((until.getTime() - from.getTime()) / step);
	return Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * step));
}
