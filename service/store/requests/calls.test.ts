import { describe, expect, it } from "vitest";
import { AT, CALLS, callRequest, callsOf, LATER } from "../../../testing/calls.ts";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { act, freshStore, listed, storeOn } from "../../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest } from "../../../testing/requests.ts";

describe.each(DATABASE_KINDS)("calls on %s", (kind) => {
	it("give a free hour to whoever asks, and no longer offer it", async () => {
		const { store } = await freshStore(kind, { calls: CALLS });
		expect(await store.requests.freeHours()).toContain(AT);
		expect(await store.requests.accept(callRequest(1))).toMatchObject({ callAt: AT });
		expect(await store.requests.freeHours()).not.toContain(AT);
	});

	it("refuse a taken hour with the nearest free ones, and store nothing", async () => {
		const { store } = await freshStore(kind, { calls: CALLS });
		await store.requests.accept(callRequest(1));
		const refused = await store.requests.accept(callRequest(2));
		expect(refused).toMatchObject({ fields: { call_at: "taken" } });
		expect((refused as unknown as { freeHours: string[] }).freeHours).toContain("2026-03-03T15:30:00.000Z");
		expect(await listed(store, 9)).toHaveLength(1);
	});

	it.each([
		["past", "2026-03-02T11:00:00.000Z"],
		["too soon", "2026-03-02T13:30:00.000Z"],
		["closed", "2026-03-04T15:00:00.000Z"],
		["between steps", "2026-03-03T15:10:00.000Z"],
		["too far away", "2026-06-01T15:00:00.000Z"],
	])("refuse an hour that is %s", async (_, hour) => {
		const { store } = await freshStore(kind, { calls: CALLS });
		expect(await store.requests.accept(callRequest(1, hour))).toMatchObject({ fields: { call_at: "choice" } });
	});

	it("give an hour to one of many who ask at once, in two processes", async () => {
		const { store, database, clock } = await freshStore(kind, { calls: CALLS });
		const other = await storeOn(database, clock, { calls: CALLS });
		const asked = Array.from({ length: 12 }, (_, number) =>
			(number % 2 ? store : other).requests.accept(callRequest(number)),
		);
		const outcomes = await Promise.all(asked);
		expect(outcomes.filter((outcome) => outcome.callAt)).toHaveLength(1);
		expect(await listed(store, 20)).toHaveLength(1);
	});

	it("give an hour to as many as may call at once", async () => {
		const { store } = await freshStore(kind, { calls: callsOf(2) });
		const outcomes = await Promise.all([1, 2, 3].map((number) => store.requests.accept(callRequest(number))));
		expect(outcomes.map((outcome) => outcome.callAt)).toEqual([AT, AT, undefined]);
	});

	it("give three hours to three of a hundred who ask at once, in two processes, and each other one is told of free ones", async () => {
		const { store, database, clock } = await freshStore(kind, { calls: CALLS });
		const other = await storeOn(database, clock, { calls: CALLS });
		const hours = [AT, LATER, "2026-03-03T16:00:00.000Z"];
		const asked = Array.from({ length: 100 }, (_, index) =>
			(index % 2 ? store : other).requests.accept(callRequest(index, hours[index % 3])),
		);
		const outcomes = await Promise.all(asked);
		expect(outcomes.flatMap(({ callAt }) => callAt ?? []).sort()).toEqual(hours);
		const refused = outcomes.filter((one) => "freeHours" in one) as unknown as { freeHours: string[] }[];
		expect(refused).toHaveLength(97);
		expect(refused.every(({ freeHours }) => freeHours.length === 6)).toBe(true);
		expect(await listed(store, 200)).toHaveLength(3);
	});

	it("answer the same request sent twice with its hour", async () => {
		const { store } = await freshStore(kind, { calls: CALLS });
		const sent = { ...callRequest(1), request_id: "0197f000-0000-4000-8000-000000000001" };
		const first = await store.requests.accept(sent);
		expect(await store.requests.accept(sent)).toMatchObject({ reference: first.reference, repeated: true, callAt: AT });
	});

	it("confirm nothing to what is held, and leave the hour to others", async () => {
		const { store } = await freshStore(kind, { calls: CALLS });
		expect((await store.requests.accept(callRequest(1), { suspicion: "trap" })).callAt).toBeUndefined();
		expect(await store.requests.accept(callRequest(2))).toMatchObject({ callAt: AT });
	});

	it("free the hour of what is marked as spam", async () => {
		const { store } = await freshStore(kind, { calls: CALLS });
		const { reference } = await store.requests.accept(callRequest(1));
		await act(store, reference, "spam");
		expect(await store.requests.accept(callRequest(2))).toMatchObject({ callAt: AT });
	});

	it("are due at their hour if it comes before the promised time, and are listed by that", async () => {
		const { store, clock } = await freshStore(kind, { calls: CALLS });
		const promised = await store.requests.accept(patientRequest);
		clock.time = new Date(NOON.getTime() + HOUR);
		const soon = await store.requests.accept(callRequest(1, "2026-03-02T17:00:00.000Z"));
		const open = await listed(store, 9, "open");
		expect(open.map(({ reference }) => reference)).toEqual([soon.reference, promised.reference]);
		for (const due of [open[0]?.dueAt, soon.answerBy]) expect(due?.toISOString()).toBe("2026-03-02T17:00:00.000Z");
		clock.time = new Date("2026-03-02T17:00:01.000Z");
		expect((await listed(store, 9, "overdue")).map(({ reference }) => reference)).toEqual([soon.reference]);
	});

	it("refuse a wished day on which nobody works", async () => {
		const { store } = await freshStore(kind, { calls: CALLS });
		const wish = { ...patientRequest, purpose: "call" as const, call_day: "2026-03-04" };
		expect(await store.requests.accept(wish)).toMatchObject({ fields: { call_day: "choice" } });
		expect(await store.requests.accept({ ...wish, call_day: "2026-03-05" })).toHaveProperty("reference");
	});
});
