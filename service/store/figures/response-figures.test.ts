import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { freshStore } from "../../../testing/databases/stores.ts";
import { clinicRequest, HOUR, NOON, PAYLOADS, patientRequest } from "../../../testing/requests.ts";
import { fieldCipher } from "../../crypto/field-cipher.ts";

const ZONE = "America/Santo_Domingo";
const DAY = 24 * HOUR;

describe.each(DATABASE_KINDS)("how fast the team answers, on %s", (kind) => {
	it("is counted by week, form, country and unit; what is held or spam is left out", async () => {
		const { store, clock } = await freshStore(kind, {
			cipher: fieldCipher(new Uint8Array(32).fill(7)),
			unitOf: ({ form }) => (form === "clinic" ? "bi" : undefined),
		});
		const at = (hours: number) => {
			clock.time = new Date(NOON.getTime() + hours * HOUR);
		};
		const answer = (reference: string) => store.requests.act(reference, { kind: "answered" }, { actor: null });
		const fast = await store.requests.accept(patientRequest);
		const late = await store.requests.accept(PAYLOADS.toolkit);
		const slow = await store.requests.accept(clinicRequest);
		await store.requests.accept(patientRequest, { suspicion: "trap" });
		const spam = await store.requests.accept(patientRequest);
		await store.requests.act(spam.reference, { kind: "spam" }, { actor: null });
		at(1);
		await answer(fast.reference);
		at(5);
		await answer(slow.reference);
		at(8 * 24);
		await answer(late.reference);
		await store.requests.accept({ ...patientRequest, country: "US" });
		at(8 * 24 + 1);

		const figures = await store.figures.responses(NOON, new Date(NOON.getTime() + 30 * DAY), ZONE);
		expect(figures.leftOut).toBe(2);
		expect(figures.total).toEqual({
			received: 4,
			answered: 3,
			within2Hours: 1,
			judged2Hours: 3,
			within24Hours: 2,
			judged24Hours: 3,
			calls: 0,
			talked: 0,
			consulted: 0,
			treated: 0,
			before: 0,
		});
		expect(figures.byWeek.map(({ name, received, answered }) => [name, received, answered])).toEqual([
			["2026-03-02", 3, 3],
			["2026-03-09", 1, 0],
		]);
		const named = (list: { name: string; received: number }[]) => list.map(({ name, received }) => [name, received]);
		expect(named(figures.by.form)).toEqual([
			["patient", 2],
			["clinic", 1],
			["toolkit", 1],
		]);
		expect(named(figures.by.country)).toEqual([
			["", 2],
			["PR", 1],
			["US", 1],
		]);
		expect(named(figures.by.unit)).toEqual([
			["", 3],
			["bi", 1],
		]);
	});

	async function judging() {
		const { store, clock } = await freshStore(kind);
		const judgedAt = async (wait: number) => {
			clock.time = new Date(NOON.getTime() + wait);
			const { total } = await store.figures.responses(NOON, new Date(NOON.getTime() + 30 * DAY), ZONE);
			return [total.within2Hours, total.judged2Hours, total.within24Hours, total.judged24Hours];
		};
		return { store, judgedAt };
	}

	it("judges what nobody has answered from two hours and from a day on", async () => {
		const { store, judgedAt } = await judging();
		await store.requests.accept(patientRequest);
		expect(await judgedAt(2 * HOUR - 1)).toEqual([0, 0, 0, 0]);
		expect(await judgedAt(2 * HOUR)).toEqual([0, 1, 0, 0]);
		expect(await judgedAt(DAY - 1)).toEqual([0, 1, 0, 0]);
		expect(await judgedAt(DAY)).toEqual([0, 1, 0, 1]);
	});

	it("judges an answer at once, and takes one after exactly two hours or a day for late", async () => {
		const { store, judgedAt } = await judging();
		const judged = new Map([
			[1, [1, 1, 1, 1]],
			[2 * HOUR - 1, [2, 2, 2, 2]],
			[2 * HOUR, [2, 5, 3, 3]],
			[DAY - 1, [2, 5, 4, 4]],
			[DAY, [2, 5, 4, 5]],
		]);
		const accepted = await Promise.all([...judged].map(() => store.requests.accept(clinicRequest)));
		for (const [index, [wait, expected]] of [...judged].entries()) {
			await judgedAt(wait);
			await store.requests.act(accepted[index]?.reference ?? "", { kind: "answered" }, { actor: null });
			expect([wait, await judgedAt(wait)]).toEqual([wait, expected]);
		}
	});

	it("counts more than are read at once, each once, though all came in the same moment", async () => {
		const { store } = await freshStore(kind);
		const mails = Array.from({ length: 1001 }, (_, index) => `somebody${index}@example.com`);
		await Promise.all(mails.map((email) => store.requests.accept({ ...patientRequest, email })));
		const { total } = await store.figures.responses(NOON, new Date(NOON.getTime() + 1), ZONE);
		expect(total.received).toBe(1001);
	});

	it("names weeks in which nothing came in, by the team's own Mondays", async () => {
		const { store, clock } = await freshStore(kind);
		// Monday in Greenwich, still Sunday in Santo Domingo.
		clock.time = new Date("2026-03-02T02:00:00.000Z");
		await store.requests.accept(patientRequest);
		clock.time = new Date("2026-03-12T12:00:00.000Z");
		const { byWeek } = await store.figures.responses(new Date("2026-03-01T04:00:00.000Z"), clock.time, ZONE);
		expect(byWeek.map(({ name, received }) => [name, received])).toEqual([
			["2026-02-23", 1],
			["2026-03-02", 0],
			["2026-03-09", 0],
		]);
		const ends = new Date("2026-03-09T04:00:00.000Z");
		const { byWeek: whole } = await store.figures.responses(new Date("2026-03-02T04:00:00.000Z"), ends, ZONE);
		expect(whole.map(({ name }) => name)).toEqual(["2026-03-02"]);
	});
});
