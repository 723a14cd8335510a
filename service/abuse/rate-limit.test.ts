import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../testing/databases.ts";
import { NOON, patientRequest } from "../../testing/requests.ts";
import { freshStore, storeOn } from "../../testing/stores.ts";
import { addressKey } from "./address-key.ts";
import { type RateLimit, secondsToWait, TooManyRequests, turnedAway } from "./rate-limit.ts";

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

describe("who was turned away", () => {
	it("is remembered for as long as they were told to wait", () => {
		const clock = { milliseconds: 0 };
		const turned = turnedAway(() => new Date(clock.milliseconds));
		turned.remember("a", 60);
		clock.milliseconds = 59_001;
		expect([turned.wait("a"), turned.wait("b")]).toEqual([1, 0]);
		clock.milliseconds = 60_000;
		expect(turned.wait("a")).toBe(0);
	});

	it("is forgotten when there are too many, the first ones first, so that memory is bounded", () => {
		const turned = turnedAway(() => NOON);
		for (let index = 0; index <= 10_000; index++) turned.remember(String(index), 60);
		expect([turned.wait("0"), turned.wait("1"), turned.wait("10000")]).toEqual([0, 60, 60]);
	});
});

describe.each(DATABASE_KINDS)("limits kept on %s", (kind) => {
	const limits = (requests: number): { address: RateLimit } => ({ address: { requests, seconds: 60 } });
	/** 0 where it was let through, or the seconds to wait. */
	const outcome = (accepted: Promise<unknown>) =>
		accepted.then(
			() => 0,
			(error) => (error instanceof TooManyRequests ? error.wait : Promise.reject(error)),
		);
	const from = (address: string) => ({ address: addressKey(address) });

	it("count each address for itself, and a whole IPv6 network as one", async () => {
		const { store } = await freshStore(kind, { limits: limits(1) });
		const waits: number[] = [];
		for (const address of [ADDRESS, "192.0.2.2", ADDRESS, "2001:db8:1:2::1", "2001:db8:1:2:f::f", "2001:db8:1:3::1"]) {
			waits.push(await outcome(store.accept(patientRequest, from(address))));
		}
		expect(waits).toEqual([0, 0, 60, 0, 60, 0]);
	});

	it("are shared between processes, however many come at once", async () => {
		const { store, database, clock } = await freshStore(kind, { limits: limits(5) });
		const other = await storeOn(database, clock, { limits: limits(5) });
		const waits = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				outcome((index % 2 ? store : other).accept(patientRequest, from(ADDRESS))),
			),
		);
		expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
		expect(await store.list(100)).toHaveLength(5);
	});

	it("count what broke the rules as well", async () => {
		const { store } = await freshStore(kind, { limits: limits(1) });
		await store.count(ADDRESS);
		expect(await outcome(store.accept(patientRequest, from(ADDRESS)))).toBe(60);
	});

	it("count by e-mail address, however it is capitalised, but not what is only a repeat", async () => {
		const { store } = await freshStore(kind, { limits: { email: { requests: 1, seconds: 60 } } });
		const request = { ...patientRequest, request_id: "0b5a4b6e-1f0f-4f4e-8a44-000000000001" };
		expect(await outcome(store.accept(request))).toBe(0);
		expect(await outcome(store.accept(request))).toBe(0);
		expect(await outcome(store.accept({ ...patientRequest, email: "ANA@example.com" }))).toBe(60);
		expect(await outcome(store.accept({ ...patientRequest, email: "luz@example.com" }))).toBe(0);
	});

	it("keep neither address nor e-mail address, only keyed hashes, and those no longer than the window", async () => {
		const email = { requests: 1, seconds: 60 };
		const { store, database, clock } = await freshStore(kind, { limits: { ...limits(5), email } });
		await store.accept(patientRequest, from(ADDRESS));
		const hits = await database.db.selectFrom("hits").selectAll().execute();
		expect(hits).toHaveLength(2);
		for (const { subject } of hits) expect(subject).toMatch(/^[\w-]{43}$/);
		clock.time = new Date(NOON.getTime() + 61_000);
		await store.forgetHits();
		expect(await database.db.selectFrom("hits").selectAll().execute()).toEqual([]);
	});
});
