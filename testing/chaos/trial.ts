/** What chaos, bench and audit run in: a folder, services, a database and a mail server of their own, which end with it. */
import { randomUUID } from "node:crypto";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseKind } from "../../service/database/database.ts";
import { newDatabase, startPostgres } from "../databases/postgres.ts";
import { type RunningService, type StartOptions, startService } from "../processes/running-service.ts";
import { type CountingMailServer, startCountingMailServer } from "./counting-mail-server.ts";

export interface TrialOptions {
	/** SQLite if unset. */
	store?: DatabaseKind;
	/** Whether to mount a file system and await claims and slow bodies for minutes; else pending mails count as kept. */
	full?: boolean;
	/** Address of a running PostgreSQL, for trials that do the server itself no harm; each starts one of its own if unset. */
	postgres?: string | undefined;
}

export interface Trial {
	full: boolean;
	/** How much of something is done: at full scale, or within seconds. */
	amount: (full: number, small: number) => number;
	/** For this trial alone; gone after it. */
	folder: string;
	/** Of the services it starts: where they store and which server gets their mails. A scenario may change them before. */
	settings: { DATA_DIR: string; DATABASE_URL: string; SMTP_URL: string };
	mail: CountingMailServer;
	service: (more?: Record<string, string>, options?: StartOptions) => Promise<RunningService>;
	/** Does this when the trial ends, last first. */
	after: (end: () => unknown) => void;
}

const underWay = new Set<AsyncDisposableStack>();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void endTrials());

/** Ends all that trials have started, and this process, which was told to end. */
async function endTrials(): Promise<void> {
	for (const ends of underWay) await ends.disposeAsync();
	process.exit(1);
}

/** Runs a trial and ends all it started, however it went. */
export async function trial<Result>(
	run: (trial: Trial) => Promise<Result>,
	{ store, full = true, postgres }: TrialOptions = {},
): Promise<Result> {
	await using ends = new AsyncDisposableStack();
	const after: Trial["after"] = (end) => void (ends.disposed ? end() : ends.defer(async () => void (await end())));
	underWay.add(ends);
	after(() => underWay.delete(ends));
	const { path: folder } = ends.use(mkdtempDisposableSync(join(tmpdir(), "ivf-do-chaos-")));
	const mail = await startCountingMailServer();
	after(mail.close);
	const DATABASE_URL = store === "postgres" ? await ownDatabase(postgres, after) : "";
	const settings = { DATA_DIR: join(folder, "data"), DATABASE_URL, SMTP_URL: mail.url };
	const unlimited = { RATE_LIMIT: "0", STAFF_MAIL_LIMIT: "0", NODE_COMPILE_CACHE: join(folder, "compiled") };
	const service: Trial["service"] = async (more, options) => {
		const started = await startService({ ...unlimited, ...settings, ...more }, { keepLog: false, ...options });
		after(started.kill);
		return started;
	};
	const amount: Trial["amount"] = (all, some) => (full ? all : some);
	return await run({ full, amount, folder, settings, mail, service, after });
}

async function ownDatabase(server: string | undefined, after: Trial["after"]): Promise<string> {
	if (server) return await newDatabase(server, `chaos_${randomUUID().replaceAll("-", "")}`);
	const started = await startPostgres();
	after(started.stop);
	return await newDatabase(started.url, "chaos");
}
