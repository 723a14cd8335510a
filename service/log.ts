import { pino } from "pino";

/** What the service tells its operator. Entries hold codes and references, never what a visitor typed. */
export interface Log {
	info: (fields: Record<string, unknown>, message: string) => void;
	warn: (fields: Record<string, unknown>, message: string) => void;
	error: (fields: Record<string, unknown>, message: string) => void;
}

/** One JSON object a line on standard output. */
export function createLog(): Log {
	return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
