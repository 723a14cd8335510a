/** The disk runs full under load; it answers 503 and loses nothing, and goes on by itself once there is room. */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startCallers } from "../callers.ts";
import { startCountingMailServer } from "../counting-mail-server.ts";
import { mailsSettled, mustHaveKept, mustHaveMailed, readKept } from "../kept.ts";
import { must, type Scenario, until } from "../scenario.ts";
import { trial } from "../trial.ts";

const CALLERS = 8;
const SIZE = 32 * 1024 * 1024;
// Left for the service before the disk is full: some hundreds of requests.
const ROOM = 2 * 1024 * 1024;
const REFUSED = 200;
const LEASE = 120;

export const fullDisk: Scenario = {
	name: "full-disk",
	title: "Disk full under load, then room again (SQLite)",
	atMost: 600,
	run: () =>
		trial(async ({ folder, service, after }) => {
			const disk = smallDisk(join(folder, "disk"));
			after(disk.unmount);
			const mail = await startCountingMailServer();
			after(mail.close);
			const settings = { DATA_DIR: join(disk.path, "data"), SMTP_URL: mail.url };
			const ballast = join(disk.path, "ballast");
			const { bavail, bsize } = statfsSync(disk.path);
			writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - ROOM)));

			const running = await service(settings);
			const callers = startCallers({ target: async () => running.url, count: CALLERS });
			const refusals = () => callers.answers.get("503") ?? 0;
			await until("A full disk", 180, () => refusals() >= REFUSED);
			const acknowledgedBefore = callers.acknowledged.size;
			const ready = await fetch(`${running.url}/readyz`);
			must(ready.status === 503, `/readyz answered ${ready.status} on a full disk`);
			const whileFull = await readKept(settings);
			mustHaveKept({ acknowledged: new Map(callers.acknowledged), answers: callers.answers }, whileFull);

			rmSync(ballast);
			await until("Requests taken again", 60, () => callers.acknowledged.size >= acknowledgedBefore + 100);
			await callers.finish();
			must((await fetch(`${running.url}/readyz`)).status === 200, "/readyz stays red with room again");
			await mailsSettled(settings, LEASE + 240);
			must((await running.stop()) === 0, "The service did not end cleanly");
			const kept = await readKept(settings);
			return {
				"acknowledged before it was full": acknowledgedBefore,
				"answered 503": refusals(),
				...mustHaveKept(callers, kept),
				...mustHaveMailed(mail, kept, 2),
			};
		}),
};

/** Whether this account may mount a file system of its own. */
export function mayMount(): boolean {
	return process.platform === "linux" && process.getuid?.() === 0;
}

function smallDisk(path: string): { path: string; unmount: () => void } {
	const given = process.env.TORTURE_SMALL_DISK;
	if (given) {
		must(statfsSync(given).bavail * statfsSync(given).bsize <= 8 * SIZE, "TORTURE_SMALL_DISK has too much room");
		return { path: given, unmount: () => {} };
	}
	if (!mayMount()) {
		throw new Error(
			"a full disk needs a small file system: run as root on Linux, or mount an empty one of about 32 MB and name it in TORTURE_SMALL_DISK",
		);
	}
	mkdirSync(path);
	execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", path], { stdio: "pipe" });
	return { path, unmount: () => execFileSync("umount", [path], { stdio: "pipe" }) };
}
