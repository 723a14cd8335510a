import { spawn } from "node:child_process";

/** What a program said, and how it ended. */
export interface ProgramResult {
	code: number | null;
	stdout: string;
	stderr: string;
}

/**
 * Runs a program to its end and hands back what it said.
 * @param environment beside this process's own
 * @param longest milliseconds it may take before it is ended
 * @throws where the program is not there
 */
export async function runProgram(
	program: string,
	args: readonly string[],
	{ environment = {}, longest = 120_000 }: { environment?: Record<string, string>; longest?: number } = {},
): Promise<ProgramResult> {
	const child = spawn(program, args, {
		env: { ...process.env, ...environment },
		stdio: ["ignore", "pipe", "pipe"],
		timeout: longest,
	});
	const said = { stdout: "", stderr: "" };
	for (const stream of ["stdout", "stderr"] as const) {
		child[stream].setEncoding("utf8").on("data", (text: string) => {
			said[stream] += text;
		});
	}
	const ended = Promise.withResolvers<number | null>();
	child.on("error", ended.reject);
	child.on("close", ended.resolve);
	return { code: await ended.promise, ...said };
}
