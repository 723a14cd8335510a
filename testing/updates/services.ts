/** Services that are updated while they are in use: each restart is what the guide's way does. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "../postgres.ts";
import { startService } from "../running-service.ts";

export interface UpdatedService {
	/** Where a proxy finds it: `127.0.0.1:4321`. */
	host: string;
	/** Ends it and starts it anew; resolves once it serves. */
	update: () => Promise<void>;
	stop: () => Promise<unknown>;
}

/** With a socket of its own, as a container or one of several has it: nobody answers while it is started anew. */
export async function ownSocket(settings: Record<string, string>, main: string): Promise<UpdatedService> {
	const PORT = String(await freePort());
	let service = await startService({ ...settings, PORT }, { main, keepLog: false });
	return {
		host: `127.0.0.1:${PORT}`,
		update: async () => {
			await service.stop();
			service = await startService({ ...settings, PORT }, { main, keepLog: false });
		},
		stop: () => service.stop(),
	};
}

const HOLDER = fileURLToPath(new URL("socket-holder.ts", import.meta.url));

/** With a socket that outlives it, as `deploy/ivf-do.socket` has it. */
export async function heldSocket(settings: Record<string, string>, main: string): Promise<UpdatedService> {
	const host = `127.0.0.1:${await freePort()}`;
	const names = ["PATH", ...Object.keys(settings)].map((name) => `--setenv=${name}`);
	const holder = spawn("systemd-socket-activate", [`--listen=${host}`, ...names, process.execPath, HOLDER, main], {
		env: { PATH: process.env.PATH, ...settings },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const serving = servings(holder);
	// It starts nothing before somebody knocks.
	await once(holder.stderr, "data");
	holder.stderr.resume();
	const first = serving.next();
	await fetch(`http://${host}/healthz`);
	await first;
	return {
		host,
		update: async () => {
			const next = serving.next();
			holder.kill("SIGUSR2");
			await next;
		},
		stop: async () => {
			const exit = once(holder, "exit");
			holder.kill("SIGTERM");
			await exit;
		},
	};
}

/** Each time a service says that it serves. */
async function* servings({ stdout }: ChildProcess): AsyncGenerator<string> {
	if (!stdout) return;
	for await (const line of createInterface({ input: stdout })) if (line.startsWith("Listo: ")) yield line;
}
