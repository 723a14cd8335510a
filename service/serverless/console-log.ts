import type { Log } from "../process/log.ts";

/** One JSON object a line on the console, which is where such platforms look for a log. */
export function consoleLog(now: () => Date): Log {
	const write = (level: string) => (fields: Record<string, unknown>, msg: string) => {
		// biome-ignore lint/suspicious/noConsole: the console is the log here
		console.log(JSON.stringify({ level, time: now().toISOString(), ...fields, msg }));
	};
	return { info: write("info"), warn: write("warn"), error: write("error") };
}
