import { describe, expect, it } from "vitest";
import { LANGUAGE_CODES, MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { act, freshStore, listed } from "../../../testing/databases/stores.ts";
import { clinicRequest, HOUR, NOON, patientRequest, stored } from "../../../testing/requests.ts";

const NOBODY = "2222-2222";

describe.each(DATABASE_KINDS)("what staff see and do on %s", (kind) => {
	it("counts and lists a request as overdue from the moment its time has passed", async () => {
		const { store, clock } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		const found: number[][] = [];
		for (const time of [24 * HOUR - 1, 24 * HOUR]) {
			clock.time = new Date(NOON.getTime() + time);
			found.push([(await listed(store, 9, "overdue")).length, (await store.figures.status()).overdue]);
		}
		expect(found).toEqual([
			[0, 0],
			[1, 1],
		]);
	});

	it("names the mails that were refused for good, and which of a request's are", async () => {
		const { store } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest);
		await store.requests.accept(clinicRequest);
		const mails = await store.mails.claim(HOUR, 9);
		const mail = mails.find(({ request }) => request?.reference === reference);
		await store.mails.markFailed(mail?.id ?? "", "550 EENVELOPE", { "equipo@example.com": "550 EENVELOPE" });
		expect(await store.mails.failed(9)).toEqual([
			{ reference, kind: mail?.kind, code: "550 EENVELOPE", unconfirmed: false },
		]);
		const files = await store.requests.withHistory(await listed(store, 9));
		const failed = files.map(({ mails }) => mails.filter(({ state }) => state === "failed").length);
		expect(failed).toEqual([0, 1]);
	});

	it("shows one request with its notes and mails, and nothing for a reference nobody has", async () => {
		const { store, clock } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest);
		expect(await act(store, reference, { kind: "note", text: "Llamar el lunes: «ñ» 🙂" })).toMatchObject({
			result: "done",
		});
		clock.time = new Date(NOON.getTime() + HOUR);
		await act(store, reference, { kind: "note", text: "Ya contestó" });
		expect(await store.requests.record(reference)).toMatchObject({
			reference,
			details: { name: "Ana Núñez" },
			held: false,
			history: [
				{ text: "Llamar el lunes: «ñ» 🙂", at: NOON },
				{ text: "Ya contestó", at: clock.time },
			],
			mails: [
				{ kind: "staff", state: "pending", attempts: 0, dueAt: NOON },
				{ kind: "receipt", state: "pending" },
			],
		});
		expect(await store.requests.record(NOBODY)).toBeUndefined();
		expect(await act(store, NOBODY, { kind: "note", text: "nada" })).toBeUndefined();
	});

	it("keeps the language each was written in, the main one where none was named", async () => {
		const { store } = await freshStore(kind);
		for (const language of [undefined, ...LANGUAGE_CODES]) {
			const { reference } = await store.requests.accept({ ...patientRequest, language });
			const kept = await store.requests.record(reference);
			expect(kept?.language).toBe(language ?? MAIN_LANGUAGE);
			expect(kept?.details).toEqual(stored(patientRequest).details);
		}
	});

	it("marks a request answered, keeps the first time, and can take the mark back", async () => {
		const { store, clock } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest);
		expect(await act(store, reference, "unanswered")).toMatchObject({ result: "nothing to do" });
		expect(await act(store, reference, "answered")).toMatchObject({ result: "done" });
		clock.time = new Date(NOON.getTime() + HOUR);
		expect(await act(store, reference, "answered")).toMatchObject({ result: "nothing to do" });
		expect(await store.requests.record(reference)).toMatchObject({ answeredAt: NOON });
		expect(await act(store, reference, "unanswered")).toMatchObject({ result: "done" });
		expect((await store.requests.record(reference))?.answeredAt).toBeUndefined();
		expect([await act(store, NOBODY, "answered"), await act(store, NOBODY, "unanswered")]).toEqual([
			undefined,
			undefined,
		]);
	});

	it("sends nothing of a held request until it is released, then everything once", async () => {
		const { store } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest, { suspicion: "trap" });
		expect(await store.mails.claim(HOUR, 9)).toEqual([]);
		expect(await store.requests.record(reference)).toMatchObject({ held: true, suspicion: "trap", mails: [] });
		const releases = await Promise.all([act(store, reference, "release"), act(store, reference, "release")]);
		expect(releases.map((release) => release?.result).sort()).toEqual(["done", "nothing to do"]);
		expect((await store.mails.claim(HOUR, 9)).map((mail) => mail.kind).sort()).toEqual(["receipt", "staff"]);
		expect(await store.requests.record(reference)).toMatchObject({ held: false, suspicion: "trap", releasedAt: NOON });
		expect(await act(store, NOBODY, "release")).toBeUndefined();
	});

	it("owes a released person no second receipt within a day", async () => {
		const { store } = await freshStore(kind);
		await store.requests.accept(patientRequest);
		const { reference } = await store.requests.accept(patientRequest, { suspicion: "trap" });
		await act(store, reference, "release");
		expect((await store.requests.record(reference))?.mails.map((mail) => mail.kind)).toEqual(["staff"]);
	});

	it("owes no receipt to somebody who was answered while the request was held", async () => {
		const { store } = await freshStore(kind);
		const { reference } = await store.requests.accept(patientRequest, { suspicion: "trap" });
		await act(store, reference, "answered");
		await act(store, reference, "release");
		expect((await store.requests.record(reference))?.mails.map((mail) => mail.kind)).toEqual(["staff"]);
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
		expect(await store.mails.resend(reference)).toBe(1);
		expect(await store.mails.resend(reference)).toBe(0);
		const [again, ...others] = await store.mails.claim(HOUR, 9);
		expect(again).toMatchObject({ kind: "staff", attempts: 0 });
		// Whoever refused it is tried again.
		expect([again?.outcomes, others]).toEqual([{ "uno@example.com": null }, []]);
		expect(await store.mails.resend(NOBODY)).toBeUndefined();
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
		expect(await store.mails.failed(9)).toEqual([
			{ reference: null, kind: "digest", code: "550 EENVELOPE", unconfirmed: false },
		]);
		expect(await store.mails.resend()).toBe(1);
		expect(await store.mails.failed(9)).toEqual([]);
	});
});

describe.each(DATABASE_KINDS)("figures on %s", (kind) => {
	it("say how things stand", async () => {
		const { store, clock } = await freshStore(kind);
		const start = clock.time;
		const { reference } = await store.requests.accept(patientRequest);
		await act(store, reference, "answered");
		await store.requests.accept(clinicRequest);
		clock.time = new Date(start.getTime() + 48 * HOUR);
		await store.requests.accept({ ...clinicRequest, purpose: "calendar" }, { suspicion: "trap" });
		expect(await store.figures.status()).toEqual({
			unanswered: 1,
			overdue: 1,
			held: 1,
			pendingMails: 4,
			pendingReceipts: 2,
			failedMails: 0,
			lostMails: 0,
			oldestPendingMail: start,
		});
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
			lostMails: 0,
			oldestPendingMail: undefined,
		});
	});
});
