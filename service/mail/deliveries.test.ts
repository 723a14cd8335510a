import { describe, expect, it, onTestFinished } from "vitest";
import { freshStore } from "../../testing/databases/stores.ts";
import { startMailServer } from "../../testing/mail/mail-server.ts";
import { COMPOSITION, smtpAt } from "../../testing/mail/mails.ts";
import { patientRequest } from "../../testing/requests.ts";
import { MAIL_CONCURRENCY, startDeliveries } from "./deliveries.ts";
import { smtpTransport } from "./transport.ts";

const RECEIPTS = 16;

const isVisitors = (address: string) => address.endsWith("@lento.example");

const LATER = Object.assign(new Error("later"), { responseCode: 450 });

describe("receipts to a slow mail server", () => {
	it.each(["hang", "are put off"] as const)("hold back no mail to staff where they %s", async (how) => {
		const held = Promise.withResolvers<void>();
		const hanging: (() => void)[] = [];
		let tries = 0;
		const server = await startMailServer({
			onRcptTo: ({ address }, _session, done) => {
				if (!isVisitors(address)) return done();
				if (++tries === MAIL_CONCURRENCY.receipt) held.resolve();
				if (how === "hang") hanging.push(() => done(LATER));
				else done(LATER);
			},
		});
		const { store, clock } = await freshStore("sqlite");
		for (let time = 0; time < RECEIPTS; time++) {
			await store.requests.accept({ ...patientRequest, email: `a${time}@lento.example` });
		}
		const deliveries = startDeliveries({
			queue: store.mails,
			transport: (concurrency) => smtpTransport(smtpAt(server.url), concurrency),
			composition: COMPOSITION,
			now: () => clock.time,
			random: () => 0,
			report: () => {},
			idleWait: 5,
			orphansAfter: 0,
		});
		onTestFinished(async () => {
			const stopped = deliveries.stop();
			for (const letGo of hanging) letGo();
			await stopped;
			await server.close();
		});
		await held.promise;
		await server.received(RECEIPTS);
		const { reference } = await store.requests.accept({ ...patientRequest, email: "urgente@lento.example" });
		deliveries.wake();
		const mails = await server.received(RECEIPTS + 1);
		expect(mails.at(-1)?.subject).toContain(reference);
		for (const { recipients } of mails) expect(recipients).toEqual(["equipo@ivf.example", "guardia@ivf.example"]);
	});
});
