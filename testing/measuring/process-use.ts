/** What a process uses. */
import { existsSync, readFileSync } from "node:fs";

// Linux counts in hundredths of a second for every program, whatever the kernel's own clock.
const TICKS = 100;

/** Seconds of processor time, all its threads together; NaN where Linux does not tell it. */
export function processorTime(pid: number): number {
	// The second field is the program's name in brackets and may hold anything; user and system time are the 14th and 15th.
	const fields = said(pid, "stat")
		.replace(/^.*\) /s, "")
		.split(" ");
	return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The most memory it ever held, in megabytes; NaN likewise. */
export function peakMemory(pid: number): number {
	return Math.round(Number(said(pid, "status").match(/^VmHWM:\s+(\d+) kB/m)?.[1]) / 1024);
}

function said(pid: number, file: string): string {
	const path = `/proc/${pid}/${file}`;
	return existsSync(path) ? readFileSync(path, "utf8") : "";
}
