/** What systemd hands a service and wants to be told (sd_listen_fds(3), sd_notify(3)). Without systemd, nothing of it. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

// SD_LISTEN_FDS_START
const FIRST_DESCRIPTOR = 3;

/**
 * The socket that a socket unit listens on for this process. It outlives a restart: who comes meanwhile waits in its queue.
 * @param pid of this process; descriptors that were handed to another one are not ours
 * @returns its file descriptor, or undefined where there is none
 */
export function inheritedSocket(environment: NodeJS.ProcessEnv, pid: number): number | undefined {
	const { LISTEN_PID, LISTEN_FDS } = environment;
	return Number(LISTEN_PID) === pid && Number(LISTEN_FDS) >= 1 ? FIRST_DESCRIPTOR : undefined;
}

/**
 * Tells systemd that the service serves, so that whoever waits for its start goes on. By systemd's own program, because
 * Node speaks no datagrams over Unix sockets; the unit allows it with NotifyAccess=all.
 * @throws where that program is missing or refuses
 */
export async function notifyReady(environment: NodeJS.ProcessEnv): Promise<void> {
	if (!environment.NOTIFY_SOCKET) return;
	await promisify(execFile)("systemd-notify", ["--ready"]);
}
