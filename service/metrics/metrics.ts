/** What the service counts, in Prometheus' form. Labels are codes: never an address, a reference or a word typed. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Answer } from "../http/secure-contact.ts";
import type { DeliveryEvent } from "../mails/deliver.ts";
import type { Pulse } from "../requests/figures.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** @param pulse how things stand in the store, asked at each scrape */
export function createMetrics(pulse: () => Promise<Pulse>, now: () => Date) {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const requests = new Counter({
		name: "contact_requests_total",
		help: "Requests to secure-contact by what became of them.",
		labelNames: ["outcome"],
		registers,
	});
	const store = new Histogram({
		name: "contact_store_seconds",
		help: "Time until a request was committed.",
		buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
		registers,
	});
	const mails = new Counter({
		name: "contact_mails_total",
		help: "Tries to deliver a mail by kind and by what became of them.",
		labelNames: ["kind", "outcome"],
		registers,
	});
	const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
	const up = gauge("contact_store_up", "Whether the store answered this scrape.");
	const unanswered = gauge("contact_requests_unanswered", "Requests not marked answered.");
	const overdue = gauge("contact_requests_overdue", "Of these, past the promised time.");
	const held = gauge("contact_requests_quarantined", "Requests held as suspect.");
	const pending = gauge("contact_mails_pending", "Mails still owed.");
	const failed = gauge("contact_mails_failed", "Mails refused for good.");
	const age = gauge("contact_mails_oldest_seconds", "Age of the oldest mail to staff still owed.");

	async function look(): Promise<void> {
		try {
			const standing = await pulse();
			up.set(1);
			unanswered.set(standing.unanswered);
			overdue.set(standing.overdue);
			held.set(standing.held);
			pending.set(standing.pendingMails);
			failed.set(standing.failedMails);
			age.set(standing.oldestPendingMail ? (now().getTime() - standing.oldestPendingMail.getTime()) / 1000 : 0);
		} catch {
			up.set(0);
		}
	}

	return {
		contentType: registry.contentType,
		/** Counts one request. @param storeMs how long the store took, where it took it */
		request(outcome: Answer, storeMs?: number): void {
			requests.inc({ outcome });
			if (storeMs !== undefined) store.observe(storeMs / 1000);
		},
		/** Counts one try to deliver a mail. */
		mail(event: DeliveryEvent): void {
			if ("kind" in event) mails.inc({ kind: event.kind, outcome: event.event.replace("mail ", "") });
		},
		/** Everything, as text. */
		async text(): Promise<string> {
			await look();
			return await registry.metrics();
		},
	};
}
