/** Measures one store: a service of its own, a client of its own, and the disk's own rate beside them. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { DatabaseKind } from "../../service/database/database.ts";
import { ended, keptRequests } from "../chaos/kept.ts";
import { residentMemory } from "../chaos/resident-memory.ts";
import { trial } from "../chaos/trial.ts";
import { must } from "../must.ts";
import { appendAndSyncRate } from "./disk-rate.ts";
import type { Load } from "./load.ts";
import { processorTime } from "./processor-time.ts";

const CONNECTIONS = [1, 10, 100];
const DISK_SECONDS = 2;
const LOOK_EVERY = 250;

export interface Level extends Pick<Load, "p50" | "p99" | "slowest"> {
	connections: number;
	perSecond: number;
	/** Most memory the service held meanwhile, in megabytes. */
	memory: number;
	/** Microseconds of processor time the service used for each request, mails and all; undefined off Linux. */
	processor: number | undefined;
	/** Appends synced a second, just before. */
	diskRate: number;
}

export interface Measured {
	kind: DatabaseKind;
	levels: Level[];
	/** Mails that left while it was measured. */
	mails: number;
}

/** @param seconds of load at each number of connections, after two seconds of warming up */
export function measure(kind: DatabaseKind, seconds: number): Promise<Measured> {
	return trial({}, kind, async ({ folder, settings, mail, service }) => {
		const running = await service();
		const levels: Level[] = [];
		let acknowledged = 0;
		for (const connections of CONNECTIONS) {
			const diskRate = appendAndSyncRate(folder, DISK_SECONDS);
			const pid = running.process.pid as number;
			const memory = watchMemory(pid);
			const before = processorTime(pid);
			const load = await underLoad(running.url, connections, seconds);
			const used = processorTime(pid);
			must(load.faults === 0, `${load.faults} requests were not answered with 200`);
			acknowledged += load.all;
			levels.push({
				connections,
				perSecond: Math.round(load.requests / load.seconds),
				p50: load.p50,
				p99: load.p99,
				slowest: load.slowest,
				memory: memory.most(),
				processor: used && before !== undefined ? ((used - before) * 1e6) / load.all : undefined,
				diskRate,
			});
		}
		const mails = mail.copies.size;
		await ended(running);
		const requests = await keptRequests(settings);
		must(
			requests.length >= acknowledged,
			`${acknowledged} requests were acknowledged, and ${requests.length} are stored`,
		);
		return { kind, levels, mails };
	});
}

async function underLoad(url: string, connections: number, seconds: number): Promise<Load> {
	const args = ["testing/bench/load.ts", url, String(connections), String(seconds)];
	const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: (seconds + 30) * 1000 });
	return JSON.parse(stdout);
}

function watchMemory(pid: number) {
	let most = residentMemory(pid);
	const look = () => {
		most = Math.max(most, residentMemory(pid));
	};
	const timer = setInterval(look, LOOK_EVERY);
	return {
		most: () => {
			clearInterval(timer);
			look();
			return most;
		},
	};
}
