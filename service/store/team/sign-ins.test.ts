import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases.ts";
import { freshStore, storeOn } from "../../../testing/stores.ts";
import { DAY, HOUR, MINUTE } from "../../durations.ts";
import { TooManyRequests } from "../limits/rate-limit.ts";

const ANA = "ana@example.com";
const CLIENT = [{ name: "192.0.2.1", times: 1 }];

describe.each(DATABASE_KINDS)("signing in on %s", (kind) => {
	it("gives one client ten codes in ten minutes, also if it asks for forty at once", async () => {
		const { store, database, clock } = await freshStore(kind);
		const other = await storeOn(database, clock);
		const asked = Array.from({ length: 40 }, (_, place) =>
			(place % 2 === 0 ? store : other).signIns.begin(`somebody${place}@example.com`, CLIENT),
		);
		const outcomes = await Promise.allSettled(asked);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
		for (const outcome of outcomes) {
			if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(TooManyRequests);
		}
	});

	it("gives one address five codes an hour and twelve a day, whoever asks, though what is over is deleted meanwhile", async () => {
		const { store, clock } = await freshStore(kind);
		let codes = 0;
		const ask = async () => {
			await store.signIns.deleteExpired();
			const { code } = await store.signIns.begin(ANA, []);
			if (code !== undefined) codes += 1;
		};
		for (let times = 0; times < 6; times++) await ask();
		expect(codes).toBe(5);
		for (let hours = 1; hours <= 4; hours++) {
			clock.time = new Date(clock.time.getTime() + HOUR + MINUTE);
			for (let times = 0; times < 6; times++) await ask();
		}
		expect(codes).toBe(12);
		clock.time = new Date(clock.time.getTime() + DAY);
		await ask();
		expect(codes).toBe(13);
	});

	it("ends everywhere at once: devices, and sign-ins that wait for their code; of that address alone", async () => {
		const { store } = await freshStore(kind);
		const { signIns } = store;
		const enter = async (address: string) => {
			const begun = await signIns.begin(address, []);
			const entered = await signIns.tryCode(begun.token, begun.code ?? "");
			return entered.outcome === "right" ? entered.token : "";
		};
		const device = await enter(ANA);
		const others = await enter("luis@example.com");
		const waiting = await signIns.begin(ANA, []);
		expect(await signIns.isWaiting(waiting.token)).toBe(true);
		await signIns.signOutEverywhere(ANA);
		expect(await signIns.addressOf(device, [ANA])).toBeUndefined();
		expect(await signIns.isWaiting(waiting.token)).toBe(false);
		expect(await signIns.tryCode(waiting.token, waiting.code ?? "")).toEqual({ outcome: "over" });
		expect(await signIns.addressOf(others, [ANA, "luis@example.com"])).toBe("luis@example.com");
	});

	it("takes a code for ten minutes", async () => {
		const { store, clock } = await freshStore(kind);
		const begun = await store.signIns.begin(ANA, []);
		clock.time = new Date(clock.time.getTime() + 10 * MINUTE - 1);
		expect(await store.signIns.isWaiting(begun.token)).toBe(true);
		clock.time = new Date(clock.time.getTime() + 1);
		expect(await store.signIns.isWaiting(begun.token)).toBe(false);
		expect(await store.signIns.tryCode(begun.token, begun.code ?? "")).toEqual({ outcome: "over" });
	});
});
