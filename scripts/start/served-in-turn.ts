/** The service as a process, restarted after publications: its socket is held here, as by `deploy/ivf-do.socket`. */
import { type ChildProcess, spawn } from "node:child_process";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { existsSync } from "node:fs";
import * as net from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getSystemErrorName } from "node:util";
import { PUBLIC_BUILD, TEXTS_FOLDER } from "../../contract/desk/texts.ts";
import type { Served } from "../../publisher/main.ts";
import { cannotListen } from "../../service/process/start-notice.ts";
import type { Settings } from "../../service/settings/settings.ts";
import { StepFailed } from "../command/steps.ts";

interface Handle {
	fd: number;
	getsockname: (name: { port?: number }) => number;
}

/** What Node's own cluster binds a socket with, which no public function does without accepting on it as well. */
interface Binding {
	_createServerHandle: (address: string, port: number, family: 4 | 6) => Handle | number;
}

const PUBLISHER = fileURLToPath(new URL("../../publisher/main.ts", import.meta.url));
/** LISTEN_PID is the service's own number, which is known in its process alone. */
const WITH_SOCKET = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$1"';
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** Milliseconds before a publisher that has ended is started again. */
const AGAIN_AFTER = 1000;

/** @param build makes the checkout's own build, if that is due */
export async function servedInTurn(settings: Settings, build: () => Promise<void>): Promise<void> {
	const socket = await bound(settings);
	let folder: string | undefined;
	let service: ChildProcess | undefined;
	let publisher: ChildProcess | undefined;
	let stopping = false;
	let restarting = Promise.resolve();

	function startPublisher(): Promise<Served> {
		const started = spawn(process.execPath, [PUBLISHER], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
		publisher = started;
		const first = Promise.race([
			once(started, "message").then(([said]) => said as Served),
			once(started, "exit").then((): Served => ({ missing: "" })),
		]);
		first.then(({ missing }) => {
			if (missing !== undefined) return;
			started.on("message", (said: Served) => {
				folder = said.folder;
				restarting = restarting.then(restart);
			});
			started.once("exit", () => stopping || setTimeout(startPublisher, AGAIN_AFTER));
		});
		return first;
	}

	function startService(): void {
		const main = join(folder ?? "dist", "service", "main.js");
		const stdio = ["ignore", "inherit", "inherit", socket.fd, "ipc"] as const;
		const started = spawn("sh", ["-c", WITH_SOCKET, process.execPath, main], { stdio: [...stdio] });
		service = started;
		started.once("exit", (code) => {
			// Not told to: whoever started this is told the same.
			if (service === started) process.exit(code ?? 1);
		});
	}

	async function restart(): Promise<void> {
		const before = service;
		if (!before || stopping) return;
		service = undefined;
		before.kill("SIGTERM");
		if (before.exitCode === null) await once(before, "exit");
		if (!stopping) startService();
	}

	const data = join(settings.DATA_DIR, TEXTS_FOLDER);
	// Where nothing was published yet, the checkout's own build is what is served.
	const [served] = await Promise.all([startPublisher(), existsSync(data) ? undefined : build()]);
	// Without a publisher, what was public stays so.
	const last = join(data, PUBLIC_BUILD);
	folder = served.missing !== undefined && existsSync(last) ? last : served.folder;
	if (folder === undefined) await build();
	startService();
	for (const signal of SIGNALS) {
		process.on(signal, async () => {
			if (stopping) return;
			stopping = true;
			await restarting;
			publisher?.kill("SIGTERM");
			if (service?.kill(signal)) return;
			process.exit(0);
		});
	}
	await new Promise(() => {});
}

/** @returns a socket that is bound, on which the service listens; without a reference to it, it would be closed */
async function bound(settings: Settings): Promise<Handle> {
	const { address, family } = await lookup(settings.HOST);
	const handle = (net as unknown as Binding)._createServerHandle(address, settings.PORT, family === 6 ? 6 : 4);
	const name: { port?: number } = {};
	// One whose port is taken is made as well, and has none.
	if (typeof handle === "object" && handle.getsockname(name) === 0 && name.port) return handle;
	const code = typeof handle === "object" ? "EADDRINUSE" : getSystemErrorName(handle);
	const error = Object.assign(new Error(), { code });
	process.stderr.write(`${cannotListen(settings, error)}\n`);
	throw new StepFailed("Abriendo el puerto");
}
