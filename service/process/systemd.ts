/** What systemd hands a service and wants to be told (sd_listen_fds(3), sd_notify(3)). Without systemd, nothing of it. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

// SD_LISTEN_FDS_START
const FIRST_DESCRIPTOR = 3;
// One that is late must not end the service.
const NOTIFICATIONS_PER_WATCHDOG = 3;

/** The descriptor of a socket unit's socket, in whose queue clients wait during a restart. @param pid of this process */
export function inheritedSocket(environment: NodeJS.ProcessEnv, pid: number): number | undefined {
	const { LISTEN_PID, LISTEN_FDS } = environment;
	return Number(LISTEN_PID) === pid && Number(LISTEN_FDS) >= 1 ? FIRST_DESCRIPTOR : undefined;
}

/** Tells systemd that the service serves, by its own program: Node has no Unix datagrams. Needs NotifyAccess=all. */
export async function notifyReady(environment: NodeJS.ProcessEnv): Promise<void> {
	if (environment.NOTIFY_SOCKET) await notify("--ready");
}

/** Tells systemd from the event loop that the service is alive (sd_watchdog_enabled(3)). @param pid of this process */
export function startWatchdog(environment: NodeJS.ProcessEnv, pid: number, onFailure: (error: unknown) => void): void {
	const { NOTIFY_SOCKET, WATCHDOG_USEC, WATCHDOG_PID = pid } = environment;
	const every = Number(WATCHDOG_USEC) / 1000 / NOTIFICATIONS_PER_WATCHDOG;
	if (!NOTIFY_SOCKET || !(every > 0) || Number(WATCHDOG_PID) !== pid) return;
	setInterval(() => notify("WATCHDOG=1").catch(onFailure), every).unref();
}

async function notify(message: string): Promise<void> {
	await promisify(execFile)("systemd-notify", [message]);
}
