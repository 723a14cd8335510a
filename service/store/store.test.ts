import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isReference } from "../../contract/requests/reference.ts";
import { DATABASE_KINDS } from "../../testing/databases/databases.ts";
import { act, freshStore, listed, storeOn } from "../../testing/databases/stores.ts";
import { HOUR, NOON, patientRequest as patient } from "../../testing/requests.ts";
import type { Database } from "../database/database.ts";

async function mailKinds({ db }: Database): Promise<string[]> {
	const mails = await db.selectFrom("mails").select("kind").orderBy("kind").execute();
	return mails.map(({ kind }) => kind);
}

describe.each(DATABASE_KINDS)("the store on %s", (kind) => {
	it("keeps every word of a request, with the time and the notice's version", async () => {
		const { store } = await freshStore(kind);
		const { reference } = await store.requests.accept(patient);
		expect(isReference(reference)).toBe(true);
		expect(await listed(store, 10)).toMatchObject([
			{
				reference,
				kind: "patient",
				receivedAt: NOON,
				noticeVersion: "2026-01-01",
				details: { name: "Ana Núñez", email: "ana@example.com", country: "PR", message: "¿Cuánto dura el viaje?" },
			},
		]);
	});

	it("keeps the notice's version that the form showed, also one that it does not know, beside the words", async () => {
		const { store } = await freshStore(kind);
		await store.requests.accept({ ...patient, notice_version: "2025-07-01" });
		const again = await store.requests.accept({ ...patient, notice_version: "otro" });
		expect(again.repeated).toBe(false);
		const kept = await listed(store, 10);
		expect(kept.map(({ noticeVersion }) => noticeVersion)).toEqual(["otro", "2025-07-01"]);
		expect(kept[0]?.details).not.toHaveProperty("notice_version");
	});

	it("owes the staff a mail and the visitor a receipt", async () => {
		const { store, database } = await freshStore(kind);
		await store.requests.accept(patient);
		expect(await mailKinds(database)).toEqual(["receipt", "staff"]);
	});

	it("owes an address only one receipt a day, however it is capitalised", async () => {
		const { store, database, clock } = await freshStore(kind);
		await store.requests.accept(patient);
		clock.time = new Date(NOON.getTime() + 23 * HOUR);
		await store.requests.accept({ ...patient, email: "ANA@example.com" });
		expect(await mailKinds(database)).toEqual(["receipt", "staff", "staff"]);
		clock.time = new Date(NOON.getTime() + 25 * HOUR);
		await store.requests.accept(patient);
		expect(await mailKinds(database)).toEqual(["receipt", "receipt", "staff", "staff", "staff"]);
	});

	it("owes one receipt to an address that writes twelve times at once", async () => {
		const { store, database } = await freshStore(kind);
		await Promise.all(Array.from({ length: 12 }, () => store.requests.accept(patient)));
		expect((await mailKinds(database)).filter((mail) => mail === "receipt")).toHaveLength(1);
	});

	it("gives a repeat its first reference and stores nothing", async () => {
		const { store, database, clock } = await freshStore(kind);
		const request = { ...patient, request_id: randomUUID() };
		const first = await store.requests.accept(request);
		const second = await store.requests.accept({ ...request });
		expect(second).toMatchObject({ reference: first.reference, repeated: true, answerBy: first.answerBy });
		clock.time = first.answerBy ?? clock.time;
		expect(await store.requests.accept(request)).toMatchObject({ repeated: true, answerBy: undefined });
		expect(await listed(store, 10)).toHaveLength(1);
		expect(await mailKinds(database)).toHaveLength(2);
	});

	it.each([
		["other words", { message: "otra vez" }],
		["another person", { email: "otra@ejemplo.com" }],
		["another kind of request", { type: "direction" as const }],
		["another purpose", { purpose: "topic" as const }],
		["another language", { language: "en" as const }],
	])("stores %s under a known id as a request of its own", async (_, changes) => {
		const { store } = await freshStore(kind);
		const request = { ...patient, request_id: randomUUID() };
		const first = await store.requests.accept(request);
		const second = await store.requests.accept({ ...request, ...changes });
		expect(second.repeated).toBe(false);
		expect(second.reference).not.toBe(first.reference);
		expect(await listed(store, 10)).toHaveLength(2);
		expect(await store.requests.accept(request)).toMatchObject({ reference: first.reference, repeated: true });
	});

	it("stores other words under one id that come in the same commit", async () => {
		const { store } = await freshStore(kind);
		const request = { ...patient, request_id: randomUUID() };
		const answers = await Promise.all(
			[request, { ...request, message: "otra vez" }, request].map((one) => store.requests.accept(one)),
		);
		expect(answers.map(({ repeated }) => repeated)).toEqual([false, false, true]);
		expect(await listed(store, 10)).toHaveLength(2);
	});

	it("stores twenty simultaneous repeats once", async () => {
		const { store } = await freshStore(kind);
		const request = { ...patient, request_id: randomUUID() };
		const answers = await Promise.all(Array.from({ length: 20 }, () => store.requests.accept(request)));
		expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
		expect(await listed(store, 10)).toHaveLength(1);
	});

	it("stores once what comes to several of four processes at once, again and again", async () => {
		const { store, database, clock } = await freshStore(kind);
		const stores = [store, ...(await Promise.all([1, 2, 3].map(() => storeOn(database, clock))))];
		const sent = Array.from({ length: 40 }, async (_, index) => {
			const request = { ...patient, request_id: randomUUID() };
			const others = stores.filter((_, at) => at !== index % stores.length);
			const answers = await Promise.all(others.map(({ requests }) => requests.accept(request)));
			expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
			return answers[0]?.reference;
		});
		const references = await Promise.all(sent);
		expect((await listed(store, 100)).map(({ reference }) => reference).sort()).toEqual(references.sort());
	});

	it("tries another reference for one whose own is taken, alone or among others, and stores all", async () => {
		const drawn = [1, 1, 2, 3, 2, 1, 4];
		const { store } = await freshStore(kind, {
			randomBytes: (length) => new Uint8Array(length).fill(length === 8 ? (drawn.shift() ?? 1) : 1),
		});
		const one = await store.requests.accept(patient);
		const both = await Promise.all([patient, patient].map((request) => store.requests.accept(request)));
		const alone = await store.requests.accept(patient);
		const references = [one, ...both, alone].map(({ reference }) => reference);
		expect(references).toEqual(["3333-3333", "6666-6666", "4444-4444", "7777-7777"]);
		expect((await listed(store, 10)).map(({ reference }) => reference).sort()).toEqual(references.sort());
		await expect(store.requests.accept(patient)).rejects.toThrow(/unique/i);
	});

	it("stores neither request nor mails when the mails cannot be stored", async () => {
		const { store, database } = await freshStore(kind);
		await database.db.schema.alterTable("mails").renameColumn("due_at", "gone").execute();
		await expect(store.requests.accept(patient)).rejects.toThrow();
		await database.db.schema.alterTable("mails").renameColumn("gone", "due_at").execute();
		expect(await listed(store, 10)).toEqual([]);
	});

	it("lists the newest first", async () => {
		const { store, clock } = await freshStore(kind);
		const old = await store.requests.accept(patient);
		clock.time = new Date(NOON.getTime() + HOUR);
		const young = await store.requests.accept(patient);
		expect((await listed(store, 10)).map(({ reference }) => reference)).toEqual([young.reference, old.reference]);
		expect(await listed(store, 1)).toHaveLength(1);
	});

	it("hands a mail to one process at a time, and to another once the lease has run out", async () => {
		const { store, database, clock } = await freshStore(kind);
		await store.requests.accept(patient);
		const other = await storeOn(database, clock);
		const claims = [store.mails.claim(HOUR, 1), other.mails.claim(HOUR, 1), store.mails.claim(HOUR, 9)];
		const ids = (await Promise.all(claims)).flat().map(({ id }) => id);
		expect(ids).toHaveLength(2);
		expect(new Set(ids).size).toBe(2);
		clock.time = new Date(NOON.getTime() + HOUR + 1);
		expect(await other.mails.claim(HOUR, 9)).toHaveLength(2);
	});

	it("brings a mail that is tried again back when it is due, with the same Message-ID", async () => {
		const { store, clock } = await freshStore(kind);
		await store.requests.accept(patient);
		const [first] = await store.mails.claim(HOUR, 2);
		if (!first) throw new Error("no mail was due");
		await store.mails.retry(first.id, new Date(NOON.getTime() + 1000), "451");
		expect(await store.mails.claim(HOUR, 2)).toEqual([]);
		clock.time = new Date(NOON.getTime() + 1000);
		expect(await store.mails.claim(HOUR, 2)).toMatchObject([{ id: first.id, messageId: first.messageId, attempts: 1 }]);
	});

	it("never hands out again what was sent or refused for good", async () => {
		const { store, clock } = await freshStore(kind);
		await store.requests.accept(patient);
		const [one, two] = await store.mails.claim(HOUR, 2);
		if (!one || !two) throw new Error("two mails should be due");
		await store.mails.markSent(one.id);
		await store.mails.markFailed(two.id, "550");
		clock.time = new Date(NOON.getTime() + 24 * HOUR);
		expect(await store.mails.claim(HOUR, 2)).toEqual([]);
	});

	it("deletes what is past its time, with its mails, and keeps the rest", async () => {
		const { store, database, clock } = await freshStore(kind);
		await store.requests.accept(patient);
		clock.time = new Date(NOON.getTime() + HOUR);
		const young = await store.requests.accept(patient);
		expect(await store.retention.purge(new Date(NOON.getTime() + 1))).toBe(1);
		expect((await listed(store, 10)).map(({ reference }) => reference)).toEqual([young.reference]);
		expect(await mailKinds(database)).toEqual(["staff"]);
	});

	it("keeps what nobody has answered, with its mails, where only answered ones are to go", async () => {
		const { store, database } = await freshStore(kind);
		const answered = await store.requests.accept(patient);
		const open = await store.requests.accept({ ...patient, email: "eva@example.com" });
		await act(store, answered.reference, "answered");
		expect(await store.retention.purge(new Date(NOON.getTime() + 1), "answered")).toBe(1);
		expect((await listed(store, 10)).map(({ reference }) => reference)).toEqual([open.reference]);
		expect(await mailKinds(database)).toEqual(["receipt", "staff"]);
	});

	it("deletes all that is past its time, however much it is", async () => {
		const { store, database } = await freshStore(kind);
		await Promise.all(Array.from({ length: 501 }, () => store.requests.accept(patient)));
		expect(await store.retention.purge(new Date(NOON.getTime() + 1))).toBe(501);
		expect(await listed(store, 10)).toEqual([]);
		expect(await mailKinds(database)).toEqual([]);
	});

	it("proves that it can write, and says so when it cannot", async () => {
		const { store, database } = await freshStore(kind);
		await store.check();
		await store.check();
		await database.db.schema.alterTable("write_checks").renameTo("away").execute();
		await expect(store.check()).rejects.toThrow();
		await database.db.schema.alterTable("away").renameTo("write_checks").execute();
	});
});
