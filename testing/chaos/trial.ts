/** What a scenario runs in: a folder, a store, a mail server and services of its own, all ended after it. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseKind } from "../../service/database/database.ts";
import { emptyDatabase, startPostgres } from "../postgres.ts";
import { type RunningService, type StartOptions, startService } from "../running-service.ts";
import { type CountingMailServer, startCountingMailServer } from "./counting-mail-server.ts";
import type { Scale } from "./scale.ts";

export interface Trial<Amounts = Scale> {
	scale: Amounts;
	/** For this trial alone; gone after it. */
	folder: string;
	/** Of the services it starts: where they store and whom they hand mails to. A scenario may change them before. */
	settings: { DATA_DIR: string; DATABASE_URL: string; SMTP_URL: string };
	mail: CountingMailServer;
	/** Starts a service. */
	service: (more?: Record<string, string>, options?: StartOptions) => Promise<RunningService>;
	/** Does this when the trial ends, last first. */
	after: (end: () => unknown) => void;
}

const underWay = new Set<() => Promise<void>>();

/** Ends all that trials have started, where they are broken off. */
export async function endTrials(): Promise<void> {
	for (const end of underWay) await end();
}

/**
 * Runs a trial and ends all it started, however it went.
 */
export async function trial<Amounts extends Pick<Scale, "postgres">, Result>(
	scale: Amounts,
	store: DatabaseKind,
	run: (trial: Trial<Amounts>) => Promise<Result>,
): Promise<Result> {
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-chaos-"));
	const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
	let over = false;
	const after: Trial["after"] = (end) => void (over ? end() : ends.push(end));
	const endAll = async () => {
		over = true;
		for (let end = ends.pop(); end; end = ends.pop()) await end();
	};
	underWay.add(endAll);
	try {
		const mail = await startCountingMailServer();
		after(mail.close);
		const DATABASE_URL = store === "postgres" ? await ownDatabase(scale.postgres, after) : "";
		const settings = { DATA_DIR: join(folder, "data"), DATABASE_URL, SMTP_URL: mail.url };
		const unlimited = { RATE_LIMIT: "0", STAFF_MAIL_LIMIT: "0", NODE_COMPILE_CACHE: join(folder, "compiled") };
		const service: Trial["service"] = async (more, options) => {
			const started = await startService({ ...unlimited, ...settings, ...more }, { keepLog: false, ...options });
			after(started.kill);
			return started;
		};
		return await run({ scale, folder, settings, mail, service, after });
	} finally {
		await endAll();
		underWay.delete(endAll);
	}
}

async function ownDatabase(server: string | undefined, after: Trial["after"]): Promise<string> {
	if (server) return await emptyDatabase(server, `chaos_${randomUUID().replaceAll("-", "")}`);
	const started = await startPostgres();
	after(started.stop);
	return await emptyDatabase(started.url, "chaos");
}
