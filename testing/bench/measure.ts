/** Measures one store: a service of its own, a client of its own, and the disk's own rate beside them. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { DatabaseKind } from "../../service/database/database.ts";
import { startCountingMailServer } from "../torture/counting-mail-server.ts";
import { readKept } from "../torture/kept.ts";
import { residentMemory } from "../torture/resident-memory.ts";
import { must } from "../torture/scenario.ts";
import { ownDatabase, trial } from "../torture/trial.ts";
import { appendAndSyncRate } from "./disk-rate.ts";
import type { Load } from "./load.ts";

export const CONNECTIONS = [1, 10, 100];
const DISK_SECONDS = 2;
const LOOK_EVERY = 250;

export interface Level extends Omit<Load, "faults" | "requests" | "seconds"> {
	connections: number;
	perSecond: number;
	/** Most memory the service held meanwhile, in megabytes. */
	memory: number;
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
	return trial(async ({ folder, service, after }) => {
		const mail = await startCountingMailServer();
		after(mail.close);
		const settings = {
			DATA_DIR: folder,
			SMTP_URL: mail.url,
			...(kind === "postgres" && { DATABASE_URL: await ownDatabase(undefined, after) }),
		};
		const running = await service(settings);
		const levels: Level[] = [];
		for (const connections of CONNECTIONS) {
			const diskRate = appendAndSyncRate(folder, DISK_SECONDS);
			const memory = watchMemory(running.process.pid as number);
			const { faults, requests, seconds: lasted, ...times } = await underLoad(running.url, connections, seconds);
			must(faults === 0, `${faults} requests were not answered with 200`);
			levels.push({ connections, perSecond: Math.round(requests / lasted), ...times, memory: memory.most(), diskRate });
		}
		const mails = mail.copies.size;
		must((await running.stop()) === 0, "The service did not end cleanly");
		const { requests } = await readKept(settings);
		must(
			requests.length >= levels.reduce((sum, { perSecond }) => sum + perSecond * seconds, 0) * 0.9,
			"Fewer requests are stored than were acknowledged",
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
