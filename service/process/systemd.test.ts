import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { inheritedSocket, startWatchdog } from "./systemd.ts";

it("a socket that systemd handed to this process is taken", () => {
	expect(inheritedSocket({ LISTEN_PID: "41", LISTEN_FDS: "1" }, 41)).toBe(3);
});

it.each([{}, { LISTEN_PID: "40", LISTEN_FDS: "1" }, { LISTEN_PID: "41", LISTEN_FDS: "0" }, { LISTEN_FDS: "1" }])(
	"one that was handed to another process, or none, is not (%j)",
	(environment) => {
		expect(inheritedSocket(environment, 41)).toBeUndefined();
	},
);

/** A program in the place of `systemd-notify`. @returns what it was told, a line each */
function notifyProgram() {
	const folder = temporaryFolder();
	const heard = join(folder, "heard");
	writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$@" >> ${heard}\n`, { mode: 0o755 });
	vi.stubEnv("PATH", [folder, process.env.PATH].join(delimiter));
	vi.useFakeTimers({ toFake: ["setInterval"] });
	onTestFinished(() => {
		vi.useRealTimers();
		vi.unstubAllEnvs();
	});
	return () => (existsSync(heard) ? readFileSync(heard, "utf8") : "");
}

const WATCHED = { NOTIFY_SOCKET: "/run/notify", WATCHDOG_USEC: "30000000" };

it("systemd is told three times within the time of its watchdog that the process is alive", async () => {
	const heard = notifyProgram();
	startWatchdog({ ...WATCHED, WATCHDOG_PID: "41" }, 41, (error) => expect.unreachable(String(error)));
	vi.advanceTimersByTime(30_000);
	await expect.poll(heard).toBe("WATCHDOG=1\n".repeat(3));
});

it.each([{}, { ...WATCHED, WATCHDOG_PID: "40" }, { NOTIFY_SOCKET: "/run/notify" }, { ...WATCHED, WATCHDOG_USEC: "0" }])(
	"without a watchdog for this process it is told nothing (%j)",
	async (environment) => {
		notifyProgram();
		startWatchdog(environment, 41, (error) => expect.unreachable(String(error)));
		expect(vi.getTimerCount()).toBe(0);
	},
);
