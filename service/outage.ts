import { MINUTE } from "./durations.ts";
import type { Log } from "./log.ts";

export interface OutageWords {
	/** The entry, an error, that would be written each time. */
	failing: string;
	again: string;
}

/**
 * Tells the log of what fails time after time: at once, then at most once a minute with a count, and when it is over.
 * One entry for each of thousands of requests would bury the rest.
 * @param time in milliseconds, of a clock that never goes back
 */
export function outage(log: Log, { failing, again }: OutageWords, time: () => number) {
	let told = false;
	let toldAt: number | undefined;
	let untold = 0;

	function failed(fields: Record<string, unknown>): void {
		untold++;
		if (toldAt !== undefined && time() - toldAt < MINUTE) return;
		log.error({ ...fields, times: untold }, failing);
		[told, toldAt, untold] = [true, time(), 0];
	}

	/** Writes nothing unless the log knows of a failure. */
	function worked(): void {
		if (!told) return;
		log.info({ times: untold }, again);
		[told, untold] = [false, 0];
	}

	/** The same log for somebody who writes the entry each time. */
	function listening(to: Log): Log {
		return {
			info: (fields, message) => to.info(fields, message),
			warn: (fields, message) => to.warn(fields, message),
			error: (fields, message) => (message === failing ? failed(fields) : to.error(fields, message)),
		};
	}

	return { failed, worked, listening };
}
