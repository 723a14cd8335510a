import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { freshStore } from "../../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../../testing/requests.ts";
import type { Lane } from "./mail-row.ts";

/** Minutes after noon. */
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

describe.each(DATABASE_KINDS)("mails that are due on %s", (kind) => {
	/** A store with three requests whose mails became due in another order than they came in. */
	async function queued() {
		const { store, clock } = await freshStore(kind);
		for (let time = 0; time < 3; time++)
			await store.requests.accept({ ...patientRequest, email: `a${time}@example.com` });
		const dueAt: Record<string, Date> = {
			"a0@example.com": later(3),
			"a1@example.com": later(1),
			"a2@example.com": later(2),
		};
		for (const lane of ["staff", "receipt"] as const) {
			for (const { id, request } of await store.mails.claim(HOUR, 9, true, [lane])) {
				const time = dueAt[request?.details?.email ?? ""] as Date;
				// Receipts have been due for longer than anything else.
				await store.mails.retry(id, lane === "staff" ? time : new Date(time.getTime() - HOUR), "451 EMESSAGE");
			}
		}
		clock.time = later(30);
		const oneByOne = async (lanes?: readonly Lane[]) => {
			const taken: string[] = [];
			for (;;) {
				const [mail] = await store.mails.claim(HOUR, 1, true, lanes);
				if (!mail) return taken;
				taken.push(`${mail.kind} ${mail.request?.details?.email}`);
			}
		};
		return { store, oneByOne };
	}

	const inOrder = (lane: Lane) => ["a1", "a2", "a0"].map((name) => `${lane} ${name}@example.com`);

	it("are taken in hand by how long they have been due, staff's before any receipt", async () => {
		const { oneByOne } = await queued();
		expect(await oneByOne()).toEqual([...inOrder("staff"), ...inOrder("receipt")]);
	});

	it("are handed out in that order also where several are taken at once", async () => {
		const { store } = await queued();
		const mails = await store.mails.claim(HOUR, 5);
		expect(mails.map((mail) => `${mail.kind} ${mail.request?.details?.email}`)).toEqual([
			...inOrder("staff"),
			...inOrder("receipt").slice(0, 2),
		]);
	});

	it.each(["staff", "receipt"] as const)("are taken from one lane alone where that is asked for: %s", async (lane) => {
		const { oneByOne } = await queued();
		expect(await oneByOne([lane])).toEqual(inOrder(lane));
	});

	it("stay with who renews the claim, for as long from then on, and with nobody once they are settled", async () => {
		const { store, clock } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		const [staff, receipt] = await store.mails.claim(HOUR, 9);
		if (!staff || !receipt) throw new Error("two mails should be due");
		await store.mails.retry(receipt.id, later(45), "451 EMESSAGE");
		clock.time = later(40);
		await store.mails.renewClaims([staff.id, receipt.id], HOUR);
		await store.mails.renewClaims([], HOUR);
		clock.time = later(99);
		expect((await store.mails.claim(HOUR, 9)).map(({ id }) => id)).toEqual([receipt.id]);
		clock.time = later(101);
		expect((await store.mails.claim(HOUR, 9)).map(({ id }) => id)).toEqual([staff.id]);
	});

	it("may be claimed at once when a claim is released, those alone", async () => {
		const { store } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		const [staff] = await store.mails.claim(HOUR, 9);
		await store.mails.releaseClaims([]);
		expect(await store.mails.claim(HOUR, 9)).toEqual([]);
		await store.mails.releaseClaims([staff?.id ?? ""]);
		expect(await store.mails.claim(HOUR, 9)).toMatchObject([{ id: staff?.id, attempts: 0 }]);
	});

	it("say at the next try who took them, and that they may have been delivered", async () => {
		const { store, clock } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest);
		const [staff, receipt] = await store.mails.claim(HOUR, 9);
		const outcomes = { "uno@example.com": null, "dos@example.com": "550 EENVELOPE" };
		await store.mails.retry(staff?.id ?? "", later(1), "UNCONFIRMED ETIMEDOUT", outcomes);
		await store.mails.markSent(receipt?.id ?? "");
		expect((await store.requests.record(reference))?.mails).toMatchObject([
			{
				kind: "staff",
				dueAt: later(1),
				settledAt: undefined,
				error: "UNCONFIRMED ETIMEDOUT",
				unconfirmed: true,
				outcomes,
			},
			{ kind: "receipt", dueAt: undefined, settledAt: NOON, error: undefined, unconfirmed: false, outcomes: {} },
		]);
		expect(await store.mails.failed(9)).toEqual([
			{ reference, kind: "staff", code: "UNCONFIRMED ETIMEDOUT", unconfirmed: true },
		]);
		clock.time = later(1);
		expect(await store.mails.claim(HOUR, 9)).toMatchObject([
			{ id: staff?.id, attempts: 1, unconfirmed: true, outcomes },
		]);
	});

	it("are handed out though their request cannot be read", async () => {
		const { store, database } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		await database.db.updateTable("requests").set({ details: "sealed:1:00000000:AAAA" }).execute();
		const mails = await store.mails.claim(HOUR, 9);
		expect(mails).toMatchObject([{ request: { details: undefined } }, { request: { details: undefined } }]);
	});

	it("are sent again of one request alone, where they were refused for good", async () => {
		const { store } = await freshStore(kind);
		const first = await store.requests.accept(patientRequest);
		const second = await store.requests.accept({ ...patientRequest, email: "otra@example.com" });
		for (const { id } of await store.mails.claim(HOUR, 9)) await store.mails.markFailed(id, "550 EENVELOPE");
		expect(await store.mails.resend(first.reference)).toBe(2);
		expect((await store.mails.failed(9)).map(({ reference }) => reference)).toEqual(Array(2).fill(second.reference));
		expect(await store.mails.failed(1)).toHaveLength(1);
	});

	it("leave though the clock was set back since: when they came in, and between two tries", async () => {
		const { store, clock } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		clock.time = new Date(NOON.getTime() - 72 * HOUR);
		const mails = await store.mails.claim(HOUR, 9);
		expect(mails).toHaveLength(2);
		for (const { id } of mails) await store.mails.retry(id, later(1), "451 EMESSAGE");
		clock.time = new Date(NOON.getTime() - 400 * 24 * HOUR);
		expect(await store.mails.claim(HOUR, 9)).toHaveLength(2);
		// Whoever claimed them was ended, and the clock stepped back once more.
		clock.time = new Date(NOON.getTime() - 800 * 24 * HOUR);
		expect(await store.mails.claim(HOUR, 9)).toHaveLength(2);
	});
});
