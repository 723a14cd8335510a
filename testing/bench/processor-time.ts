import { existsSync, readFileSync } from "node:fs";

// Linux counts in hundredths of a second for every program, whatever the kernel's own clock.
const TICKS = 100;

/** Seconds of processor time a process has used, all its threads together; undefined where only Linux would say. */
export function processorTime(pid: number): number | undefined {
	const path = `/proc/${pid}/stat`;
	if (!existsSync(path)) return undefined;
	// The second field is the program's name in brackets and may hold anything; user and system time are the 14th and 15th.
	const fields = readFileSync(path, "utf8")
		.replace(/^.*\) /s, "")
		.split(" ");
	return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
