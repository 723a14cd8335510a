/** The built service as a process of its own, on a free port, as an operator would run it. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { inTestBuild } from "./test-build.ts";

const MAIN = inTestBuild("service/main.js");

export interface RunningService {
	url: string;
	process: ChildProcess;
	/** Everything it has logged so far, a line each. */
	log: string[];
	/** Ends it as an operator would and resolves with its exit code. */
	stop: () => Promise<number | null>;
	/** Ends it as a power cut would. */
	kill: () => Promise<void>;
}

export interface StartOptions {
	/** Which build; the whole one where unset. */
	main?: string;
	/** Whether its log is kept once it serves; under load that is a lot of lines. */
	keepLog?: boolean;
}

/**
 * Starts the service.
 * @param settings environment variables; nothing of this process's own settings reaches it
 * @throws with what it printed, when it ends before it serves
 */
export async function startService(
	settings: Record<string, string>,
	{ main = MAIN, keepLog = true }: StartOptions = {},
): Promise<RunningService> {
	if (!existsSync(main)) throw new Error("The service is not built; run `npm run build`.");
	const child = spawn(process.execPath, ["--enable-source-maps", main], {
		env: { PATH: process.env.PATH, PORT: "0", ...settings },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const log: string[] = [];
	const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
	const url = await new Promise<string>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			const lines = createInterface({ input: stream }).on("line", (line) => {
				log.push(line);
				const ready = line.match(/^Listo: (.+)$/)?.[1];
				if (ready === undefined) return;
				resolve(ready);
				if (keepLog) return;
				lines.close();
				stream.resume();
			});
		}
		void ended.then((code) => reject(new Error(`The service ended with code ${code}:\n${log.join("\n")}`)));
	});
	return {
		url,
		process: child,
		log,
		stop: async () => {
			child.kill("SIGTERM");
			return await ended;
		},
		kill: async () => {
			child.kill("SIGKILL");
			await ended;
		},
	};
}
