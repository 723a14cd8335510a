import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { freshStore, storeOn } from "../../../testing/databases/stores.ts";
import { DAY, HOUR, MINUTE } from "../../durations.ts";

const ANA = "ana@example.com";
const CLIENT = [{ name: "192.0.2.1", times: 1 }];

describe.each(DATABASE_KINDS)("signing in on %s", (kind) => {
	it("gives one client ten codes in ten minutes, also if it asks for forty at once", async () => {
		const { store, database, clock } = await freshStore(kind);
		const other = await storeOn(database, clock);
		const asked = Array.from({ length: 40 }, (_, index) =>
			(index % 2 === 0 ? store : other).signIns.begin(`somebody${index}@example.com`, CLIENT),
		);
		const begun = await Promise.all(asked);
		expect(begun.filter(({ code }) => code !== undefined)).toHaveLength(10);
		expect(begun.filter(({ refused }) => refused)).toHaveLength(30);
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

	it("is over after five wrong codes, and for another browser from the start", async () => {
		const { signIns } = (await freshStore(kind)).store;
		const begun = await signIns.begin(ANA, []);
		const code = begun.code ?? "";
		const wrong = code === "000000" ? "000001" : "000000";
		expect(await signIns.tryCode("another", code)).toEqual({ outcome: "over" });
		for (const left of [4, 3, 2, 1]) {
			expect(await signIns.tryCode(begun.token, wrong)).toEqual({ outcome: "wrong", left });
		}
		expect(await signIns.tryCode(begun.token, wrong)).toEqual({ outcome: "over" });
		expect(await signIns.tryCode(begun.token, code)).toEqual({ outcome: "over" });
	});

	it("without a code goes on like any other, until its tries are used up", async () => {
		const { signIns } = (await freshStore(kind)).store;
		for (let codes = 0; codes < 5; codes++) await signIns.begin(ANA, []);
		const begun = await signIns.begin(ANA, []);
		expect(begun.code).toBeUndefined();
		expect(await signIns.isWaiting(begun.token)).toBe(true);
		expect(await signIns.tryCode(begun.token, "000000")).toEqual({ outcome: "wrong", left: 4 });
		expect(await signIns.tryCode(begun.token, "")).toEqual({ outcome: "wrong", left: 3 });
	});

	it("has room for another code from the very moment on at which the first is an hour old", async () => {
		const { store, clock } = await freshStore(kind);
		for (let codes = 0; codes < 5; codes++) await store.signIns.begin(ANA, []);
		clock.time = new Date(clock.time.getTime() + HOUR - 1);
		expect((await store.signIns.begin(ANA, [])).code).toBeUndefined();
		clock.time = new Date(clock.time.getTime() + 1);
		expect((await store.signIns.begin(ANA, [])).code).toMatch(/^\d{6}$/);
	});

	it("counts a client's codes for ten minutes though what is over is deleted meanwhile, and a wide network's threefold", async () => {
		const { store, database, clock } = await freshStore(kind);
		const ask = async (networks = CLIENT) => await store.signIns.begin("eva@example.com", networks);
		for (let codes = 0; codes < 10; codes++) await ask();
		clock.time = new Date(clock.time.getTime() + 10 * MINUTE - 1);
		await store.signIns.deleteExpired();
		expect((await ask()).refused).toEqual({ network: "192.0.2.1", wait: 1 });
		clock.time = new Date(clock.time.getTime() + 1);
		await store.signIns.deleteExpired();
		expect(await database.db.selectFrom("sign_in_hits").selectAll().execute()).toEqual([]);
		await ask();
		const wide = [{ name: "2001:db8::/48", times: 3 }];
		for (let codes = 0; codes < 30; codes++) await ask(wide);
		expect((await ask(wide)).refused).toMatchObject({ network: "2001:db8::/48" });
	});

	it("lets a device in for thirty days, and is forgotten after them; a sign-in after a day", async () => {
		const { store, database, clock } = await freshStore(kind);
		const { signIns } = store;
		const rows = async () => [
			(await database.db.selectFrom("sign_ins").select("id").execute()).length,
			(await database.db.selectFrom("desk_sessions").select("id").execute()).length,
		];
		const begun = await signIns.begin(ANA, []);
		const entered = await signIns.tryCode(begun.token, begun.code ?? "");
		const device = entered.outcome === "right" ? entered.token : "";
		const start = clock.time.getTime();
		const at = async (ms: number) => {
			clock.time = new Date(start + ms);
			await signIns.deleteExpired();
			return [await signIns.addressOf(device, [ANA]), ...(await rows())];
		};
		expect(await at(DAY - 1)).toEqual([ANA, 1, 1]);
		expect(await at(DAY)).toEqual([ANA, 0, 1]);
		expect(await at(30 * DAY - 1)).toEqual([ANA, 0, 1]);
		expect(await at(30 * DAY)).toEqual([undefined, 0, 0]);
	});

	it("ends for all who are not on the team, for everybody if nobody is", async () => {
		const { signIns } = (await freshStore(kind)).store;
		const team = [ANA, "luis@example.com"];
		const [hers, his] = await Promise.all(
			team.map(async (address) => {
				const begun = await signIns.begin(address, []);
				const entered = await signIns.tryCode(begun.token, begun.code ?? "");
				return entered.outcome === "right" ? entered.token : "";
			}),
		);
		const who = () => Promise.all([hers, his].map((token) => signIns.addressOf(token ?? "", team)));
		expect(await who()).toEqual(team);
		await signIns.signOutAllBut([ANA]);
		expect(await who()).toEqual([ANA, undefined]);
		await signIns.signOutAllBut([]);
		expect(await who()).toEqual([undefined, undefined]);
	});
});
