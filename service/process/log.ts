import { destination, pino } from "pino";
import pretty from "pino-pretty";

/** The service's log. Entries hold codes and references, never what a visitor typed. */
export type Log = Record<"info" | "warn" | "error", (fields: Record<string, unknown>, message: string) => void>;

const FLUSH_EVERY = 100;

/** Logs a JSON object a line, buffered, so that no request waits for its entries; in a terminal, lines for people. */
export function createLog(): Log {
	if (process.stdout.isTTY) return pino({ base: null }, pretty({ translateTime: "SYS:HH:MM:ss", sync: true }));
	const buffered = { sync: false, minLength: 32 * 1024, maxWrite: 64 * 1024, periodicFlush: FLUSH_EVERY };
	return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination({ dest: 1, ...buffered }));
}
