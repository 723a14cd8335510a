/** The delivery of mails on a fresh SQLite store, with every event kept and awaited. */
import { EventEmitter, once } from "node:events";
import { onTestFinished } from "vitest";
import { type DelivererOptions, type DeliveryEvent, startDeliverer } from "../../service/mail/deliverer.ts";
import { mailSender } from "../../service/mail/deliveries.ts";
import type { MailTransport } from "../../service/mail/transport.ts";
import { freshStore } from "../databases/stores.ts";
import { COMPOSITION } from "./mails.ts";

/** Composes each mail as the service does and hands it to this transport. */
export const sendThrough = (transport: MailTransport) => mailSender(transport, COMPOSITION);

/** A store and what is needed to start delivering from it. */
export async function freshDelivery() {
	const { store, database, clock } = await freshStore("sqlite");
	const events: DeliveryEvent[] = [];
	const reports = new EventEmitter();
	const countOf = (event: string) => events.filter((one) => one.event === event).length;

	/** Starts delivering until the test ends. @param changes at least how mails are sent */
	function start(changes: Pick<DelivererOptions, "send"> & Partial<DelivererOptions>) {
		const deliverer = startDeliverer({
			queue: store.mails,
			now: () => clock.time,
			random: () => 0,
			idleWait: 5,
			orphansAfter: 0,
			...changes,
			report: (event) => {
				events.push(event);
				changes.report?.(event);
				reports.emit("report");
			},
		});
		onTestFinished(deliverer.stop);
		return deliverer;
	}

	/** Resolves once this has been reported so many times. */
	async function reported(event: DeliveryEvent["event"], count = 1): Promise<void> {
		while (countOf(event) < count) await once(reports, "report");
	}

	async function mails() {
		return await database.db.selectFrom("mails").selectAll().orderBy("kind", "desc").execute();
	}

	return { store, database, clock, events, start, reported, mails };
}
