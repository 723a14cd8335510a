import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases.ts";
import { HOUR, NOON, patientRequest } from "../../../testing/requests.ts";
import { act, freshStore, listed, storeOn } from "../../../testing/stores.ts";
import type { Database } from "../../database/database.ts";

const to = (email: string) => ({ ...patientRequest, email });
const someone = () => to(`${randomUUID()}@example.com`);

async function receipts({ db }: Database): Promise<number> {
	return (await db.selectFrom("mails").select("id").where("kind", "=", "receipt").execute()).length;
}

describe.each(DATABASE_KINDS)("receipts on %s", (kind) => {
	it("go to a mailbox once a day, however its address is written", async () => {
		const { store, database, clock } = await freshStore(kind);
		for (const email of [
			"ana.perez@gmail.com",
			"ANA.PEREZ@gmail.com",
			"anaperez+1@gmail.com",
			"a.naperez@googlemail.com",
		]) {
			await store.requests.accept(to(email));
		}
		expect(await receipts(database)).toBe(1);
		await store.requests.accept(to("ana.perez@example.com"));
		await store.requests.accept(to("anaperez@example.com"));
		expect(await receipts(database)).toBe(3);
		clock.time = new Date(NOON.getTime() + 24 * HOUR);
		await store.requests.accept(to("anaperez+2@gmail.com"));
		expect(await receipts(database)).toBe(4);
	});

	it("go to a mailbox once where it is written to in many ways at once, through two processes", async () => {
		const { store, database, clock } = await freshStore(kind);
		const other = await storeOn(database, clock);
		await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				(index % 2 ? store : other).requests.accept(to(`ana+${index}@example.com`)),
			),
		);
		expect(await receipts(database)).toBe(1);
	});

	it("are decided for each of those that share a commit", async () => {
		const { store, database } = await freshStore(kind);
		await store.requests.accept(to("ana@example.com"));
		await Promise.all([to("ana@example.com"), someone(), to("ana@192.0.2.1")].map((one) => store.requests.accept(one)));
		expect(await receipts(database)).toBe(2);
	});

	it("go to no bare IP address; the request is stored as ever", async () => {
		const { store, database } = await freshStore(kind);
		const { reference } = await store.requests.accept(to("ana@192.0.2.1"));
		expect(await receipts(database)).toBe(0);
		expect(await store.requests.get(reference)).toMatchObject({ held: false, mails: [{ kind: "staff" }] });
		expect(await store.mails.resend(reference, "receipt")).toBe("no receipt");
	});

	it("are no more within an hour than the limit for all; further requests are stored as ever", async () => {
		const { store, database, clock } = await freshStore(kind, { limits: { receipts: 3 } });
		for (let sent = 0; sent < 5; sent++) await store.requests.accept(someone());
		expect(await receipts(database)).toBe(3);
		expect(await listed(store, 9, "open")).toHaveLength(5);
		clock.time = new Date(NOON.getTime() + HOUR);
		for (let sent = 0; sent < 5; sent++) await store.requests.accept(someone());
		expect(await receipts(database)).toBe(6);
	});

	it("keep to that limit over several processes, however many requests come at once", async () => {
		const limits = { receipts: 7 };
		const { store, database, clock } = await freshStore(kind, { limits });
		const stores = [store, await storeOn(database, clock, { limits }), await storeOn(database, clock, { limits })];
		await Promise.all(Array.from({ length: 60 }, (_, index) => stores[index % 3]?.requests.accept(someone())));
		expect(await receipts(database)).toBe(7);
		expect(await listed(store, 99)).toHaveLength(60);
	});

	it("are none at all where the limit is none", async () => {
		const { store, database } = await freshStore(kind, { limits: { receipts: 0 } });
		await store.requests.accept(someone());
		expect(await receipts(database)).toBe(0);
	});

	it("keep to both limits where staff release a request or ask for another copy", async () => {
		const { store, database, clock } = await freshStore(kind, { limits: { receipts: 2 } });
		const held = await store.requests.accept(to("ana+1@gmail.com"), { suspicion: "trap" });
		const first = await store.requests.accept(to("ana@gmail.com"));
		const receiptsAfter = async (reference: string) => {
			await act(store, reference, "release");
			return await receipts(database);
		};
		expect(await receiptsAfter(held.reference)).toBe(1);
		expect(await store.mails.resend(first.reference, "receipt")).toBe("no receipt");
		const another = await store.requests.accept(someone(), { suspicion: "trap" });
		expect(await receiptsAfter(another.reference)).toBe(2);
		const late = await store.requests.accept(someone());
		const last = await store.requests.accept(someone(), { suspicion: "trap" });
		expect(await receiptsAfter(last.reference)).toBe(2);
		expect(await store.mails.resend(late.reference, "receipt")).toBe("no receipt");
		expect(await receipts(database)).toBe(2);
		clock.time = new Date(NOON.getTime() + HOUR);
		expect(await store.mails.resend(late.reference, "receipt")).toBe(1);
		expect(await store.mails.resend(late.reference, "receipt")).toBe("no receipt");
		expect(await receipts(database)).toBe(3);
	});
});
