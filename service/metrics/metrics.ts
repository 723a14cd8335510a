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
import type { StoreStatus } from "../store/figures/figures.ts";
import type { Store } from "../store/store.ts";
import { within } from "../within.ts";

// A scrape is answered within two seconds, whatever the store does.
const MAX_WAIT = 1500;

export type Metrics = ReturnType<typeof createMetrics>;

const OF_STORE = "The same from every process of one store: take the max of them, not the sum.";

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

interface StoreRead {
	status: StoreStatus;
	request: Date | undefined;
	backup: Date | undefined;
	jump: number | undefined;
}

export function createMetrics({ store, checkReady, dataFolder, now }: MetricsOptions) {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
		new Counter({ name: `contact_${name}_total`, help, labelNames, registers });
	const requests = counter("requests", "Requests to secure-contact by what became of them.", "outcome");
	for (const outcome of [...TAKEN, ...Object.keys(STATUS)]) requests.inc({ outcome }, 0);
	const withheld =
		"Receipts withheld because the hour's were used up: all, or the share of a network or a mail domain.";
	const withheldReceipts = counter("receipts_withheld", withheld, "share");
	for (const share of WITHHELD_BY) if (share !== "mailbox") withheldReceipts.inc({ share }, 0);
	const storing = new Histogram({
		name: "contact_store_seconds",
		help: "Time until a request was committed.",
		buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
		registers,
	});
	const mails = counter("mails", "Tries to deliver a mail by kind and by what became of them.", "kind", "outcome");
	for (const kind of MAIL_KINDS) for (const outcome of Object.values(OUTCOMES)) mails.inc({ kind, outcome }, 0);
	const gauge = (name: string, help: string) => new Gauge({ name: `contact_${name}`, help, registers });
	const ofStore = (name: string, help: string) => gauge(name, `${help} ${OF_STORE}`);
	const seconds = (time: Date | undefined) => (time?.getTime() ?? 0) / 1000;
	const up = gauge("store_up", "Whether the store answered this scrape; without it, its figures are left out.");
	const ready = gauge("ready", "Whether this process can serve: what /readyz answers.");
	const disk = gauge("data_disk_available_bytes", "Free space on the disk of DATA_DIR; NaN without one.");
	const age = (since: Date | undefined) => (since ? seconds(now()) - seconds(since) : 0);
	const lastRequest = "When the last request was stored that is not held; 0 before the first.";
	const clockJump =
		"How far this process's clock jumped, which holds deletion until an operator confirms the time; 0 if it did not.";
	const storeGauges: readonly (readonly [Gauge, (read: StoreRead) => number])[] = [
		[ofStore("requests_unanswered", "Requests not marked answered."), ({ status }) => status.unanswered],
		[ofStore("requests_overdue", "Of these, past the promised time."), ({ status }) => status.overdue],
		[ofStore("requests_held", "Requests held."), ({ status }) => status.held],
		[ofStore("mails_pending", "Mails still pending."), ({ status }) => status.pendingMails],
		[ofStore("mails_failed", "Mails refused for good."), ({ status }) => status.failedMails],
		[ofStore("mails_lost", "Mails to staff given up within a day that nobody got."), ({ status }) => status.lostMails],
		[
			ofStore("mails_oldest_seconds", "Age of the oldest pending mail to staff."),
			({ status }) => age(status.oldestPendingMail),
		],
		[ofStore("last_request_timestamp_seconds", lastRequest), ({ request }) => seconds(request)],
		[
			ofStore("last_backup_timestamp_seconds", "When the store was last backed up; 0 before the first."),
			({ backup }) => seconds(backup),
		],
		[gauge("clock_jump_seconds", clockJump), ({ jump = 0 }) => jump / 1000],
	];

	async function lookAtStore(): Promise<void> {
		try {
			const { figures, backups, clock } = store();
			const figuresRead = Promise.all([figures.status(), figures.lastRequest(), backups.last(), clock.jump()]);
			const [status, request, backup, jump] = await within(MAX_WAIT, figuresRead);
			up.set(1);
			for (const [one, value] of storeGauges) one.set(value({ status, request, backup, jump }));
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
