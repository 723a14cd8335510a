import { expect, it } from "vitest";
import { keptLog } from "../../testing/app.ts";
import { freshStore, listed } from "../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../testing/requests.ts";
import { purgeExpired, watchClock } from "./retention.ts";

const DAY = 24 * HOUR;

async function service() {
	const opened = await freshStore("sqlite");
	const { store, clock } = opened;
	const { log, entries } = keptLog();
	const { look, byAge } = watchClock(store.clock, log);
	const retention = byAge(() => purgeExpired(store.retention, 365, clock.time, log));
	await look();
	await store.requests.accept(patientRequest);
	return { ...opened, entries, look, byAge, retention };
}

it("a clock 400 days ahead deletes nothing and says so once; back again, it says that too", async () => {
	const { store, clock, entries, look, retention } = await service();
	clock.time = new Date(NOON.getTime() + 400 * DAY);
	for (let minutes = 0; minutes < 3; minutes++) await look();
	await retention();
	expect(await listed(store, 9)).toHaveLength(1);
	clock.time = new Date(NOON.getTime() + HOUR);
	await look();
	await retention();
	expect(entries.map(({ level, days, message }) => [level, days, String(message).split(":")[0]])).toEqual([
		["warn", 400, "clock jumped"],
		["info", undefined, "clock trusted again"],
	]);
});

it("a service that was off for as long asks in the same way, and deletes once the operator has said so", async () => {
	const { store, clock, retention } = await service();
	clock.time = new Date(NOON.getTime() + 400 * DAY);
	await retention();
	expect(await listed(store, 9)).toHaveLength(1);
	await store.clock.confirm();
	await retention();
	expect(await listed(store, 9)).toEqual([]);
});

it("devices and codes that a jump made too old are there again once the clock is back", async () => {
	const { store, clock, byAge } = await service();
	const { signIns } = store;
	const signIn = await signIns.begin("ana@example.com", []);
	const tried = await signIns.tryCode(signIn.token, signIn.code ?? "");
	const token = tried.outcome === "right" ? tried.token : "";
	clock.time = new Date(NOON.getTime() + 400 * DAY);
	await byAge(signIns.deleteExpired)();
	expect(await signIns.addressOf(token, ["ana@example.com"])).toBeUndefined();
	clock.time = new Date(NOON.getTime() + HOUR);
	await byAge(signIns.deleteExpired)();
	expect(await signIns.addressOf(token, ["ana@example.com"])).toBe("ana@example.com");
});
