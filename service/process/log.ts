import { destination, pino } from "pino";
import pretty from "pino-pretty";
import { MINUTE } from "../durations.ts";

/** The service's log. Entries hold codes and references, never what a visitor typed. */
export type Log = Record<"info" | "warn" | "error", (fields: Record<string, unknown>, message: string) => void>;

const FLUSH_EVERY = 100;

/** Logs a JSON object a line, buffered, so that no request waits for its entries; in a terminal, lines for people. */
export function createLog(): Log {
	if (process.stdout.isTTY) return pino({ base: null }, pretty({ translateTime: "SYS:HH:MM:ss", sync: true }));
	const buffered = { sync: false, minLength: 32 * 1024, maxWrite: 64 * 1024, periodicFlush: FLUSH_EVERY };
	return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination({ dest: 1, ...buffered }));
}

/** Logs a repeated failure at once, then once a minute with a count, and its end. @param time monotonic clock, in milliseconds */
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
