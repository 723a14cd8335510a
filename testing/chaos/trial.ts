/** What a scenario starts with: folders of its own, a service built without the pages, and everything ended after it. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyDatabase, startPostgres } from "../postgres.ts";
import { type RunningService, startService } from "../running-service.ts";
import { inTestBuild } from "../test-build.ts";
import { BrokenPromise, type Figures, type Scale, type Scenario } from "./scenario.ts";

export interface Trial {
	/** For this trial alone; gone after it. */
	folder: string;
	/** Starts a service. Pages are left out: no scenario asks for one, and reading them is a sixth of each start. */
	service: (settings: Record<string, string>) => Promise<RunningService>;
	/** Does this when the trial ends, last first. */
	after: (end: () => unknown) => void;
}

/** Runs a trial and ends all it started, however it went. */
export async function trial<Result>(run: (trial: Trial) => Promise<Result>): Promise<Result> {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-chaos-"));
	const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
	const main = bareBuild(join(folder, "build"));
	const service: Trial["service"] = async (settings) => {
		const started = await startService(
			{ RATE_LIMIT: "0", STAFF_MAIL_LIMIT: "0", NODE_COMPILE_CACHE: compiled(), ...settings },
			{ main, keepLog: false },
		);
		ends.push(started.kill);
		return started;
	};
	const endAll = async () => {
		for (let end = ends.pop(); end; end = ends.pop()) await end();
	};
	const trials = ofScenario.getStore();
	underWay.add(endAll);
	trials?.add(endAll);
	try {
		return await run({ folder, service, after: (end) => ends.push(end) });
	} finally {
		await endAll();
		underWay.delete(endAll);
		trials?.delete(endAll);
		if (underWay.size === 0) forgetCompiled();
	}
}

/**
 * An empty database of a trial's own.
 * @param server address of a running PostgreSQL; one is started for the trial where there is none
 */
export async function ownDatabase(server: string | undefined, after: Trial["after"]): Promise<string> {
	if (server) return await emptyDatabase(server, `chaos_${randomUUID().replaceAll("-", "")}`);
	const started = await startPostgres();
	after(started.stop);
	return await emptyDatabase(started.url, "chaos");
}

const underWay = new Set<() => Promise<void>>();
const ofScenario = new AsyncLocalStorage<Set<() => Promise<void>>>();

/** Ends all that trials have started, where they are broken off. */
export async function endTrials(trials: Iterable<() => Promise<void>> = underWay): Promise<void> {
	for (const endAll of trials) await endAll();
}

/**
 * Runs a scenario for so long at most; past that, what it has started is ended.
 * @throws BrokenPromise where it is stuck, or did not hold
 */
export async function bounded({ run }: Scenario, scale: Scale, seconds: number): Promise<Figures> {
	const trials = new Set<() => Promise<void>>();
	const stuck = Promise.withResolvers<never>();
	const timer = setTimeout(() => {
		stuck.reject(new BrokenPromise(`Not done within ${seconds} s`));
		void endTrials(trials);
	}, seconds * 1000);
	const running = ofScenario.run(trials, () => run(scale));
	// Broken off, it fails by itself once more.
	running.catch(() => {});
	try {
		return await Promise.race([running, stuck.promise]);
	} finally {
		clearTimeout(timer);
	}
}

let compiledCode: string | undefined;

/** Compiled code that trials under way at the same time share, so that a start takes less; gone with the last of them. */
function compiled(): string {
	compiledCode ??= mkdtempSync(join(tmpdir(), "ivf-do-compiled-"));
	return compiledCode;
}

function forgetCompiled(): void {
	if (compiledCode) rmSync(compiledCode, { recursive: true, force: true });
	compiledCode = undefined;
}

function bareBuild(folder: string): string {
	if (!existsSync(inTestBuild("service/main.js"))) throw new Error("The service is not built; run `npm run build`.");
	for (const part of ["service", "shell"]) cpSync(inTestBuild(part), join(folder, part), { recursive: true });
	for (const file of ["policies.json", "build-settings.json"]) cpSync(inTestBuild(file), join(folder, file));
	mkdirSync(join(folder, "site"));
	cpSync(inTestBuild("site/404.html"), join(folder, "site/404.html"));
	return join(folder, "service/main.js");
}

/** Where the service is at the moment: callers wait here while it is down. */
export function movingTarget() {
	let up = Promise.withResolvers<string>();
	return {
		target: () => up.promise,
		isAt: (url: string) => up.resolve(url),
		isDown: () => {
			up = Promise.withResolvers<string>();
		},
	};
}
