/** Times and lengths of time as the operator reads them. */
import { DAY, HOUR, MINUTE } from "../service/durations.ts";

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
