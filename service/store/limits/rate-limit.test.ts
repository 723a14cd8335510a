import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases.ts";
import { NOON, patientRequest } from "../../../testing/requests.ts";
import { freshStore, listed, storeOn } from "../../../testing/stores.ts";
import { fieldCipher } from "../../crypto/field-cipher.ts";
import { clientNetworks } from "../../web/client-address.ts";
import { secondsToWait, TooManyRequests } from "./rate-limit.ts";

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
	/** 0 where it was let through, or the seconds to wait. */
	const outcome = (accepted: Promise<unknown>) =>
		accepted.then(
			() => 0,
			(error) => (error instanceof TooManyRequests ? error.wait : Promise.reject(error)),
		);
	const from = (address: string) => ({ networks: clientNetworks(address) });

	it("count each address for itself, and a whole IPv6 network as one", async () => {
		const { store } = await freshStore(kind, { limits: limits(1) });
		const waits: number[] = [];
		for (const address of [ADDRESS, "192.0.2.2", ADDRESS, "2001:db8:1:2::1", "2001:db8:1:2:f::f", "2001:db8:1:3::1"]) {
			waits.push(await outcome(store.requests.accept(patientRequest, from(address))));
		}
		expect(waits).toEqual([0, 0, 60, 0, 60, 0]);
	});

	it("count four times as many for an IPv6 /56 and sixteen times for a /48, and only what is let through", async () => {
		const { store } = await freshStore(kind, { limits: limits(1) });
		const through = async (addresses: readonly string[]) => {
			const waits = [];
			for (const address of addresses) waits.push(await outcome(store.requests.accept(patientRequest, from(address))));
			return waits.filter((wait) => wait === 0).length;
		};
		const subnets = (count: number, of: (subnet: number) => number) =>
			Array.from({ length: count }, (_, subnet) => `2001:db8:1:${of(subnet).toString(16)}::1`);
		expect(await through(subnets(9, (subnet) => subnet))).toBe(4);
		expect(await through(subnets(20, (subnet) => 256 + 256 * subnet))).toBe(12);
		expect(await through(["2001:db8:2:1::1"])).toBe(1);
	});

	it("are shared between processes, however many come at once", async () => {
		const { store, database, clock } = await freshStore(kind, { limits: limits(5) });
		const other = await storeOn(database, clock, { limits: limits(5) });
		const waits = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				outcome((index % 2 ? store : other).requests.accept(patientRequest, from(ADDRESS))),
			),
		);
		expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
		expect(await listed(store, 100)).toHaveLength(5);
	});

	it("hold for a /48 whose subnets all write at once to two processes, and what they take is stored", async () => {
		const { store, database, clock } = await freshStore(kind, { limits: limits(1) });
		const other = await storeOn(database, clock, { limits: limits(1) });
		const answers = await Promise.allSettled(
			Array.from({ length: 40 }, (_, index) => {
				const address = `2001:db8:1:${(256 * index).toString(16)}::1`;
				return (index % 2 ? store : other).requests.accept(patientRequest, from(address));
			}),
		);
		const taken = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value.reference : []));
		const refusals = answers.filter(({ status }) => status === "rejected");
		expect(refusals).toEqual(refusals.map(() => ({ status: "rejected", reason: expect.any(TooManyRequests) })));
		expect(taken).toHaveLength(16);
		expect((await listed(store, 100)).map(({ reference }) => reference).sort()).toEqual(taken.sort());
	});

	it("count what broke the rules as well", async () => {
		const { store } = await freshStore(kind, { limits: limits(1) });
		await store.requests.countRejected(clientNetworks(ADDRESS));
		expect(await outcome(store.requests.accept(patientRequest, from(ADDRESS)))).toBe(60);
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
		await Promise.all(Array.from({ length: 9 }, () => outcome(store.requests.accept(patientRequest, from(ADDRESS)))));
		expect(encrypted).toBe(2);
	});

	it("keep neither address nor e-mail address, only keyed hashes, and those no longer than the window", async () => {
		const email = { requests: 1, seconds: 60 };
		const { store, database, clock } = await freshStore(kind, { limits: { ...limits(5), email } });
		await store.requests.accept(patientRequest, from(ADDRESS));
		const hits = await database.db.selectFrom("rate_limit_hits").selectAll().execute();
		expect(hits).toHaveLength(2);
		for (const { subject } of hits) expect(subject).toMatch(/^[\w-]{43}$/);
		clock.time = new Date(NOON.getTime() + 61_000);
		await store.rateLimits.deleteExpired();
		expect(await database.db.selectFrom("rate_limit_hits").selectAll().execute()).toEqual([]);
	});

	it.each([
		[
			"the mailbox's limit is the longer",
			{ address: { requests: 5, seconds: 60 }, email: { requests: 5, seconds: 3600 } },
		],
		[
			"the address's limit is the longer",
			{ address: { requests: 5, seconds: 3600 }, email: { requests: 5, seconds: 60 } },
		],
		["only addresses have one", { address: { requests: 5, seconds: 3600 } }],
		["only mailboxes have one", { email: { requests: 5, seconds: 3600 } }],
	])("are kept while any limit counts them, and not where a clock set back left them ahead: %s", async (_, both) => {
		const { store, database, clock } = await freshStore(kind, { limits: both });
		const all = Object.keys(both).length;
		const leftAt = async (seconds: number) => {
			clock.time = new Date(NOON.getTime() + seconds * 1000);
			await store.rateLimits.deleteExpired();
			return (await database.db.selectFrom("rate_limit_hits").selectAll().execute()).length;
		};
		await store.requests.accept(patientRequest, from(ADDRESS));
		expect([await leftAt(61), await leftAt(3600), await leftAt(3601)]).toEqual([all, all, 0]);
		await store.requests.accept(patientRequest, from(ADDRESS));
		const dayBefore = 3601 - 24 * 3600;
		expect([await leftAt(dayBefore), await leftAt(dayBefore - 1)]).toEqual([all, 0]);
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
		expect(await store.requests.get(above.reference)).toMatchObject({ held: true, suspicion: "too_often", mails: [] });
		expect((await store.requests.accept(ana("luz@example.com"))).suspicion).toBeUndefined();
	});

	it("is not used up by held requests, so that nobody is locked out of her own address", async () => {
		const { store } = await freshStore(kind, { limits });
		for (let sent = 0; sent < 9; sent++) await store.requests.accept(ana(), { suspicion: "trap" });
		const hers = await store.requests.accept(ana());
		expect(await store.requests.get(hers.reference)).toMatchObject({ held: false });
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
