import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../testing/databases/databases.ts";
import { freshStore } from "../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../testing/requests.ts";
import { MAX_STEP } from "./clock.ts";

const DAY = 24 * HOUR;
const daysLater = (days: number) => new Date(NOON.getTime() + days * DAY);

describe.each(DATABASE_KINDS)("the clock on %s", (kind) => {
	it("is trusted from its first minute on, for as long as no step is longer than two days", async () => {
		const { store, clock } = await freshStore(kind);
		for (const day of [0, 2, 4, 3, 1]) {
			clock.time = daysLater(day);
			expect(await store.clock.jump()).toBeUndefined();
			expect(await store.clock.observe()).toBeUndefined();
			expect(await store.clock.lastSeen()).toEqual(clock.time);
		}
	});

	it.each([400, -400, 2.5, -2.5])(
		"is in doubt after a jump of %d days, until it is back or confirmed",
		async (days) => {
			const { store, clock } = await freshStore(kind);
			await store.clock.observe();
			clock.time = daysLater(days);
			for (let looks = 0; looks < 3; looks++) expect(await store.clock.observe()).toBe(days * DAY);
			expect(await store.clock.lastSeen()).toEqual(NOON);
			clock.time = new Date(NOON.getTime() + HOUR);
			expect(await store.clock.observe()).toBeUndefined();
			clock.time = daysLater(days);
			expect(await store.clock.jump()).toBeDefined();
			await store.clock.confirm();
			expect(await store.clock.jump()).toBeUndefined();
			expect(await store.clock.lastSeen()).toEqual(clock.time);
		},
	);

	it("once back, reminders and the digest that it put off are due again, and a backup noted by it counts as none", async () => {
		const { store, clock, database } = await freshStore(kind);
		await store.clock.observe();
		await store.requests.accept(patientRequest);
		await store.sla.queueDigest((now) => now);
		clock.time = daysLater(400);
		await store.sla.queueReminders(() => [{ at: daysLater(401), why: "waits" }]);
		await store.sla.queueDigest((now) => now);
		await store.backups.record();
		clock.time = new Date(NOON.getTime() + HOUR);
		await store.clock.bringForward();
		const jobs = await database.db.selectFrom("scheduled_jobs").selectAll().execute();
		expect(jobs.find(({ name }) => name === "digest")?.done_at).toBe(clock.time.toISOString());
		const [request] = await database.db.selectFrom("requests").select("next_check_at").execute();
		expect(request?.next_check_at).toBe(clock.time.toISOString());
		expect(await store.backups.last()).toBeUndefined();
	});

	it("once back, dates to now what it stored in the future, so that it goes in time", async () => {
		const { store, clock, database } = await freshStore(kind);
		clock.time = daysLater(400);
		await store.requests.accept(patientRequest);
		await database.db.updateTable("requests").set({ answered_at: clock.time.toISOString() }).execute();
		clock.time = daysLater(1);
		const revision = await store.requests.revision();
		await store.clock.bringForward();
		const times = database.db.selectFrom("requests").select(["received_at", "answered_at"]);
		const at = clock.time.toISOString();
		expect(await times.executeTakeFirst()).toEqual({ received_at: at, answered_at: at });
		expect(await store.requests.revision()).not.toBe(revision);
	});

	it("leaves what came in a moment ago by another machine's clock", async () => {
		const { store, clock, database } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		clock.time = new Date(NOON.getTime() - HOUR);
		await store.clock.bringForward();
		const [request] = await database.db.selectFrom("requests").select("received_at").execute();
		expect(request?.received_at).toBe(NOON.toISOString());
	});

	it("leaves a second reminder where the longest terms put it, and makes due what lies beyond", async () => {
		const { store, clock, database } = await freshStore(kind, { overdueAfter: 20 * DAY });
		await store.requests.accept(patientRequest);
		const dueAfter = async (days: number) => {
			await database.db
				.updateTable("requests")
				.set({ next_check_at: daysLater(days).toISOString() })
				.execute();
			await store.clock.bringForward();
			return (await database.db.selectFrom("requests").select("next_check_at").executeTakeFirstOrThrow()).next_check_at;
		};
		clock.time = NOON;
		expect(await dueAfter(70)).toBe(daysLater(70).toISOString());
		expect(await dueAfter(71)).toBe(NOON.toISOString());
	});

	it("leaves what is due soon as it is", async () => {
		const { store, clock, database } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		await store.sla.queueReminders(() => [{ at: daysLater(3), why: "waits" }]);
		clock.time = daysLater(1);
		await store.clock.bringForward();
		const [request] = await database.db.selectFrom("requests").select("next_check_at").execute();
		expect(request?.next_check_at).toBe(daysLater(3).toISOString());
	});
});

it.each(DATABASE_KINDS)("the last backup is known on %s, unless a clock that was ahead noted it", async (kind) => {
	const { store, clock } = await freshStore(kind);
	expect(await store.backups.last()).toBeUndefined();
	await store.backups.record();
	expect(await store.backups.last()).toEqual(NOON);
	clock.time = new Date(NOON.getTime() + HOUR);
	expect(await store.backups.last()).toEqual(NOON);
	clock.time = new Date(NOON.getTime() - MAX_STEP);
	expect(await store.backups.last()).toEqual(NOON);
	clock.time = new Date(NOON.getTime() - MAX_STEP - 1);
	expect(await store.backups.last()).toBeUndefined();
});
