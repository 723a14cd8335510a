/** The disk runs full under load; the service answers 503, loses nothing, and goes on by itself once there is room. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll } from "vitest";
import { buildForTests } from "../../../scripts/build/build-for-tests.ts";
import type { Figures } from "../../measuring/record.ts";
import { until } from "../../must.ts";
import { startCallers } from "../callers.ts";
import { mustHaveKept, mustHold } from "../kept.ts";
import { scenario } from "../scenario.ts";
import type { Trial } from "../trial.ts";

const CALLERS = 8;
const SIZE = 32 * 1024 * 1024;
// Left for the service before the disk is full: some hundreds of requests.
const ROOM = 2 * 1024 * 1024;

beforeAll(buildForTests, 300_000);
scenario("full-disk", fullDisk, mayLimitFiles);

async function fullDisk(trial: Trial): Promise<Figures> {
	const disk = trial.full && mayMount ? smallDisk(trial) : FILE_LIMIT;
	const running = await trial.service();
	const { pid } = running.process as { pid: number };
	const readyz = (what: string, seconds: number, status: number) =>
		until(`/readyz ${what}`, seconds, async () => (await fetch(`${running.url}/readyz`)).status === status);
	disk.fillUp(pid);
	const callers = startCallers(() => running.url, CALLERS);
	const { answered } = callers;
	const refusals = () => answered.count("503");
	await until("A full disk", 180, () => refusals() >= trial.amount(200, 20));
	// A small write may still fit when a commit of many did not, until the callers have used that up too.
	await readyz("red on a full disk", 30, 503);
	const whileFull = new Map(answered.acknowledged);
	await mustHaveKept(trial, { ...answered, acknowledged: whileFull });

	disk.makeRoom(pid);
	await until("Requests taken again", 60, () => answered.acknowledged.size >= whileFull.size + 100);
	await callers.finish();
	// It may still repeat for two seconds what it last found.
	await readyz("green with room again", 5, 200);
	return {
		means: disk.means,
		"acknowledged before it was full": whileFull.size,
		"answered 503": refusals(),
		...(await mustHold(trial, answered, [running], "after a claim")),
	};
}

/** A place for the store that runs full when it is told to, and has room again. */
type FullDisk = ReturnType<typeof smallDisk>;

const mayMount = process.platform === "linux" && process.getuid?.() === 0;

/** A real file system of a few megabytes: `write` fails with ENOSPC. */
function smallDisk({ folder, settings, after }: Trial) {
	const path = join(folder, "disk");
	mkdirSync(path);
	execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", path], { stdio: "pipe" });
	after(() => execFileSync("umount", [path], { stdio: "pipe" }));
	settings.DATA_DIR = join(path, "data");
	const ballast = join(path, "ballast");
	return {
		means: `file system of ${SIZE / 1024 / 1024} MB (ENOSPC)`,
		fillUp: (_pid: number) =>
			writeFileSync(ballast, Buffer.alloc(statfsSync(path).bavail * statfsSync(path).bsize - ROOM)),
		makeRoom: (_pid: number) => rmSync(ballast),
	};
}

/** The service's files may not grow past a size: `write` fails with EFBIG in the middle of a transaction. */
const FILE_LIMIT: FullDisk = {
	means: "limit on the size of a file (EFBIG)",
	fillUp: (pid) => limitFiles(pid, String(ROOM / 2)),
	makeRoom: (pid) => limitFiles(pid, "unlimited"),
};

// It needs no privilege.
function limitFiles(pid: number, soft: string): void {
	execFileSync("prlimit", ["--pid", String(pid), `--fsize=${soft}:`], { stdio: "pipe" });
}

/** Whether this machine has a way to limit the files of a running process. */
function mayLimitFiles(): boolean {
	try {
		limitFiles(process.pid, "unlimited");
		return true;
	} catch {
		return false;
	}
}
