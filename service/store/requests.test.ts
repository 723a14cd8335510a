import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../testing/databases.ts";
import { clinicRequest, HOUR, NOON, patientRequest } from "../../testing/requests.ts";
import { freshStore } from "../../testing/stores.ts";
import type { RequestFilter } from "./request-filter.ts";

const NOBODY = "2222-2222";

describe.each(DATABASE_KINDS)("what staff see and do on %s", (kind) => {
	it("lists by kind, time and what is still to do", async () => {
		const { store, clock } = await freshStore(kind);
		const old = await store.requests.accept(patientRequest);
		clock.time = new Date(NOON.getTime() + 30 * HOUR);
		const young = await store.requests.accept(clinicRequest);
		const done = await store.requests.accept(patientRequest);
		await store.requests.markAnswered(done.reference);
		const suspect = await store.requests.accept(patientRequest, { suspicion: "too_fast" });
		const listed = async (filter: RequestFilter) =>
			(await store.requests.list(9, filter)).map(({ reference }) => reference);
		const of = (...requests: { reference: string }[]) => requests.map(({ reference }) => reference);

		expect(await listed({})).toEqual(of(suspect, done, young, old));
		expect(await listed({ kind: "clinic" })).toEqual(of(young));
		expect(await listed({ since: clock.time })).toEqual(of(suspect, done, young));
		expect(await listed({ until: clock.time })).toEqual(of(old));
		expect(await listed({ unanswered: true })).toEqual(of(young, old));
		expect(await listed({ overdue: true })).toEqual(of(old));
		expect(await listed({ quarantined: true })).toEqual(of(suspect));
		expect(await listed({ unanswered: true, kind: "patient" })).toEqual(of(old));
		expect(await listed({ failedMails: true })).toEqual([]);
	});

	it("counts and lists a request as overdue from the moment its time has passed", async () => {
		const { store, clock } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		const found: number[][] = [];
		for (const time of [24 * HOUR - 1, 24 * HOUR]) {
			clock.time = new Date(NOON.getTime() + time);
			found.push([(await store.requests.list(9, { overdue: true })).length, (await store.figures.status()).overdue]);
		}
		expect(found).toEqual([
			[0, 0],
			[1, 1],
		]);
	});

	it("shows which requests have a mail that was refused for good", async () => {
		const { store } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest);
		await store.requests.accept(clinicRequest);
		const mails = await store.mails.claim(HOUR, 9);
		const mail = mails.find(({ request }) => request?.reference === reference);
		await store.mails.markFailed(mail?.id ?? "", "550 EENVELOPE", { "equipo@example.com": "550 EENVELOPE" });
		expect(await store.requests.list(9, { failedMails: true })).toMatchObject([
			{ reference, failedMails: [{ kind: mail?.kind, error: "550 EENVELOPE", state: "failed" }] },
		]);
		expect((await store.requests.list(9)).map(({ failedMails }) => failedMails.length)).toEqual([0, 1]);
	});

	it("shows one request with its notes and mails, and nothing for a reference nobody has", async () => {
		const { store, clock } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest);
		expect(await store.requests.addNote(reference, "Llamar el lunes: «ñ» 🙂")).toBe(true);
		clock.time = new Date(NOON.getTime() + HOUR);
		await store.requests.addNote(reference, "Ya contestó");
		expect(await store.requests.get(reference)).toMatchObject({
			reference,
			details: { name: "Ana Núñez" },
			held: false,
			notes: [
				{ text: "Llamar el lunes: «ñ» 🙂", writtenAt: NOON },
				{ text: "Ya contestó", writtenAt: clock.time },
			],
			mails: [
				{ kind: "staff", state: "pending", attempts: 0, dueAt: NOON },
				{ kind: "receipt", state: "pending" },
			],
		});
		expect(await store.requests.get(NOBODY)).toBeUndefined();
		expect(await store.requests.addNote(NOBODY, "nada")).toBe(false);
	});

	it("marks a request answered, keeps the first time, and can take the mark back", async () => {
		const { store, clock } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest);
		expect(await store.requests.markUnanswered(reference)).toEqual({ before: undefined, held: false });
		expect(await store.requests.markAnswered(reference)).toEqual({ before: undefined, held: false });
		clock.time = new Date(NOON.getTime() + HOUR);
		expect(await store.requests.markAnswered(reference)).toEqual({ before: NOON, held: false });
		expect(await store.requests.get(reference)).toMatchObject({ answeredAt: NOON });
		expect(await store.requests.markUnanswered(reference)).toEqual({ before: NOON, held: false });
		expect((await store.requests.get(reference))?.answeredAt).toBeUndefined();
		expect([await store.requests.markAnswered(NOBODY), await store.requests.markUnanswered(NOBODY)]).toEqual([
			undefined,
			undefined,
		]);
	});

	it("sends nothing of a suspect until it is released, then everything once", async () => {
		const { store } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest, { suspicion: "trap" });
		expect(await store.mails.claim(HOUR, 9)).toEqual([]);
		expect(await store.requests.get(reference)).toMatchObject({ held: true, suspicion: "trap", mails: [] });
		const releases = await Promise.all([store.requests.release(reference), store.requests.release(reference)]);
		expect(releases.sort()).toEqual(["not held", "released"]);
		expect((await store.mails.claim(HOUR, 9)).map((mail) => mail.kind).sort()).toEqual(["receipt", "staff"]);
		expect(await store.requests.get(reference)).toMatchObject({ held: false, suspicion: "trap", releasedAt: NOON });
		expect(await store.requests.release(NOBODY)).toBeUndefined();
	});

	it("owes a released person no second receipt within a day", async () => {
		const { store } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		const { reference } = await store.requests.accept(patientRequest, { suspicion: "trap" });
		await store.requests.release(reference);
		expect((await store.requests.get(reference))?.mails.map((mail) => mail.kind)).toEqual(["staff"]);
	});

	it("owes no receipt to somebody who was answered while the request was held, nor one before its release", async () => {
		const { store } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest, { suspicion: "trap" });
		expect(await store.mails.resend(reference, "receipt")).toBe("held");
		expect(await store.requests.markAnswered(reference)).toEqual({ before: undefined, held: true });
		expect(await store.mails.resend(reference, "receipt")).toBe("held");
		expect(await store.requests.release(reference)).toBe("without receipt");
		expect((await store.requests.get(reference))?.mails.map((mail) => mail.kind)).toEqual(["staff"]);
		expect(await store.mails.resend(reference, "receipt")).toBe(1);
	});

	it("sends again what was refused, but not to those who took it", async () => {
		const { store, clock } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest);
		const mails = await store.mails.claim(HOUR, 9);
		const outcomes = { "uno@example.com": null, "dos@example.com": "550 EENVELOPE" };
		for (const { id, kind: mailKind } of mails) {
			if (mailKind === "staff") await store.mails.markFailed(id, "550 EENVELOPE", outcomes);
			else await store.mails.markSent(id);
		}
		clock.time = new Date(NOON.getTime() + HOUR);
		expect(await store.mails.resend(reference, "failed")).toBe(1);
		expect(await store.mails.resend(reference, "failed")).toBe(0);
		expect(await store.mails.claim(HOUR, 9)).toMatchObject([
			{ kind: "staff", attempts: 0, outcomes: { "uno@example.com": null } },
		]);
	});

	it("sends a new copy when asked, under a Message-ID of its own", async () => {
		const { store, clock } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest);
		const first = await store.mails.claim(HOUR, 9);
		for (const { id } of first) await store.mails.markSent(id);
		expect(await store.mails.resend(reference, "receipt")).toBe("no receipt");
		clock.time = new Date(NOON.getTime() + 24 * HOUR);
		expect(await store.mails.resend(reference, "receipt")).toBe(1);
		expect(await store.mails.resend(reference, "receipt")).toBe("no receipt");
		const [copy] = await store.mails.claim(HOUR, 9);
		expect(copy).toMatchObject({ kind: "receipt" });
		expect(first.map(({ messageId }) => messageId)).not.toContain(copy?.messageId);
		expect(await store.mails.resend(NOBODY, "staff")).toBeUndefined();
	});

	it("tries every refused mail again at once, those about no request as well", async () => {
		const { store, database } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		await database.db
			.insertInto("mails")
			.values({
				id: "digest-1",
				kind: "digest",
				content: "{}",
				state: "failed",
				message_id: "<digest-1@example.com>",
				attempts: 3,
				due_at: NOON.toISOString(),
				last_error: "550 EENVELOPE",
				created_at: NOON.toISOString(),
				settled_at: NOON.toISOString(),
			} as never)
			.execute();
		expect(await store.mails.failedGeneral()).toMatchObject([{ kind: "digest", error: "550 EENVELOPE" }]);
		expect(await store.mails.resendAllFailed()).toBe(1);
		expect(await store.mails.failedGeneral()).toEqual([]);
	});
});

describe.each(DATABASE_KINDS)("figures on %s", (kind) => {
	it("say how things stand, and how the days went", async () => {
		const { store, clock } = await freshStore(kind);
		const start = new Date("2026-03-01T12:00:00Z");
		clock.time = start;
		const { reference } = await store.requests.accept(patientRequest);
		// Three in the morning of the 2nd in Greenwich is still the 1st in Santo Domingo.
		clock.time = new Date("2026-03-02T03:00:00Z");
		await store.requests.markAnswered(reference);
		await store.requests.accept(clinicRequest);
		clock.time = new Date("2026-03-03T12:00:00Z");
		await store.requests.accept({ ...clinicRequest, purpose: "calendar" }, { suspicion: "trap" });
		expect(await store.figures.statistics(start, "America/Santo_Domingo")).toEqual({
			total: 3,
			received: 3,
			byKind: { patient: 1, clinic: 2 },
			byPurpose: { calendar: 1 },
			byDay: [
				{ day: "2026-03-01", received: 2 },
				{ day: "2026-03-02", received: 0 },
				{ day: "2026-03-03", received: 1 },
			],
			answered: 1,
			medianToAnswer: 15 * HOUR,
			suspects: 1,
			promise: { kept: 1, of: 2 },
			unanswered: 1,
			overdue: 1,
			held: 1,
			pendingMails: 4,
			pendingReceipts: 2,
			failedMails: 0,
			oldestPendingMail: start,
			oldestPendingReceipt: start,
		});
	});

	it("say how many answers came within the promised day, of those that had come or should have", async () => {
		const { store, clock } = await freshStore(kind);
		const at = async <Result>(hours: number, work: () => Promise<Result>) => {
			clock.time = new Date(NOON.getTime() + hours * HOUR);
			return await work();
		};
		const answeredAfter = async (hours: number) => {
			clock.time = NOON;
			const { reference } = await store.requests.accept(patientRequest);
			clock.time = new Date(NOON.getTime() + hours * HOUR);
			await store.requests.markAnswered(reference);
		};
		expect((await store.figures.statistics(NOON, "UTC")).promise).toEqual({ kept: 0, of: 0 });
		await answeredAfter(1);
		await answeredAfter(24 - 1 / 3600);
		await answeredAfter(24);
		await answeredAfter(30);
		clock.time = NOON;
		await store.requests.accept(clinicRequest);
		await store.requests.accept(clinicRequest, { suspicion: "trap" });
		const released = await store.requests.accept(clinicRequest, { suspicion: "trap" });
		await at(2, () => store.requests.release(released.reference));
		const young = await at(20, () => store.requests.accept(clinicRequest));
		expect(await at(23, () => store.figures.statistics(NOON, "UTC"))).toMatchObject({ promise: { kept: 2, of: 4 } });
		expect(await at(30, () => store.figures.statistics(NOON, "UTC"))).toMatchObject({ promise: { kept: 2, of: 6 } });
		await at(31, () => store.requests.markAnswered(young.reference));
		expect(await at(31, () => store.figures.statistics(NOON, "UTC"))).toMatchObject({ promise: { kept: 3, of: 7 } });
	});

	it("are all nothing for an empty store", async () => {
		const { store } = await freshStore(kind);
		expect(await store.figures.status()).toEqual({
			unanswered: 0,
			overdue: 0,
			held: 0,
			pendingMails: 0,
			pendingReceipts: 0,
			failedMails: 0,
			oldestPendingMail: undefined,
			oldestPendingReceipt: undefined,
		});
		expect((await store.figures.statistics(NOON, "UTC")).medianToAnswer).toBeUndefined();
	});
});
