/** Like systemd, passes its socket to one service after another: `socket-holder.ts <main.js>`; SIGUSR2 restarts it. */
import { spawn } from "node:child_process";
import { once } from "node:events";

const SOCKET = 3;
const [main = ""] = process.argv.slice(2);

let service = started();
let restarting = Promise.resolve();
process.on("SIGUSR2", () => {
	restarting = restarting.then(restart);
});
process.on("SIGTERM", async () => {
	await restarting;
	await ended();
	process.exit(0);
});

async function restart(): Promise<void> {
	await ended();
	service = started();
}

async function ended(): Promise<void> {
	const exit = once(service, "exit");
	service.kill("SIGTERM");
	await exit;
}

/** LISTEN_PID is the service's own number, which is known in its process alone. */
function started() {
	const command = `LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$1"`;
	return spawn("sh", ["-c", command, process.execPath, main], { stdio: ["ignore", "inherit", "inherit", SOCKET] });
}
