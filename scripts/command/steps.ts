import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { promisify } from "node:util";
import { ContentError } from "../../content-model/faults/faults.ts";
import { SettingsError } from "../../service/settings/settings-error.ts";
import { checkSettingsFile } from "../../service/settings/settings-file.ts";
import { commandLine } from "../install/programs.ts";

/** Thrown when a step of a script fails; the step's own output has said why. */
export class StepFailed extends Error {
	constructor(title: string) {
		super(title);
		this.name = "StepFailed";
	}
}

/** Runs a script's work; exits with 1 and no stack trace if a step failed, or a setting or the content is faulty. */
export async function orExit<T>(work: () => T | Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof SettingsError || error instanceof ContentError) process.stderr.write(`${error.message}\n`);
		else if (!(error instanceof StepFailed)) throw error;
		process.exit(1);
	}
}

/** Runs and times a command; shows its output if it fails. @param options environment, and whether others go first */
export async function runStep(
	title: string,
	command: string,
	args: readonly string[],
	{ env = process.env, inBackground = false }: { env?: NodeJS.ProcessEnv; inBackground?: boolean } = {},
): Promise<void> {
	process.stderr.write(`${title}…\n`);
	const started = performance.now();
	const [program, words] = commandLine(command, args);
	const options = { env: withoutTelemetry(env), maxBuffer: Number.POSITIVE_INFINITY };
	const running = promisify(execFile)(program, words, options);
	const { pid, stdin } = running.child;
	stdin?.end();
	if (inBackground && pid) setPriority(pid, constants.priority.PRIORITY_LOW);
	try {
		await running;
	} catch (error) {
		const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
		process.stderr.write(`${title}: falló\n\n${stdout}${stderr || message}\n`);
		throw new StepFailed(title);
	}
	process.stderr.write(`${title}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Runs a command whose output goes straight to the terminal; rejects if it fails. */
export async function runInherited(title: string, command: string, args: readonly string[]): Promise<void> {
	process.stderr.write(`${title}…\n`);
	const [program, words] = commandLine(command, args);
	const child = spawn(program, words, { stdio: ["ignore", "inherit", "inherit"], env: withoutTelemetry(process.env) });
	const [code] = await once(child, "close").catch(() => [1]);
	if (code !== 0) throw new StepFailed(title);
}

const withoutTelemetry = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...env, ASTRO_TELEMETRY_DISABLED: "1" });

/** Takes `.env` for operators' commands, not for tests and measurements; the environment wins. @throws SettingsError */
export function loadSettingsFile(): void {
	if (!existsSync(".env")) return;
	checkSettingsFile(".env");
	process.loadEnvFile(".env");
}
