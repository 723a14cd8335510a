import { execFileSync } from "node:child_process";

/** What a process holds in memory, in megabytes. */
export function residentMemory(pid: number): number {
	return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);
}
