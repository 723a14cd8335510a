/** Metrics in Prometheus' text format. Labels are codes. Every series exists from the start, or `increase()` misses its first event. */
import { statfs } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { MAIL_KINDS } from "../../contract/requests/mail-kinds.ts";
import { STATUS, WITHHELD_BY, type WithheldBy } from "../../contract/requests/wire.ts";
import { type RequestOutcome, TAKEN } from "../http/forms/secure-contact.ts";
import { type DeliveryEvent, OUTCOMES } from "../mail/deliverer.ts";
import { errorCode } from "../process/error-code.ts";
import type { Log } from "../process/log.ts";
import type { Store } from "../store/store.ts";
import { within } from "../within.ts";
import help from "./metrics.json" with { type: "json" };

// A scrape is answered within two seconds, whatever the store does.
const MAX_WAIT = 1500;

export type Metrics = ReturnType<typeof createMetrics>;

const HELP = { ...help.process, ...help.store };
const OF_STORE = "The same from every process of one store: take the max of them, not the sum.";
const STORE_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface MetricsOptions {
	/** Called at each scrape; may throw while the store is not open. */
	store: () => {
		figures: Pick<Store["figures"], "status" | "lastRequest">;
		backups: Pick<Store["backups"], "last">;
		clock: Pick<Store["clock"], "jump">;
	};
	/** What `/readyz` answers; rejects if the service is not ready. */
	checkReady: () => Promise<void>;
	/** Folder whose disk is measured; if it does not exist, as with PostgreSQL, the metric is left out. */
	dataFolder: string;
	now: () => Date;
}

export function createMetrics({ store, checkReady, dataFolder, now }: MetricsOptions) {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const about = (name: keyof typeof HELP) => ({
		name: `contact_${name}`,
		help: name in help.store ? `${HELP[name]} ${OF_STORE}` : HELP[name],
		registers: [registry],
	});
	const requests = new Counter({ ...about("requests_total"), labelNames: ["outcome"] });
	for (const outcome of [...TAKEN, ...Object.keys(STATUS)]) requests.inc({ outcome }, 0);
	const withheldReceipts = new Counter({ ...about("receipts_withheld_total"), labelNames: ["share"] });
	for (const share of WITHHELD_BY) if (share !== "mailbox") withheldReceipts.inc({ share }, 0);
	const storing = new Histogram({ ...about("store_seconds"), buckets: STORE_SECONDS });
	const mails = new Counter({ ...about("mails_total"), labelNames: ["kind", "outcome"] });
	for (const kind of MAIL_KINDS) for (const outcome of Object.values(OUTCOMES)) mails.inc({ kind, outcome }, 0);
	const up = new Gauge(about("store_up"));
	const ready = new Gauge(about("ready"));
	const disk = new Gauge(about("data_disk_available_bytes"));
	const seconds = (time: Date | undefined) => (time?.getTime() ?? 0) / 1000;
	const ofStore = {
		requests_unanswered: ({ status }) => status.unanswered,
		requests_overdue: ({ status }) => status.overdue,
		requests_held: ({ status }) => status.held,
		mails_pending: ({ status }) => status.pendingMails,
		mails_failed: ({ status }) => status.failedMails,
		mails_lost: ({ status }) => status.lostMails,
		mails_oldest_seconds: ({ status }) => seconds(now()) - seconds(status.oldestPendingMail ?? now()),
		last_request_timestamp_seconds: ({ request }) => seconds(request),
		last_backup_timestamp_seconds: ({ backup }) => seconds(backup),
		clock_jump_seconds: ({ jump = 0 }) => jump / 1000,
	} satisfies Partial<Record<keyof typeof HELP, (read: Awaited<ReturnType<typeof readStore>>) => number>>;
	const storeGauges = Object.entries(ofStore).map(
		([name, value]) => [new Gauge(about(name as keyof typeof ofStore)), value] as const,
	);

	async function readStore() {
		const { figures, backups, clock } = store();
		const asked = [figures.status(), figures.lastRequest(), backups.last(), clock.jump()] as const;
		const [status, request, backup, jump] = await Promise.all(asked);
		return { status, request, backup, jump };
	}

	async function lookAtStore(): Promise<void> {
		try {
			const read = await within(MAX_WAIT, readStore());
			up.set(1);
			for (const [one, value] of storeGauges) one.set(value(read));
		} catch {
			up.set(0);
			// What it said before is no longer known to be true.
			for (const [one] of storeGauges) one.remove();
		}
	}

	async function lookAtMachine(): Promise<void> {
		const [checked, found] = await Promise.allSettled([checkReady(), statfs(dataFolder)]);
		ready.set(Number(checked.status === "fulfilled"));
		disk.set(found.status === "fulfilled" ? found.value.bavail * found.value.bsize : Number.NaN);
	}

	return {
		contentType: registry.contentType,
		/** Counts one request. @param storeMs how long the store took, if it was called @param share why it has no receipt */
		request(outcome: RequestOutcome, storeMs?: number, share?: WithheldBy): void {
			requests.inc({ outcome });
			if (share && share !== "mailbox") withheldReceipts.inc({ share });
			if (storeMs !== undefined) storing.observe(storeMs / 1000);
		},
		mail(event: DeliveryEvent): void {
			if ("kind" in event) mails.inc({ kind: event.kind, outcome: OUTCOMES[event.event] });
		},
		async text(): Promise<string> {
			await Promise.all([lookAtStore(), lookAtMachine()]);
			return await registry.metrics();
		},
	};
}

/** Serves `GET /metrics` without a login; the caller closes the server. @param host address to listen on, which decides who can connect */
export function startMetricsServer(metrics: Metrics, port: number, host: string, log: Log): Server {
	const server = createServer(async (request, response) => {
		if (request.url !== "/metrics" || request.method !== "GET") {
			response.writeHead(404).end();
			return;
		}
		try {
			const text = await metrics.text();
			response.writeHead(200, { "Content-Type": metrics.contentType, "Cache-Control": "no-store" }).end(text);
		} catch (error) {
			log.error({ error: errorCode(error) }, "metrics failed");
			response.writeHead(503).end();
		}
	});
	server.on("error", (error) => log.error({ error: errorCode(error) }, "metrics not served"));
	server.listen(port, host, () => {
		log.info({ port: (server.address() as { port: number } | null)?.port }, "metrics served");
	});
	return server;
}
