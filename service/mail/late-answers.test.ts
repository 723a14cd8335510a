import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { act } from "../../testing/databases/stores.ts";
import { freshDelivery, sendThrough } from "../../testing/mail/deliveries.ts";
import { COMPOSITION, connected, dueMail, smtpAt } from "../../testing/mail/mails.ts";
import { HOUR, NOON, patientRequest } from "../../testing/requests.ts";
import type { DueMail } from "../store/outbox/mail-queue.ts";
import { composeMail } from "./compose/compose.tsx";
import type { DelivererOptions } from "./deliverer.ts";
import { startDeliveries } from "./deliveries.ts";
import { smtpTransport } from "./transport.ts";

const SOON = { connection: 5000, answer: 1000, mail: 5000 };
const HALF_AN_HOUR = HOUR / 2;

type Hook = NonNullable<SMTPServerOptions["onData"]>;

/** A server that has the whole mail and says nothing. */
const silentAfterData: Hook = (stream) => {
	stream.resume();
};

/** The staff's mail of one request, met by a server of this kind; other mails get no try. */
async function meeting(options: SMTPServerOptions, timeouts = SOON) {
	const { server, transport } = await connected(options, onTestFinished, timeouts);
	const delivery = await freshDelivery();
	await delivery.store.requests.accept(patientRequest);
	const start = (changes: Partial<DelivererOptions> = {}) =>
		delivery.start({ send: sendThrough(transport), lanes: ["staff"], ...changes });
	const staffMail = async () => (await delivery.mails()).find(({ kind }) => kind === "staff");
	return { ...delivery, server, start, staffMail };
}

const inHalfAnHour = new Date(NOON.getTime() + HALF_AN_HOUR).toISOString();

describe("a mail server that", () => {
	it("says nothing after DATA may have the mail: one more try after half an hour, then staff are told", async () => {
		const { clock, start, reported, staffMail, store, database } = await meeting({ onData: silentAfterData });
		start();
		await reported("mail retried");
		expect(await staffMail()).toMatchObject({
			state: "pending",
			last_error: "UNCONFIRMED ETIMEDOUT",
			due_at: inHalfAnHour,
			leased_until: null,
		});
		clock.time = new Date(NOON.getTime() + HALF_AN_HOUR);
		await reported("mail failed");
		expect(await staffMail()).toMatchObject({ state: "failed", attempts: 2, last_error: "UNCONFIRMED ETIMEDOUT" });
		await store.sla.queueDigest(() => clock.time);
		clock.time = new Date(clock.time.getTime() + HOUR);
		expect(await store.sla.queueDigest(() => clock.time)).toBe(true);
		const { content } = await database.db
			.selectFrom("mails")
			.select("content")
			.where("kind", "=", "digest")
			.executeTakeFirstOrThrow();
		const { text } = await composeMail(dueMail("digest", { content: JSON.parse(content as string) }), COMPOSITION);
		expect(text).toContain("correo al equipo · quizá llegó");
	});

	it("hangs up after DATA may have the mail, too", async () => {
		const met = await meeting({ onData: (stream) => stream.resume().on("end", () => met.server.hangUp()) });
		const { start, reported, staffMail } = met;
		start();
		await reported("mail retried");
		expect(await staffMail()).toMatchObject({ last_error: "UNCONFIRMED ECONNECTION", due_at: inHalfAnHour });
	});

	it("goes on for ever with signs of life is left after a time for the whole mail", async () => {
		const { start, reported, staffMail } = await meeting(
			{ onData: silentAfterData },
			{ connection: 5000, answer: HOUR, mail: 1000 },
		);
		start();
		await reported("mail retried");
		expect(await staffMail()).toMatchObject({ last_error: "UNCONFIRMED EABORT" });
	});

	it("hangs up at RCPT has no mail: it is tried again soon", async () => {
		const met = await meeting({ onRcptTo: () => met.server.hangUp() });
		const { start, reported, staffMail } = met;
		start();
		await reported("mail retried");
		expect((await staffMail())?.last_error).toBe("ECONNECTION");
	});

	it("says nothing at RCPT has no mail: it is tried again soon", async () => {
		const { start, reported, staffMail } = await meeting({ onRcptTo: () => {} });
		start();
		await reported("mail retried");
		expect(await staffMail()).toMatchObject({
			last_error: "ETIMEDOUT",
			due_at: new Date(NOON.getTime() + 2000).toISOString(),
		});
	});

	it("refuses for now after DATA has said that it has no mail", async () => {
		const { start, reported, staffMail } = await meeting({
			onData(stream, _session, done) {
				stream.resume().on("end", () => done(Object.assign(new Error("no"), { responseCode: 451 })));
			},
		});
		start();
		await reported("mail retried");
		expect((await staffMail())?.last_error).toBe("451 EMESSAGE");
	});

	it("loses a mail and is down at the next try: that it may have it is not forgotten", async () => {
		let tries = 0;
		const { clock, start, reported, staffMail } = await meeting({
			onData(stream, session, done) {
				tries += 1;
				if (tries === 1) silentAfterData(stream, session, done);
				else if (tries === 2)
					stream.resume().on("end", () => done(Object.assign(new Error("no"), { responseCode: 451 })));
				else stream.resume().on("end", () => done());
			},
		});
		start();
		await reported("mail retried");
		clock.time = new Date(NOON.getTime() + HALF_AN_HOUR);
		await reported("mail retried", 2);
		expect((await staffMail())?.last_error).toBe("UNCONFIRMED 451 EMESSAGE");
		clock.time = new Date(NOON.getTime() + HOUR);
		await reported("mail sent");
		expect(await staffMail()).toMatchObject({ state: "sent", attempts: 3, last_error: null });
	});

	it("may have a mail keeps it from being taken back unseen", async () => {
		const { store, start, reported, events } = await meeting({ onData: silentAfterData });
		const { reference } = await store.requests.accept(
			{ ...patientRequest, email: "otra@example.com" },
			{ suspicion: "trap" },
		);
		await act(store, reference, "release");
		start();
		await reported("mail retried", 2);
		expect(events).toHaveLength(2);
		await act(store, reference, "hold");
		expect((await store.requests.record(reference))?.mails.map((mail) => mail.kind)).toEqual(["staff"]);
	});
});

describe("a mail that a server keeps waiting", () => {
	it("stays claimed for as long as its process lives, and no longer", async () => {
		const { store, clock, start, reported } = await freshDelivery();
		await store.requests.accept(patientRequest);
		const answered = Promise.withResolvers<[]>();
		const renewed = Promise.withResolvers<void>();
		const LEASE = 20;
		let renewals = 0;
		start({
			send: () => answered.promise,
			lease: LEASE,
			queue: {
				...store.mails,
				renewClaims: async (ids, lease) => {
					await store.mails.renewClaims(ids, lease);
					// Almost as long as a claim lasts, each time.
					clock.time = new Date(clock.time.getTime() + LEASE - 1);
					if (++renewals === 5) renewed.resolve();
				},
			},
		});
		await renewed.promise;
		expect(await store.mails.claim(LEASE, 9)).toEqual([]);
		answered.resolve([]);
		await reported("mail sent", 2);
	});

	it("is claimed by another once its process has ended", async () => {
		const { store, clock } = await freshDelivery();
		await store.requests.accept(patientRequest);
		const [mail] = await store.mails.claim(HOUR, 1, true, ["staff"]);
		await store.mails.renewClaims([mail?.id ?? ""], HOUR);
		clock.time = new Date(NOON.getTime() + HOUR - 1);
		expect(await store.mails.claim(HOUR, 9, true, ["staff"])).toEqual([]);
		clock.time = new Date(NOON.getTime() + HOUR + 1);
		expect(await store.mails.claim(HOUR, 9, true, ["staff"])).toHaveLength(1);
	});

	it("is not claimed again by a renewal that comes after its outcome", async () => {
		const { store, mails } = await freshDelivery();
		await store.requests.accept(patientRequest);
		const [mail] = await store.mails.claim(HOUR, 1, true, ["staff"]);
		await store.mails.retry(mail?.id ?? "", NOON, "ECONNREFUSED");
		await store.mails.renewClaims([mail?.id ?? ""], HOUR);
		expect((await mails())[0]).toMatchObject({ kind: "staff", leased_until: null });
	});

	it("makes room for others, but not for any number", async () => {
		const { store, start } = await freshDelivery();
		for (let count = 0; count < 6; count++) await store.requests.accept({ ...patientRequest, message: `${count}` });
		const begun: DueMail[] = [];
		const answered = Promise.withResolvers<[]>();
		const looked = Promise.withResolvers<void>();
		start({
			lanes: ["staff"],
			concurrency: 1,
			slowAfter: 0,
			send: (mail) => {
				begun.push(mail);
				if (begun.length === 4) setTimeout(looked.resolve, 50);
				return answered.promise;
			},
		});
		await looked.promise;
		expect(begun).toHaveLength(4);
		answered.resolve([]);
	});
});

describe("a stop while a mail server keeps a mail waiting", () => {
	it("ends in its time, and the mail counts as one that may have been delivered", async () => {
		const taken = Promise.withResolvers<void>();
		const { server } = await connected({
			onData(stream) {
				stream.resume().on("end", taken.resolve);
			},
		});
		const { store, clock, mails } = await freshDelivery();
		await store.requests.accept(patientRequest);
		const deliveries = startDeliveries({
			queue: store.mails,
			transport: (connections) => smtpTransport(smtpAt(server.url), connections),
			composition: COMPOSITION,
			now: () => clock.time,
			random: () => 0,
			report: () => {},
			idleWait: 5,
			stopPatience: 50,
		});
		await taken.promise;
		await deliveries.stop();
		const errors = (await mails()).map(({ last_error }) => last_error);
		expect(errors).toContain("UNCONFIRMED ECONNECTION");
		expect((await mails()).every(({ leased_until }) => leased_until === null)).toBe(true);
	});
});
