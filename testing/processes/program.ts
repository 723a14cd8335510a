/** A program as a process of its own, which says when it is ready. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Milliseconds. */
const READY_WITHIN = 120_000;

export type RunningProgram = Awaited<ReturnType<typeof startProgram>>;

/** @param env its whole environment @param ready the line to await @throws with its log, if it ends before that */
export async function startProgram(
	program: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv,
	ready: RegExp,
	keepLog = true,
) {
	const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
	const log: string[] = [];
	const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
	const said = await new Promise<string>((resolve, reject) => {
		for (const stream of [child.stdout, child.stderr]) {
			const lines = createInterface({ input: stream }).on("line", (line) => {
				log.push(line);
				const found = line.match(ready);
				if (!found) return;
				clearTimeout(deadline);
				resolve(found[1] ?? "");
				if (keepLog) return;
				lines.close();
				stream.resume();
			});
		}
		// A program whose line never comes must not hold up who waits for it.
		const deadline = setTimeout(() => {
			child.kill("SIGKILL");
			reject(new Error(`${program} is not ready after ${READY_WITHIN / 1000} s:\n${log.join("\n")}`));
		}, READY_WITHIN);
		child.once("error", reject);
		child.once("exit", () => clearTimeout(deadline));
		child.once("close", (code) => reject(new Error(`${program} ended with code ${code}:\n${log.join("\n")}`)));
	});
	const end = (signal: NodeJS.Signals) => {
		child.kill(signal);
		return ended;
	};
	return {
		/** What the ready pattern's group caught. */
		said,
		process: child,
		/** Everything it has printed so far, a line each. */
		log,
		/** Ends it as an operator would and resolves with its exit code. */
		stop: () => end("SIGTERM"),
		/** Ends it as a power cut would. */
		kill: () => end("SIGKILL"),
	};
}
