import { describe, expect, it } from "vitest";
import { freshDelivery, sendThrough } from "../../testing/mail/deliveries.ts";
import { connected } from "../../testing/mail/mails.ts";
import { clinicRequest, HOUR, NOON, patientRequest } from "../../testing/requests.ts";
import { fieldCipher } from "../crypto/field-cipher.ts";
import type { DueMail } from "../store/outbox/mail-queue.ts";
import { backoff } from "./backoff.ts";
import type { DelivererOptions } from "./deliverer.ts";

const DAY = 24 * HOUR;
const FOREVER = HOUR;

const unreachable = async () => {
	throw Object.assign(new Error("connect ECONNREFUSED ana@example.com"), { code: "ECONNREFUSED" });
};

describe("the mails of a stored request", () => {
	it("reach staff and visitor, and are settled", async () => {
		const { server, transport } = await connected();
		const { store, start, reported, mails } = await freshDelivery();
		const { reference } = await store.requests.accept(patientRequest);
		start({ send: sendThrough(transport) });
		await reported("mail sent", 2);
		expect(server.mails.map(({ recipients }) => recipients)).toEqual(
			expect.arrayContaining([["equipo@ivf.example", "guardia@ivf.example"], ["ana@example.com"]]),
		);
		for (const { subject } of server.mails) expect(subject).toContain(reference);
		expect(await mails()).toMatchObject([
			{ kind: "staff", state: "sent", attempts: 1, last_error: null },
			{ kind: "receipt", state: "sent", attempts: 1, last_error: null },
		]);
	});

	it("leave at once when they are woken, however long the queue was empty", async () => {
		const { server, transport } = await connected();
		const { store, start } = await freshDelivery();
		const deliverer = start({ send: sendThrough(transport), idleWait: FOREVER });
		await store.requests.accept(patientRequest);
		deliverer.wake();
		expect(await server.received(2)).toHaveLength(2);
	});

	it("leave at once when they came in just as the queue was being read", async () => {
		const { store, start, reported } = await freshDelivery();
		const read = Promise.withResolvers<void>();
		const deliverer = start({
			send: async () => [],
			idleWait: FOREVER,
			queue: {
				...store.mails,
				claim: async (lease, most) => {
					const due = await store.mails.claim(lease, most);
					await read.promise;
					return due;
				},
			},
		});
		await store.requests.accept(patientRequest);
		deliverer.wake();
		read.resolve();
		await reported("mail sent", 2);
	});

	it("leave without being woken too, as another process may have stored them", async () => {
		const { server, transport } = await connected();
		const { store, start } = await freshDelivery();
		start({ send: sendThrough(transport) });
		await store.requests.accept(clinicRequest);
		expect(await server.received(2)).toHaveLength(2);
	});
});

describe("the wait before another try", () => {
	it("is at most 5 seconds the first time, whatever chance says", () => {
		for (const random of [0, 0.5, 0.999]) {
			expect(backoff(0, () => random)).toBeGreaterThan(1000);
			expect(backoff(0, () => random)).toBeLessThanOrEqual(5000);
		}
	});

	it("doubles each time, up to an hour", () => {
		const waits = Array.from({ length: 40 }, (_, attempts) => backoff(attempts, () => 0));
		expect(waits.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000]);
		expect(Math.max(...waits)).toBe(HOUR);
		expect(backoff(5000, () => 0)).toBe(HOUR);
	});

	it("leaves a third to chance, so that tries spread out", () => {
		expect(backoff(3, () => 0)).toBe(16_000);
		expect(backoff(3, () => 0.999)).toBeCloseTo(10_672, 0);
	});
});

describe("a mail that could not leave", () => {
	it("is tried again within 5 seconds, and settled by whoever takes it then", async () => {
		const { server, transport } = await connected();
		const { store, clock, start, reported, mails } = await freshDelivery();
		await server.close();
		await store.requests.accept(patientRequest);
		const first = start({ send: sendThrough(transport) });
		await reported("mail retried", 2);
		await first.stop();
		for (const { due_at, state, leased_until, last_error } of await mails()) {
			expect({ state, leased_until }).toEqual({ state: "pending", leased_until: null });
			expect(last_error).toBe("ESOCKET ECONNREFUSED");
			expect(Date.parse(due_at) - NOON.getTime()).toBeLessThanOrEqual(5000);
		}
		const mended = await connected();
		clock.time = new Date(NOON.getTime() + 5000);
		start({ send: sendThrough(mended.transport) });
		expect(await mended.server.received(2)).toHaveLength(2);
	});

	it("is not tried before it is due", async () => {
		const { store, clock, start, reported, events } = await freshDelivery();
		await store.requests.accept(patientRequest);
		start({ send: unreachable });
		await reported("mail retried", 2);
		clock.time = new Date(NOON.getTime() + 1999);
		await store.requests.accept(clinicRequest);
		await reported("mail retried", 4);
		expect(events.map((event) => "attempt" in event && event.attempt)).toEqual([1, 1, 1, 1]);
	});

	it("is given up after three days of trying, and kept with its reason", async () => {
		const { store, clock, start, reported, mails, events } = await freshDelivery();
		await store.requests.accept(patientRequest);
		start({
			send: unreachable,
			// The clock goes on to the next try as soon as one has failed.
			report: () => {
				clock.time = new Date(clock.time.getTime() + HOUR);
			},
		});
		await reported("mail failed", 2);
		expect(clock.time.getTime() - NOON.getTime()).toBeGreaterThan(3 * DAY);
		expect(clock.time.getTime() - NOON.getTime()).toBeLessThan(4 * DAY);
		expect(events.length).toBeGreaterThan(50);
		expect(await mails()).toMatchObject([
			{ state: "failed", last_error: "ECONNREFUSED" },
			{ state: "failed", last_error: "ECONNREFUSED" },
		]);
	});

	it("is not given up for the days this machine was off", async () => {
		const { store, clock, start, reported, mails } = await freshDelivery();
		await store.requests.accept(patientRequest);
		clock.time = new Date(NOON.getTime() + 10 * DAY);
		start({ send: unreachable });
		await reported("mail retried", 2);
		expect(await mails()).toMatchObject([{ state: "pending" }, { state: "pending" }]);
	});

	it("is reported by its reference and an error's code, never by what the error says", async () => {
		const { store, start, reported, events } = await freshDelivery();
		const { reference } = await store.requests.accept(patientRequest);
		start({ send: unreachable });
		await reported("mail retried", 2);
		expect(events).toMatchObject([
			{ event: "mail retried", kind: expect.any(String), reference, attempt: 1, error: "ECONNREFUSED" },
			{ event: "mail retried", kind: expect.any(String), reference, attempt: 1, error: "ECONNREFUSED" },
		]);
		expect(JSON.stringify(events)).not.toContain("ana@");
	});
});

describe("mails on their way at once", () => {
	/** The most that were in flight at once, of five mails, with these options. */
	async function maxInFlight(options: Pick<DelivererOptions, "concurrency" | "backpressure">): Promise<number> {
		const { store, start, reported } = await freshDelivery();
		for (let count = 0; count < 4; count++) await store.requests.accept(patientRequest);
		let [now, most] = [0, 0];
		start({
			...options,
			send: async () => {
				most = Math.max(most, ++now);
				await new Promise((resolve) => setImmediate(resolve));
				now--;
				return [];
			},
		});
		await reported("mail sent", 5);
		return most;
	}

	it("are at most so many", async () => {
		expect(await maxInFlight({ concurrency: 2 })).toBe(2);
	});

	it("go one by one while requests are coming in fast", async () => {
		expect(await maxInFlight({ backpressure: async () => true })).toBe(1);
	});
});

describe("a mail that cannot be composed", () => {
	it("for want of the key waits for the key", async () => {
		const { store, database, clock, start, reported, mails } = await freshDelivery();
		await store.requests.accept(patientRequest);
		const encrypted = fieldCipher(new Uint8Array(32).fill(1)).encrypt("{}", "r");
		const { details } = await database.db.selectFrom("requests").select("details").executeTakeFirstOrThrow();
		await database.db.updateTable("requests").set({ details: encrypted }).execute();
		start({ send: async () => [] });
		await reported("mail retried", 2);
		expect(await mails()).toMatchObject([{ state: "pending", last_error: "DATA_KEY" }, { state: "pending" }]);
		await database.db.updateTable("requests").set({ details }).execute();
		clock.time = new Date(NOON.getTime() + HOUR);
		await reported("mail sent", 2);
	});
});

describe("stopping", () => {
	it("finishes the mail in hand and leaves the next one in the queue", async () => {
		const { store, start, mails, events } = await freshDelivery();
		await store.requests.accept(patientRequest);
		const inHand = Promise.withResolvers<DueMail>();
		const taken = Promise.withResolvers<void>();
		const deliverer = start({
			concurrency: 1,
			send: async (mail) => {
				inHand.resolve(mail);
				await taken.promise;
				return [];
			},
		});
		const { id } = await inHand.promise;
		const stopped = deliverer.stop();
		expect(events).toEqual([]);
		taken.resolve();
		await stopped;
		expect(events).toMatchObject([{ event: "mail sent", mail: id }]);
		const states = (await mails()).map((mail) => [mail.id === id, mail.state, mail.leased_until]);
		expect(states).toEqual(
			expect.arrayContaining([
				[true, "sent", null],
				[false, "pending", null],
			]),
		);
	});

	it("gives back what it had taken in hand and not begun", async () => {
		const { store, start, mails } = await freshDelivery();
		await store.requests.accept(patientRequest);
		const claimed = Promise.withResolvers<void>();
		const goOn = Promise.withResolvers<void>();
		const deliverer = start({
			send: unreachable,
			queue: {
				...store.mails,
				claim: async (lease, most) => {
					const due = await store.mails.claim(lease, most);
					claimed.resolve();
					await goOn.promise;
					return due;
				},
			},
		});
		await claimed.promise;
		const stopped = deliverer.stop();
		goOn.resolve();
		await stopped;
		expect(await mails()).toMatchObject([
			{ state: "pending", attempts: 0, leased_until: null },
			{ state: "pending", attempts: 0, leased_until: null },
		]);
	});

	it("does not wait for an idle queue", async () => {
		const { start } = await freshDelivery();
		const deliverer = start({ send: unreachable, idleWait: FOREVER });
		await deliverer.stop();
		await deliverer.stop();
	});
});

describe("a store that fails", () => {
	it("does not end the delivery: it goes on once the store answers again", async () => {
		const { store, database, start, reported, mails, events } = await freshDelivery();
		await store.requests.accept(patientRequest);
		await database.db.schema.alterTable("mails").renameTo("away").execute();
		start({ send: async () => [] });
		await reported("queue unreachable", 1);
		expect(events[0]).toEqual({ event: "queue unreachable", error: expect.stringMatching(/^ERR_SQLITE_ERROR \d+$/) });
		await database.db.schema.alterTable("away").renameTo("mails").execute();
		await reported("mail sent", 2);
		expect(events.filter(({ event }) => event === "queue reachable again")).toHaveLength(1);
		expect(await mails()).toMatchObject([{ state: "sent" }, { state: "sent" }]);
	});

	it("when a mail has just left makes it leave again later, under the same Message-ID", async () => {
		const { server, transport } = await connected();
		const { store, clock, start, reported } = await freshDelivery();
		await store.requests.accept(patientRequest);
		let failures = 0;
		start({
			send: sendThrough(transport),
			queue: {
				...store.mails,
				markSent: async (id) => {
					if (failures++ === 0) throw new Error("disk full");
					return await store.mails.markSent(id);
				},
			},
			report: () => {
				clock.time = new Date(clock.time.getTime() + HOUR);
			},
		});
		await reported("mail sent", 2);
		const ids = server.mails.map(({ messageId }) => messageId);
		expect(ids).toHaveLength(3);
		expect(new Set(ids).size).toBe(2);
	});

	it("does not take up what is still on its way, though its lease has run out", async () => {
		const { store, clock, start, reported } = await freshDelivery();
		await store.requests.accept(patientRequest);
		const begun: string[] = [];
		const answered = Promise.withResolvers<[]>();
		const lookedAgain = Promise.withResolvers<void>();
		start({
			send: ({ id }) => {
				begun.push(id);
				clock.time = new Date(clock.time.getTime() + HOUR);
				return answered.promise;
			},
			queue: {
				...store.mails,
				claim: async (lease, most) => {
					const due = await store.mails.claim(lease, most);
					if (begun.length === 2 && due.length === 2) lookedAgain.resolve();
					return due;
				},
			},
		});
		await lookedAgain.promise;
		answered.resolve([]);
		await reported("mail sent", 2);
		expect(new Set(begun).size).toBe(begun.length);
	});

	it("leaves what a process that ended had in hand to one that has been up for longer", async () => {
		const { store, clock, start, events, reported } = await freshDelivery();
		await store.requests.accept(patientRequest);
		const [orphan] = await store.mails.claim(1000, 1);
		clock.time = new Date(clock.time.getTime() + HOUR);
		const looked = Promise.withResolvers<void>();
		let looks = 0;
		const queue: typeof store.mails = {
			...store.mails,
			claim: async (...asked) => {
				looks += 1;
				if (looks === 5) looked.resolve();
				return await store.mails.claim(...asked);
			},
		};
		const young = start({ queue, send: async () => [], orphansAfter: HOUR });
		await looked.promise;
		await young.stop();
		expect(events.map((event) => "mail" in event && event.mail === orphan?.id)).toEqual([false]);
		start({ send: async () => [] });
		await reported("mail sent", 2);
	});
});
