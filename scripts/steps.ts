import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { SettingsError } from "../service/settings/settings-error.ts";
import { commandLine } from "./programs.ts";

/** Thrown when a step of a script fails; the step's own output has said why. */
export class StepFailed extends Error {
	constructor(title: string) {
		super(title);
		this.name = "StepFailed";
	}
}

/**
 * Runs a script's work. Where one of its steps failed, which has said why, or a setting is faulty, the process exits with
 * code 1 and without a stack trace.
 */
export async function orExit<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
		else if (!(error instanceof StepFailed)) throw error;
		process.exit(1);
	}
}

/**
 * Runs one command of a longer script: says what it does, and shows its output where it fails.
 * @param title what a person waiting is told
 * @param env of the command, this process's own where unset
 */
export async function runStep(
	title: string,
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
	process.stderr.write(`${title}…`);
	await runReporting("", title, command, args, env);
}

/** Runs one of several commands that run at once: reports only when it ends, so that their lines do not mix. */
export async function runConcurrentStep(
	title: string,
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
	await runReporting(`${title}…`, title, command, args, env);
}

/** The same for what may wait: it has the processors when nothing else wants them. */
export async function runInBackground(title: string, command: string, args: readonly string[]): Promise<void> {
	await runReporting(`${title}…`, title, command, args, process.env, constants.priority.PRIORITY_LOW);
}

async function runReporting(
	before: string,
	title: string,
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv,
	priority?: number,
): Promise<void> {
	const started = performance.now();
	const { code, output } = await capture(command, args, env, priority);
	if (code !== 0) {
		process.stderr.write(`${before} falló\n\n${output}\n`);
		throw new StepFailed(title);
	}
	process.stderr.write(`${before} ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Runs a command whose output goes straight to the terminal; rejects where it fails. */
export async function runInherited(title: string, command: string, args: readonly string[]): Promise<void> {
	process.stderr.write(`${title}…\n`);
	const [program, words] = commandLine(command, args);
	const child = spawn(program, words, { stdio: ["ignore", "inherit", "inherit"], env: withoutTelemetry(process.env) });
	const ended = Promise.withResolvers<number | null>();
	child.on("error", () => ended.resolve(null));
	child.on("close", ended.resolve);
	if ((await ended.promise) !== 0) throw new StepFailed(title);
}

async function capture(
	command: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv,
	priority?: number,
): Promise<{ code: number; output: string }> {
	const [program, words] = commandLine(command, args);
	const child = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"], env: withoutTelemetry(env) });
	if (priority !== undefined && child.pid) setPriority(child.pid, priority);
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8");
		stream.on("data", (text: string) => {
			output += text;
		});
	}
	const ended = Promise.withResolvers<number>();
	child.on("error", (error) => {
		output += error.message;
		ended.resolve(1);
	});
	child.on("close", (code) => ended.resolve(code ?? 1));
	return { code: await ended.promise, output };
}

function withoutTelemetry(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return { ...env, ASTRO_TELEMETRY_DISABLED: "1" };
}
