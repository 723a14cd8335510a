/** What systemd hands a service and wants to be told (sd_listen_fds(3), sd_notify(3)). Without systemd, nothing of it. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

// SD_LISTEN_FDS_START
const FIRST_DESCRIPTOR = 3;
// One that is late must not end the service.
const NOTIFICATIONS_PER_WATCHDOG = 3;

/**
 * File descriptor of the socket that a socket unit listens on for this process. It outlives a restart: clients wait in
 * its queue meanwhile. @param pid of this process; descriptors handed to another one are not ours
 */
export function inheritedSocket(environment: NodeJS.ProcessEnv, pid: number): number | undefined {
	const { LISTEN_PID, LISTEN_FDS } = environment;
	return Number(LISTEN_PID) === pid && Number(LISTEN_FDS) >= 1 ? FIRST_DESCRIPTOR : undefined;
}

/**
 * Tells systemd that the service serves. By systemd's own program, because Node speaks no datagrams over Unix sockets;
 * the unit allows it with NotifyAccess=all.
 */
export async function notifyReady(environment: NodeJS.ProcessEnv): Promise<void> {
	if (environment.NOTIFY_SOCKET) await notify("--ready");
}

/**
 * Tells systemd from the event loop's own timer that the service is alive; once that stays away for `WatchdogSec=`,
 * systemd ends it (sd_watchdog_enabled(3)). @param pid of this process; a watchdog for another one is not ours
 */
export function startWatchdog(environment: NodeJS.ProcessEnv, pid: number, onFailure: (error: unknown) => void): void {
	const { NOTIFY_SOCKET, WATCHDOG_USEC, WATCHDOG_PID = pid } = environment;
	const every = Number(WATCHDOG_USEC) / 1000 / NOTIFICATIONS_PER_WATCHDOG;
	if (!NOTIFY_SOCKET || !(every > 0) || Number(WATCHDOG_PID) !== pid) return;
	setInterval(() => notify("WATCHDOG=1").catch(onFailure), every).unref();
}

async function notify(message: string): Promise<void> {
	await promisify(execFile)("systemd-notify", [message]);
}
