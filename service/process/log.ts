import { destination, pino } from "pino";

/** The service's log. Entries hold codes and references, never what a visitor typed. */
export interface Log {
	info: (fields: Record<string, unknown>, message: string) => void;
	warn: (fields: Record<string, unknown>, message: string) => void;
	error: (fields: Record<string, unknown>, message: string) => void;
}

const FLUSH_EVERY = 100;

/** Logs one JSON object a line on standard output, buffered: a request does not wait for its entries. */
export function createLog(): Log {
	const output = destination({ dest: 1, sync: false, minLength: 32 * 1024, maxWrite: 64 * 1024 });
	const timer = setInterval(() => output.flush(), FLUSH_EVERY);
	timer.unref();
	process.once("exit", () => {
		try {
			output.flushSync();
		} catch {
			// The log's reader is gone and the process is exiting: there is nowhere left to report it.
		}
	});
	return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
}
