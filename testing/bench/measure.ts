/** Measures one store: a service of its own, a client of its own, and the disk's own rate beside them. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { DatabaseKind } from "../../service/database/database.ts";
import { ended, keptRequests } from "../chaos/kept.ts";
import { trial } from "../chaos/trial.ts";
import { must } from "../must.ts";
import { type Figures, tableOf } from "../record.ts";
import { appendAndSyncRate } from "./disk-rate.ts";
import type { Load } from "./load.ts";
import { peakMemory, processorTime } from "./process-use.ts";

const CONNECTIONS = [1, 10, 100];
const DISK_SECONDS = 2;

export interface Measured {
	/** Durable requests a second at the most connections. */
	rate: number;
	table: string;
}

/** @param seconds of load at each number of connections, after two seconds of warming up */
export function measure(store: DatabaseKind, seconds: number): Promise<Measured> {
	return trial(
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
}

async function underLoad(url: string, connections: number, seconds: number): Promise<Load> {
	const args = ["testing/bench/load.ts", url, String(connections), String(seconds)];
	const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: (seconds + 30) * 1000 });
	return JSON.parse(stdout);
}
