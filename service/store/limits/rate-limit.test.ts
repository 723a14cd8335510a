import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { freshStore, listed, storeOn } from "../../../testing/databases/stores.ts";
import { NOON, patientRequest } from "../../../testing/requests.ts";
import { fieldCipher } from "../../crypto/field-cipher.ts";
import { clientNetworks } from "../../web/client-address.ts";
import { type Refusal, secondsToWait } from "./rate-limit.ts";

const ADDRESS = "192.0.2.1";

/** A limit whose counts are kept in a list, as the store keeps them in a table. */
function limiter(requests: number, seconds: number) {
	const clock = { milliseconds: 1_000_000 };
	const times: number[] = [];
	function take(): number {
		const wait = secondsToWait({ requests, seconds }, times, clock.milliseconds);
		if (wait === 0) times.push(clock.milliseconds);
		return wait;
	}
	return { clock, take };
}

describe("the rate limit", () => {
	it("lets as many requests through as it says, then names the seconds to wait", () => {
		const { take } = limiter(3, 60);
		expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 60]);
	});

	it("lets a request through after exactly the wait it named", () => {
		const { take, clock } = limiter(1, 60);
		take();
		clock.milliseconds += 20_500;
		const wait = take();
		expect(wait).toBe(40);
		clock.milliseconds += wait * 1000;
		expect(take()).toBe(0);
	});

	it("slides: each request counts for its own time, not for a fixed minute", () => {
		const { take, clock } = limiter(2, 60);
		take();
		clock.milliseconds += 50_000;
		take();
		clock.milliseconds += 10_000;
		expect(take()).toBe(0);
		expect(take()).toBe(50);
	});

	it("asks for at least a second, and does not count what it turned away", () => {
		const { take, clock } = limiter(1, 60);
		take();
		clock.milliseconds += 59_999;
		expect(take()).toBe(1);
		clock.milliseconds += 1;
		expect(take()).toBe(0);
	});

	it("locks nobody out where the clock was set back", () => {
		const { take, clock } = limiter(1, 60);
		take();
		clock.milliseconds -= 500_000;
		expect(take()).toBe(0);
	});
});

describe.each(DATABASE_KINDS)("limits kept on %s", (kind) => {
	const limits = (requests: number) => ({ address: { requests, seconds: 60 } });
	/** What became of it: taken, held, or the seconds to wait. */
	const outcome = async (accepted: Promise<{ suspicion?: string | undefined } | Refusal>) => {
		const taken = await accepted;
		if ("wait" in taken) return taken.wait;
		return taken.suspicion === "network" ? "held" : "taken";
	};
	const from = (address: string) => ({ networks: clientNetworks(address) });
	const ADDRESSES = (count: number, of: (subnet: number) => number) =>
		Array.from({ length: count }, (_, subnet) => `2001:db8:1:${of(subnet).toString(16)}::1`);

	async function counted(kindOf: "sqlite" | "postgres", addresses: readonly string[], requests = 1) {
		const { store } = await freshStore(kindOf, { limits: limits(requests) });
		const outcomes: (string | number)[] = [];
		for (const address of addresses) outcomes.push(await outcome(store.requests.accept(patientRequest, from(address))));
		const count = (what: string) => outcomes.filter((one) => one === what).length;
		return { outcomes, taken: count("taken"), held: count("held"), store };
	}

	it("hold what one network sends above them, and refuse it above ten times as much", async () => {
		const { outcomes, taken, held, store } = await counted(kind, Array(22).fill(ADDRESS), 2);
		expect([taken, held, outcomes.slice(20)]).toEqual([2, 18, [60, 60]]);
		expect(await listed(store, 99, "open")).toHaveLength(2);
		const [last] = await listed(store, 1);
		expect(await store.requests.record(last?.reference ?? "")).toMatchObject({ suspicion: "network", mails: [] });
	});

	it("count each address for itself, and a whole IPv6 network as one", async () => {
		const addresses = [ADDRESS, "192.0.2.2", ADDRESS, "2001:db8:1:2::1", "2001:db8:1:2:f::f", "2001:db8:1:3::1"];
		const { outcomes } = await counted(kind, addresses);
		expect(outcomes).toEqual(["taken", "taken", "held", "taken", "held", "taken"]);
	});

	it("count four times as many for an IPv6 /56", async () => {
		const { taken, held } = await counted(
			kind,
			ADDRESSES(45, (subnet) => subnet),
		);
		expect([taken, held]).toEqual([4, 36]);
	});

	it("count sixteen times as many for a /48, and hold what its subnets send as one group", async () => {
		const { taken, held, store } = await counted(kind, [...ADDRESSES(170, (subnet) => 256 * subnet), "2001:db8:2::1"]);
		expect([taken, held]).toEqual([17, 144]);
		expect((await store.requests.page({ filter: "held", limit: 9 })).requests).toMatchObject([{ group: 144 }]);
	});

	it("count the refused for the team, by the minute", async () => {
		const { store } = await counted(kind, Array(15).fill(ADDRESS));
		await store.requests.countRefused(7);
		expect((await store.requests.counts({})).refused).toBe(12);
	});

	it("are shared between processes, however many come at once", async () => {
		const { store, database, clock } = await freshStore(kind, { limits: limits(5) });
		const other = await storeOn(database, clock, { limits: limits(5) });
		const outcomes = await Promise.all(
			Array.from({ length: 70 }, (_, index) =>
				outcome((index % 2 ? store : other).requests.accept(patientRequest, from(ADDRESS))),
			),
		);
		expect(outcomes.filter((one) => one === "taken")).toHaveLength(5);
		expect(await listed(store, 100, "open")).toHaveLength(5);
		expect(await listed(store, 100)).toHaveLength(50);
		expect((await store.requests.counts({})).refused).toBe(20);
	});

	it("hold for a /48 whose subnets all write at once to two processes, and what they take is stored", async () => {
		const { store, database, clock } = await freshStore(kind, { limits: limits(1) });
		const other = await storeOn(database, clock, { limits: limits(1) });
		const answers: (Refusal | { reference: string })[] = await Promise.all(
			Array.from({ length: 200 }, (_, index) => {
				const address = `2001:db8:1:${(256 * index).toString(16)}::1`;
				return (index % 2 ? store : other).requests.accept(patientRequest, from(address));
			}),
		);
		const taken = answers.flatMap((answer) => ("wait" in answer ? [] : answer.reference));
		expect(taken).toHaveLength(160);
		expect((await listed(store, 200)).map(({ reference }) => reference).sort()).toEqual(taken.sort());
	});

	it("count what broke the rules as well", async () => {
		const { store } = await freshStore(kind, { limits: limits(1) });
		await store.requests.countRejected(clientNetworks(ADDRESS));
		expect(await outcome(store.requests.accept(patientRequest, from(ADDRESS)))).toBe("held");
	});

	it("speak before anything of a request is hashed or encrypted", async () => {
		const cipher = fieldCipher(new Uint8Array(32).fill(7));
		let encrypted = 0;
		const counting = {
			...cipher,
			encrypt: (text: string, owner: string) => {
				encrypted++;
				return cipher.encrypt(text, owner);
			},
		};
		const { store } = await freshStore(kind, { limits: limits(2), cipher: counting });
		encrypted = 0;
		await Promise.all(Array.from({ length: 29 }, () => outcome(store.requests.accept(patientRequest, from(ADDRESS)))));
		expect(encrypted).toBe(20);
	});

	it("keep neither address nor e-mail address, only keyed hashes, and those no longer than the window", async () => {
		const email = { requests: 1, seconds: 60 };
		const { store, database, clock } = await freshStore(kind, { limits: { ...limits(5), email } });
		await store.requests.accept(patientRequest, from(ADDRESS));
		const hits = await database.db.selectFrom("rate_limit_hits").selectAll().execute();
		expect(hits).toHaveLength(2);
		for (const { subject } of hits) expect(subject).toMatch(/^[\w-]{43}$/);
		clock.time = new Date(NOON.getTime() + 61_000);
		await store.retention.deleteExpiredHits();
		expect(await database.db.selectFrom("rate_limit_hits").selectAll().execute()).toEqual([]);
	});

	it.each([
		[
			"the mailbox's limit is the longer",
			{ limits: { address: { requests: 5, seconds: 60 }, email: { requests: 5, seconds: 3600 } } },
		],
		[
			"the address's limit is the longer",
			{ limits: { address: { requests: 5, seconds: 3600 }, email: { requests: 5, seconds: 60 } } },
		],
		["only addresses have one", { limits: { address: { requests: 5, seconds: 3600 } } }],
		["only mailboxes have one", { limits: { email: { requests: 5, seconds: 3600 } } }],
		["only receipts have one", { limits: { receipts: 120 } }],
		["only notices have one", { staffMailLimit: { requests: 5, seconds: 3600 } }],
	])("are kept while any limit counts them, and not where a clock set back left them ahead: %s", async (_, changes) => {
		const { store, database, clock } = await freshStore(kind, changes);
		const leftAt = async (seconds: number) => {
			clock.time = new Date(NOON.getTime() + seconds * 1000);
			await store.retention.deleteExpiredHits();
			return await count();
		};
		const count = async () => (await database.db.selectFrom("rate_limit_hits").selectAll().execute()).length;
		await store.requests.accept(patientRequest, from(ADDRESS));
		const all = await count();
		expect(all).toBeGreaterThan(0);
		expect([await leftAt(61), await leftAt(3600), await leftAt(3601)]).toEqual([all, all, 0]);
		await store.requests.accept(patientRequest, from(ADDRESS));
		const again = await count();
		const dayBefore = 3601 - 24 * 3600;
		expect([await leftAt(dayBefore), await leftAt(dayBefore - 1)]).toEqual([again, 0]);
	});
});

describe.each(DATABASE_KINDS)("the limit of one mailbox on %s", (kind) => {
	const limits = { email: { requests: 2, seconds: 3600 } };
	const ana = (email = "ana@example.com") => ({ ...patientRequest, email });

	it("turns nobody away: what comes above it is held for staff, and nothing is sent", async () => {
		const { store } = await freshStore(kind, { limits });
		await store.requests.accept(ana());
		await store.requests.accept(ana("ANA+1@example.com"));
		const above = await store.requests.accept(ana("ana+2@example.com"));
		expect(above.suspicion).toBe("too_often");
		expect(await store.requests.record(above.reference)).toMatchObject({
			held: true,
			suspicion: "too_often",
			mails: [],
		});
		expect((await store.requests.accept(ana("luz@example.com"))).suspicion).toBeUndefined();
	});

	it("counts each network for itself: what strangers write with an address does not silence its owner", async () => {
		const { store } = await freshStore(kind, { limits });
		const accept = async (address: string) =>
			(await store.requests.accept(ana(), { networks: clientNetworks(address) })).reference;
		const strangers = [await accept(ADDRESS), await accept(ADDRESS), await accept(ADDRESS)];
		const hers = await accept("198.51.100.7");
		expect(await store.requests.record(strangers[2] as string)).toMatchObject({ held: true, suspicion: "too_often" });
		expect(await store.requests.record(hers)).toMatchObject({ held: false, mails: [{ kind: "staff" }] });
		expect(await store.requests.record(hers)).toMatchObject({ withheld: "mailbox" });
	});

	it("is not used up by held requests, so that nobody is locked out of her own address", async () => {
		const { store } = await freshStore(kind, { limits });
		for (let sent = 0; sent < 9; sent++) await store.requests.accept(ana(), { suspicion: "trap" });
		const hers = await store.requests.accept(ana());
		expect(await store.requests.record(hers.reference)).toMatchObject({ held: false });
	});

	it("is not used up by repeats, nor by what is above it", async () => {
		const { store, clock } = await freshStore(kind, { limits });
		const request = { ...ana(), request_id: "0b5a4b6e-1f0f-4f4e-8a44-000000000001" };
		for (let sent = 0; sent < 9; sent++) await store.requests.accept(request);
		expect((await store.requests.accept(ana())).suspicion).toBeUndefined();
		clock.time = new Date(NOON.getTime() + 1800_000);
		expect((await store.requests.accept(ana())).suspicion).toBe("too_often");
		clock.time = new Date(NOON.getTime() + 3600_000);
		expect((await store.requests.accept(ana())).suspicion).toBeUndefined();
	});
});
