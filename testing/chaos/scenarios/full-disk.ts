/** The disk runs full under load; the service answers 503, loses nothing, and goes on by itself once there is room. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startCallers } from "../callers.ts";
import { startCountingMailServer } from "../counting-mail-server.ts";
import { mailsSettled, mustHaveKept, mustHaveMailed, readKept } from "../kept.ts";
import { must, type Scenario, until } from "../scenario.ts";
import { type Trial, trial } from "../trial.ts";

const CALLERS = 8;
const SIZE = 32 * 1024 * 1024;
// Left for the service before the disk is full: some hundreds of requests.
const ROOM = 2 * 1024 * 1024;
const REFUSED = 200;
const REFUSED_AT_LEAST = 20;
const LEASE = 120;

export const fullDisk: Scenario = {
	name: "full-disk",
	title: "Disk full under load, then room again (SQLite)",
	atMost: 600,
	run: ({ patient, mounts }) =>
		trial(async ({ folder, service, after }) => {
			const disk = mounts && maySmallDisk() ? smallDisk(folder, after) : fileLimit(folder);
			const mail = await startCountingMailServer();
			after(mail.close);
			const settings = { DATA_DIR: disk.folder, SMTP_URL: mail.url };
			const running = await service(settings);
			disk.fillUp(running.process.pid as number);
			const callers = startCallers({ target: async () => running.url, count: CALLERS });
			const refusals = () => callers.answers.get("503") ?? 0;
			await until("A full disk", 180, () => refusals() >= (patient ? REFUSED : REFUSED_AT_LEAST));
			// A small write may still fit where a commit of many did not, until the callers have used that up too.
			await until("/readyz red on a full disk", 30, async () => (await fetch(`${running.url}/readyz`)).status === 503);
			const acknowledgedBefore = callers.acknowledged.size;
			const whileFull = new Map(callers.acknowledged);
			mustHaveKept({ acknowledged: whileFull, answers: callers.answers }, await readKept(settings));

			disk.makeRoom(running.process.pid as number);
			await until("Requests taken again", 60, () => callers.acknowledged.size >= acknowledgedBefore + 100);
			await callers.finish();
			// It may still repeat for two seconds what it last found.
			await until(
				"/readyz green with room again",
				5,
				async () => (await fetch(`${running.url}/readyz`)).status === 200,
			);
			if (patient) await mailsSettled(settings, LEASE + 240);
			must((await running.stop()) === 0, "The service did not end cleanly");
			const kept = await readKept(settings);
			return {
				means: disk.means,
				"acknowledged before it was full": acknowledgedBefore,
				"answered 503": refusals(),
				...mustHaveKept(callers, kept),
				...mustHaveMailed(mail, kept, 2, !patient),
			};
		}),
};

/** A place for the store that runs full when it is told to, and has room again. */
interface FullDisk {
	means: string;
	folder: string;
	fillUp: (pid: number) => void;
	makeRoom: (pid: number) => void;
}

/** Whether there is a small file system, or this account may mount one. */
function maySmallDisk(): boolean {
	return Boolean(process.env.CHAOS_SMALL_DISK) || (process.platform === "linux" && process.getuid?.() === 0);
}

/** A real file system of a few megabytes: `write` fails with ENOSPC. */
function smallDisk(folder: string, after: Trial["after"]): FullDisk {
	const path = process.env.CHAOS_SMALL_DISK ?? join(folder, "disk");
	if (!process.env.CHAOS_SMALL_DISK) {
		mkdirSync(path);
		execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", path], { stdio: "pipe" });
		after(() => execFileSync("umount", [path], { stdio: "pipe" }));
	}
	const ballast = join(path, "ballast");
	const free = () => statfsSync(path).bavail * statfsSync(path).bsize;
	must(free() <= 8 * SIZE, "CHAOS_SMALL_DISK has too much room");
	return {
		means: `file system of ${SIZE / 1024 / 1024} MB (ENOSPC)`,
		folder: join(path, "data"),
		fillUp: () => writeFileSync(ballast, Buffer.alloc(Math.max(0, free() - ROOM))),
		makeRoom: () => rmSync(ballast),
	};
}

/** Whether the kernel limits a running process's files when asked; it needs no privilege. */
export function mayLimitFiles(): boolean {
	try {
		limitFiles(process.pid, "unlimited");
		return true;
	} catch {
		return false;
	}
}

/** The service's files may not grow past a size: `write` fails with EFBIG in the middle of a transaction. */
function fileLimit(folder: string): FullDisk {
	if (!mayLimitFiles()) {
		throw new Error(
			"a full disk needs Linux with prlimit, or an empty file system of about 32 MB named in CHAOS_SMALL_DISK",
		);
	}
	return {
		means: "limit on the size of a file (EFBIG)",
		folder: join(folder, "data"),
		fillUp: (pid) => limitFiles(pid, String(ROOM / 2)),
		makeRoom: (pid) => limitFiles(pid, "unlimited"),
	};
}

function limitFiles(pid: number, soft: string): void {
	execFileSync("prlimit", ["--pid", String(pid), `--fsize=${soft}:`], { stdio: "pipe" });
}
