import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CALLS, callRequest, LATER } from "../../../testing/calls.ts";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { act, freshStore, listed, storeOn } from "../../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../../testing/requests.ts";
import type { Database } from "../../database/database.ts";
import { clientNetworks } from "../../web/client-address.ts";

const to = (email: string) => ({ ...patientRequest, email });
/** At a domain of their own. */
const someone = () => to(`ana@${randomUUID()}.example`);

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

	it("tell of a call's hour though the mailbox had one that day, once", async () => {
		const { store, database } = await freshStore(kind, { calls: CALLS });
		await store.requests.accept(to("ana1@example.com"));
		expect(await receipts(database)).toBe(1);
		const { reference } = await store.requests.accept(callRequest(1));
		expect((await store.requests.record(reference))?.mails.map((mail) => mail.kind)).toContain("receipt");
		await store.requests.act(reference, { kind: "uncall" }, { actor: null });
		expect(await store.requests.accept(callRequest(1, LATER))).toMatchObject({
			getsReceipt: true,
			withheld: "mailbox",
		});
		expect(await receipts(database)).toBe(2);
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
		expect(await store.requests.record(reference)).toMatchObject({ held: false, mails: [{ kind: "staff" }] });
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

	it("are shared out: one network spends a twelfth of the hour's, and others go on getting theirs", async () => {
		const { store, database } = await freshStore(kind, { limits: { receipts: 24 } });
		const from = (address: string) => ({ networks: clientNetworks(address) });
		const strangers = [];
		for (let sent = 0; sent < 5; sent++) strangers.push(await store.requests.accept(someone(), from("192.0.2.1")));
		expect(strangers.map(({ withheld }) => withheld)).toEqual([undefined, undefined, "network", "network", "network"]);
		expect(strangers.map(({ getsReceipt }) => getsReceipt)).toEqual([true, true, false, false, false]);
		expect(await store.requests.accept(someone(), from("192.0.2.2"))).toMatchObject({ getsReceipt: true });
		expect(await receipts(database)).toBe(3);
	});

	it("go no further than a quarter of the hour's to the subnets of one wide network", async () => {
		const { store } = await freshStore(kind, { limits: { receipts: 24 } });
		const got = [];
		for (let subnet = 0; subnet < 9; subnet++) {
			const networks = clientNetworks(`2001:db8:1:${(256 * subnet).toString(16)}::1`);
			got.push((await store.requests.accept(someone(), { networks })).getsReceipt);
		}
		expect(got.filter(Boolean)).toHaveLength(6);
	});

	it.each([
		["half", "gmail.com", 10],
		["half", "hotmail.es", 10],
		["a tenth", "stranger.example", 2],
		["a tenth", "of-every-subdomain.stranger.com.do", 2],
	])("go to one mail domain no further than %s of the hour's: %s", async (_, domain, most) => {
		const { store } = await freshStore(kind, { limits: { receipts: 20 } });
		const got = [];
		for (let sent = 0; sent < 12; sent++) {
			const email = domain.startsWith("of-every") ? `ana@x${sent}.${domain}` : `ana${sent}@${domain}`;
			got.push(await store.requests.accept(to(email)));
		}
		expect(got.filter(({ getsReceipt }) => getsReceipt)).toHaveLength(most);
		expect(got.at(-1)?.withheld).toBe("domain");
		expect((await store.requests.accept(to("luz@clinica.example"))).getsReceipt).toBe(true);
	});

	it("are answered for alike whether or not the mailbox had one today", async () => {
		const { store } = await freshStore(kind, { limits: { receipts: 1 } });
		expect(await store.requests.accept(to("ana@gmail.com"))).toMatchObject({ getsReceipt: true });
		const after = [to("ana@gmail.com"), to("luz@gmail.com")].map((one) => store.requests.accept(one));
		for (const answer of await Promise.all(after))
			expect(answer).toMatchObject({ getsReceipt: false, withheld: "hour" });
		const plenty = await freshStore(kind);
		await plenty.store.requests.accept(to("ana@gmail.com"));
		const again = await plenty.store.requests.accept(to("ana@gmail.com"));
		expect(again).toMatchObject({ getsReceipt: true, withheld: "mailbox" });
	});

	it("are answered for as the first time where a request comes again", async () => {
		const { store } = await freshStore(kind, { limits: { receipts: 1 } });
		await store.requests.accept(someone());
		const request = { ...someone(), request_id: randomUUID() };
		for (let sent = 0; sent < 2; sent++) {
			expect(await store.requests.accept(request)).toMatchObject({ getsReceipt: false, repeated: sent > 0 });
		}
	});

	it("are none at all where the limit is none", async () => {
		const { store, database } = await freshStore(kind, { limits: { receipts: 0 } });
		await store.requests.accept(someone());
		expect(await receipts(database)).toBe(0);
	});

	it("keep to both limits where staff release a request", async () => {
		const { store, database, clock } = await freshStore(kind, { limits: { receipts: 2 } });
		const held = await store.requests.accept(to("ana+1@gmail.com"), { suspicion: "trap" });
		await store.requests.accept(to("ana@gmail.com"));
		const receiptsAfter = async (reference: string) => {
			await act(store, reference, "release");
			return await receipts(database);
		};
		expect(await receiptsAfter(held.reference)).toBe(1);
		const another = await store.requests.accept(someone(), { suspicion: "trap" });
		expect(await receiptsAfter(another.reference)).toBe(2);
		await store.requests.accept(someone());
		const last = await store.requests.accept(someone(), { suspicion: "trap" });
		expect(await receiptsAfter(last.reference)).toBe(2);
		clock.time = new Date(NOON.getTime() + HOUR);
		const later = await store.requests.accept(someone(), { suspicion: "trap" });
		expect(await receiptsAfter(later.reference)).toBe(3);
	});
});
