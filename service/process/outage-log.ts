import { MINUTE } from "../durations.ts";
import type { Log } from "./log.ts";

/**
 * Logs a repeated failure at once, then at most once a minute with a count, and when it is over: one entry for each of
 * thousands of requests would bury the rest. @param time monotonic clock, in milliseconds
 */
export function outageLog(log: Log, { failing, again }: { failing: string; again: string }, time: () => number) {
	let reported = false;
	let reportedAt: number | undefined;
	let unreported = 0;

	function failed(fields: Record<string, unknown>): void {
		unreported++;
		if (reportedAt !== undefined && time() - reportedAt < MINUTE) return;
		log.error({ ...fields, times: unreported }, failing);
		[reported, reportedAt, unreported] = [true, time(), 0];
	}

	/** Writes nothing unless the log knows of a failure. */
	function worked(): void {
		if (!reported) return;
		log.info({ times: unreported }, again);
		[reported, unreported] = [false, 0];
	}

	/** A log that passes the failing entry through `failed`. */
	function wrapLog(to: Log): Log {
		return {
			info: (fields, message) => to.info(fields, message),
			warn: (fields, message) => to.warn(fields, message),
			error: (fields, message) => (message === failing ? failed(fields) : to.error(fields, message)),
		};
	}

	return { failed, worked, wrapLog };
}
