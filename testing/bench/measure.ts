/** Measures one store: a service of its own, a client of its own, and the disk's own rate beside them. */
import { execFile } from "node:child_process";
import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DatabaseKind } from "../../service/database/database.ts";
import { ended, keptRequests } from "../chaos/kept.ts";
import { trial } from "../chaos/trial.ts";
import { type Figures, tableOf } from "../measuring/record.ts";
import { must } from "../must.ts";
import type { Load } from "./load.ts";

const CONNECTIONS = [1, 10, 100];
const DISK_SECONDS = 2;
// What SQLite writes to its journal for one small commit is of this order.
const BLOCK = Buffer.alloc(4096, 1);

/** @param seconds of load at each number of connections, after two of warming up @returns requests a second, a table */
export const measure = (store: DatabaseKind, seconds: number) =>
	trial(
		async ({ folder, settings, mail, service }) => {
			const running = await service();
			const pid = running.process.pid as number;
			const rows: Figures[] = [];
			let acknowledged = 0;
			let rate = 0;
			for (const connections of CONNECTIONS) {
				const diskRate = appendAndSyncRate(folder, DISK_SECONDS);
				const before = processorTime(pid);
				const load = await underLoad(running.url, connections, seconds);
				const used = processorTime(pid) - before;
				must(load.faults === 0, `${load.faults} requests were not answered with 200`);
				acknowledged += load.all;
				rate = Math.round(load.requests / load.seconds);
				rows.push({
					connections,
					"durable requests/s": rate,
					"p50 ms": load.p50.toFixed(1),
					"p99 ms": load.p99.toFixed(1),
					"slowest ms": load.slowest.toFixed(0),
					"memory MB": peakMemory(pid) || "–",
					"processor µs/request": Math.round((used * 1e6) / load.all) || "–",
					"disk: appends synced/s": diskRate,
				});
			}
			const mails = mail.copies.size;
			await ended(running);
			const { length: stored } = await keptRequests(settings);
			must(stored >= acknowledged, `${acknowledged} requests were acknowledged, and ${stored} are stored`);
			return { rate, table: `${tableOf(rows)}\n\nMails that left meanwhile: ${mails}.` };
		},
		{ store },
	);

async function underLoad(url: string, connections: number, seconds: number): Promise<Load> {
	const args = ["testing/bench/load.ts", url, String(connections), String(seconds)];
	const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: (seconds + 30) * 1000 });
	return JSON.parse(stdout);
}

/** How often a second the disk under a folder takes an append and has it synced: each waits for the one before. */
function appendAndSyncRate(folder: string, seconds: number): number {
	const path = join(folder, "sync-rate");
	const file = openSync(path, "w");
	try {
		const started = performance.now();
		let count = 0;
		while (performance.now() - started < seconds * 1000) {
			writeSync(file, BLOCK);
			fdatasyncSync(file);
			count += 1;
		}
		return Math.round(count / ((performance.now() - started) / 1000));
	} finally {
		closeSync(file);
		rmSync(path);
	}
}

// Linux counts in hundredths of a second for every program, whatever the kernel's own clock.
const TICKS = 100;

/** Seconds of processor time, all its threads together; NaN where Linux does not tell it. */
function processorTime(pid: number): number {
	// The second field is the program's name in brackets and may hold anything; user and system time are the 14th and 15th.
	const fields = said(pid, "stat")
		.replace(/^.*\) /s, "")
		.split(" ");
	return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The most memory it ever held, in megabytes; NaN likewise. */
const peakMemory = (pid: number): number =>
	Math.round(Number(said(pid, "status").match(/^VmHWM:\s+(\d+) kB/m)?.[1]) / 1024);

function said(pid: number, file: string): string {
	const path = `/proc/${pid}/${file}`;
	return existsSync(path) ? readFileSync(path, "utf8") : "";
}
