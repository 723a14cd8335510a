import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { act, freshStore, listed } from "../../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../../testing/requests.ts";
import { clientNetworks } from "../../web/client-address.ts";

describe.each(DATABASE_KINDS)("the network a request came from, on %s", (kind) => {
	async function opened(requests = 1) {
		const fresh = await freshStore(kind, { limits: { address: { requests, seconds: 600 } } });
		const accept = (address = "192.0.2.1") =>
			fresh.store.requests.accept(patientRequest, { networks: clientNetworks(address) });
		return { ...fresh, accept };
	}

	it("gathers what is held for it in one line, until staff decide on each", async () => {
		const { store, clock, accept } = await opened();
		await accept();
		const first = await accept();
		clock.time = new Date(NOON.getTime() + 1000);
		const others = [await accept(), await accept()];
		await accept("192.0.2.2");
		const elsewhere = await accept("192.0.2.2");
		const held = () => store.requests.page({ filter: "held", limit: 9 });
		expect((await held()).requests.map(({ reference, group }) => [reference, group])).toEqual([
			[elsewhere.reference, 1],
			[first.reference, 3],
		]);
		const group = await store.requests.page({ filter: "held", group: first.reference, limit: 9 });
		expect(group.requests.map(({ reference }) => reference).sort()).toEqual(
			[first, ...others].map(({ reference }) => reference).sort(),
		);
		await act(store, first.reference, "release");
		expect((await held()).requests).toMatchObject([{}, { reference: others[0]?.reference, group: 2 }]);
		expect((await store.requests.page({ filter: "held", group: first.reference, limit: 9 })).requests).toHaveLength(2);
		expect(await listed(store, 9)).toHaveLength(6);
	});

	it("stands with a group in the list of what is overdue, and hides nothing where a language is chosen", async () => {
		const { store, clock, accept } = await opened();
		for (let sent = 0; sent < 4; sent++) await accept();
		clock.time = new Date(NOON.getTime() + 25 * HOUR);
		expect((await store.requests.page({ filter: "overdue", limit: 9 })).requests).toMatchObject([{}, { group: 3 }]);
		expect((await store.requests.page({ filter: "held", language: "es", limit: 9 })).requests).toHaveLength(3);
	});

	it("holds what comes from it within a day of two that staff marked as spam, and no other", async () => {
		const { store, clock, accept } = await opened(99);
		const spam = [await accept(), await accept(), await accept("192.0.2.2")];
		for (const { reference } of spam) await act(store, reference, "spam");
		expect((await accept()).suspicion).toBe("network");
		expect((await accept("192.0.2.2")).suspicion).toBeUndefined();
		await act(store, spam[0]?.reference ?? "", "not_spam");
		expect((await accept()).suspicion).toBeUndefined();
		await act(store, spam[0]?.reference ?? "", "spam");
		clock.time = new Date(NOON.getTime() + 24 * HOUR);
		expect((await accept()).suspicion).toBeUndefined();
	});

	it("finds what else came from it within a day and nobody has decided on", async () => {
		const { store, clock, accept } = await opened(2);
		const others = async (one?: { reference: string }) =>
			(await store.requests.othersOfNetwork(one?.reference ?? "")).map(({ reference }) => reference).sort();
		const referencesOf = (some: ({ reference: string } | undefined)[]) => some.map((one) => one?.reference).sort();
		const all = [await accept(), await accept(), await accept(), await accept("192.0.2.2")];
		clock.time = new Date(NOON.getTime() + 25 * HOUR);
		await accept();
		const [first, second, third, elsewhere] = all;
		await act(store, first?.reference ?? "", "spam");
		expect(await others(first)).toEqual(referencesOf([second, third]));
		await act(store, second?.reference ?? "", "answered");
		expect(await others(first)).toEqual(referencesOf([third]));
		await act(store, elsewhere?.reference ?? "", "spam");
		expect(await others(elsewhere)).toEqual([]);
	});

	it("is kept as a keyed hash alone, and forgotten", async () => {
		const { store, database, accept } = await opened();
		await accept();
		await store.requests.countRefused(2);
		const networks = async () =>
			(await database.db.selectFrom("requests").select("network").execute()).map(({ network }) => network);
		expect(await networks()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
		await store.retention.forgetNetworks(NOON);
		expect(await networks()).toEqual([expect.any(String)]);
		await store.retention.forgetNetworks(new Date(NOON.getTime() + 60_000));
		expect(await networks()).toEqual([null]);
		expect((await store.requests.counts({})).refused).toBe(0);
	});
});
