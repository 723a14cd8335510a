/** The built function under Deno, as a process of its own on a free port. */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Where `npm test` installs Deno, which is only needed here. */
export const DENO_FOLDER = ".cache/deno";

/**
 * The program itself: npm's wrapper would leave Deno running when it is ended itself.
 * @throws where it is not installed
 */
export function denoProgram(): string {
	const fromThere = createRequire(join(process.cwd(), DENO_FOLDER, "package.json"));
	return fromThere("deno/install_api.cjs").runInstall();
}

export interface RunningDeno {
	url: string;
	/** Everything it has printed so far, a line each. */
	log: string[];
	stop: () => Promise<void>;
}

/**
 * Starts a function with the rights it is documented to need, and nothing to download from.
 * @param command `run` or `serve`, and its file
 * @param settings environment variables, `DENO_DIR` for its cache among them; nothing of this process's own reaches it
 * @throws with what it printed, when it ends before it serves
 */
export async function startDeno(command: ["run" | "serve", string], settings: Record<string, string>) {
	const [verb, file] = command;
	const rights = ["--no-prompt", "--no-remote", "--no-npm", "--allow-env", "--allow-net"];
	const where = verb === "serve" ? ["--host", "127.0.0.1", "--port", "0"] : [];
	const child = spawn(denoProgram(), [verb, ...rights, ...where, file], {
		env: { NO_COLOR: "1", DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0", ...settings },
		stdio: ["ignore", "pipe", "pipe"],
	});
	const log: string[] = [];
	const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
	const url = await new Promise<string>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			createInterface({ input: stream }).on("line", (line) => {
				log.push(line);
				const ready = line.match(/Listening on (http:\/\/[\d.:]+)/);
				if (ready?.[1]) resolve(ready[1]);
			});
		}
		child.once("close", (code) => reject(new Error(`Deno ended with code ${code}:\n${log.join("\n")}`)));
	});
	const running: RunningDeno = {
		url,
		log,
		stop: async () => {
			child.kill("SIGTERM");
			await ended;
		},
	};
	return running;
}
