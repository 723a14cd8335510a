import { describe, expect, it } from "vitest";
import { everyByte, everyRow } from "../../../testing/builds/traces.ts";
import { DATABASE_KINDS, freshDatabaseSettings, startedDatabase } from "../../../testing/databases/databases.ts";
import { act, everythingOn, freshStore, listed, storeOn } from "../../../testing/databases/stores.ts";
import { clinicRequest, HOUR, NOON, PAYLOADS, patientRequest } from "../../../testing/requests.ts";
import { fieldCipher } from "../../crypto/field-cipher.ts";

const KEY = new Uint8Array(32).fill(9);
const ANA = /Ana N|ana@example|\(787\)|nto dura|Llamarla/i;

/** A store with two people in it, whose mails were sent. */
async function houseOfTwo(kind: (typeof DATABASE_KINDS)[number], cipher = fieldCipher()) {
	const settings = await freshDatabaseSettings(kind);
	const database = await startedDatabase(settings);
	const clock = { time: NOON };
	const limits = { email: { requests: 9, seconds: 3600 } };
	const store = await storeOn(database, clock, { cipher, limits });
	const { reference } = await store.requests.accept(patientRequest);
	clock.time = new Date(NOON.getTime() + 1);
	await store.requests.accept({ ...patientRequest, email: "ANA@example.com" });
	await store.requests.accept(clinicRequest);
	await act(store, reference, { kind: "note", text: "Llamarla el lunes" });
	for (const mail of await store.mails.claim(HOUR, 99)) await store.mails.markSent(mail.id);
	return { folder: settings.DATA_DIR, database, clock, store, reference };
}

describe.each(DATABASE_KINDS)("one person's data on %s", (kind) => {
	it("are given back whole, with notes and mails, however the address is capitalised", async () => {
		const { store, reference } = await houseOfTwo(kind);
		const data = await everythingOn(store, "Ana@Example.com");
		expect(data).toHaveLength(2);
		expect(data[0]).toMatchObject({
			reference,
			details: { name: "Ana Núñez", message: "¿Cuánto dura el viaje?" },
			history: [{ text: "Llamarla el lunes" }],
			mails: [{ kind: "staff" }, { kind: "receipt" }],
		});
		expect(await everythingOn(store, "nadie@example.com")).toEqual([]);
	});

	it("are erased everywhere, and that it was done is written down without a word on whose", async () => {
		const { store, database } = await houseOfTwo(kind);
		expect(await store.persons.erase("ana@example.com")).toEqual({ requests: 2, mails: 3, wiped: true });
		expect(await everythingOn(store, "ana@example.com")).toEqual([]);
		expect(await listed(store, 9)).toMatchObject([{ details: { name: "Luis Peña" } }]);
		expect(await everyRow(database)).not.toMatch(ANA);
		const erasures = await database.db.selectFrom("erasures").selectAll().execute();
		expect(erasures).toEqual([
			{
				id: expect.any(String),
				erased_at: expect.stringMatching(/^2026-03-02T12:00/),
				requests: 2,
				mails: 3,
				files: 0,
				persons: expect.stringMatching(/^\{"key":"[\w-]{8}","persons":\[\["[\w-]{43}"\]\]\}$/),
			},
		]);
	});

	it("leave no mark of an erasure where there was nothing to erase", async () => {
		const { store, database } = await houseOfTwo(kind);
		expect(await store.persons.erase("nadie@example.com")).toMatchObject({ requests: 0, mails: 0 });
		expect(await database.db.selectFrom("erasures").selectAll().execute()).toEqual([]);
	});

	it("are nobody else's for want of a telephone, nor found by a number that is none", async () => {
		const { store } = await freshStore(kind);
		for (const email of ["eva@example.com", "otra@example.com"]) {
			await store.requests.accept({ ...patientRequest, phone: undefined, email });
		}
		expect(await store.persons.find("eva@example.com")).toMatchObject({ byMail: [{}], byTelephone: [] });
		expect(await store.persons.find("12")).toEqual({ byMail: [], byTelephone: [] });
	});

	it("leave no count behind", async () => {
		const { store, database } = await houseOfTwo(kind);
		await store.persons.erase("ana@example.com");
		expect(await database.db.selectFrom("rate_limit_hits").selectAll().execute()).toHaveLength(1);
	});

	it("are erased also where a mail was just on its way, which is then nothing to mark", async () => {
		const { store, database, clock } = await houseOfTwo(kind);
		clock.time = new Date(NOON.getTime() + HOUR);
		await store.requests.accept(patientRequest);
		const [mail] = await store.mails.claim(HOUR, 1);
		await store.persons.erase("ana@example.com");
		await store.mails.markSent(mail?.id ?? "");
		expect(
			await database.db
				.selectFrom("mails")
				.selectAll()
				.where("id", "=", mail?.id ?? "")
				.execute(),
		).toEqual([]);
	});

	/** A list that names Ana and somebody else, claimed but not yet sent. */
	async function listOfTwo() {
		const { database, clock } = await houseOfTwo(kind);
		const store = await storeOn(database, clock, { staffMailLimit: { requests: 1, seconds: 600 } });
		await store.requests.accept(PAYLOADS.join);
		await store.requests.accept(patientRequest);
		const { reference } = await store.requests.accept(clinicRequest);
		clock.time = new Date(NOON.getTime() + 5 * 60_000);
		const [notice, list] = await store.mails.claim(HOUR, 9, true, ["staff"]);
		await store.mails.markSent(notice?.id ?? "");
		if (list?.kind !== "batch") throw new Error("a list should be due");
		const afterwards = async () => {
			clock.time = new Date(NOON.getTime() + 2 * HOUR);
			return await store.mails.claim(HOUR, 9, true, ["staff"]);
		};
		return { store, list, reference, afterwards };
	}

	it("are erased while a list with her name is on its way: tried again, it names the others alone", async () => {
		const { store, reference, afterwards } = await listOfTwo();
		await store.persons.erase("ana@example.com");
		expect(await afterwards()).toMatchObject([{ kind: "batch", listed: [{ reference }] }]);
	});

	it("are erased after such a list was sent, and staff are not told of the others once more", async () => {
		const { store, list, afterwards } = await listOfTwo();
		await store.mails.markSent(list.id);
		await store.persons.erase("ana@example.com");
		expect(await afterwards()).toEqual([]);
	});

	it("are erased though no key at hand opens them", async () => {
		const { store, database } = await houseOfTwo(kind);
		await database.db.updateTable("requests").set({ details: "sealed:1:00000000:AAAA" }).execute();
		expect(await store.persons.erase("ana@example.com")).toMatchObject({ requests: 2 });
	});

	describe("whose telephone others share", () => {
		const SAME = "787 555 0123";

		/** Ana, who wrote twice; her mother from another address; and a stranger. */
		async function household() {
			const opened = await houseOfTwo(kind, fieldCipher(KEY));
			const { store } = opened;
			const mother = { ...patientRequest, name: "Rosa Núñez", email: "rosa@example.com", phone: SAME };
			const rosa = await store.requests.accept(mother);
			const son = await store.requests.accept({ ...mother, name: "Juan Núñez", email: "juan@example.com" });
			return { ...opened, rosa: rosa.reference, juan: son.reference };
		}
		const references = (files: readonly { reference: string }[]) => files.map(({ reference }) => reference);

		it("are found by mail and, apart, by telephone", async () => {
			const { store, reference, rosa, juan } = await household();
			const found = await store.persons.find("ana@example.com");
			expect(references(found.byMail)).toEqual([reference, expect.any(String)]);
			expect(references(found.byTelephone)).toEqual([rosa, juan]);
			const called = await store.persons.find("+1 (787) 555 01 23");
			expect(called.byMail).toEqual([]);
			expect(references(called.byTelephone)).toEqual([...references(found.byMail), rosa, juan]);
			expect(await store.persons.find("809 555 0199")).toEqual({ byMail: [], byTelephone: [] });
		});

		it("are erased by mail without what the others sent", async () => {
			const { store, rosa, juan } = await household();
			expect(await store.persons.erase("ana@example.com")).toMatchObject({ requests: 2 });
			expect(references((await store.persons.find(SAME)).byTelephone)).toEqual([rosa, juan]);
		});

		it("are given out and erased with what was confirmed as hers, and with nothing of a stranger's", async () => {
			const { store, database, reference, rosa, juan } = await household();
			const [stranger] = (await listed(store, 9)).filter(({ details }) => details?.name === "Luis Peña");
			const confirmed = [juan, stranger?.reference ?? ""];
			expect(references(await everythingOn(store, "ana@example.com", confirmed))).toEqual([
				reference,
				expect.any(String),
				juan,
			]);
			expect(await store.persons.erase("ana@example.com", confirmed)).toMatchObject({ requests: 3 });
			expect(references(await listed(store, 9))).toEqual([rosa, stranger?.reference]);
			// One count of the mailboxes left: Rosa's and the stranger's.
			expect(await database.db.selectFrom("rate_limit_hits").selectAll().execute()).toHaveLength(2);
		});

		it("are erased by telephone only as far as they are confirmed", async () => {
			const { store, rosa } = await household();
			expect(await store.persons.erase(SAME)).toMatchObject({ requests: 0 });
			expect(await store.persons.erase(SAME, [rosa])).toMatchObject({ requests: 1 });
			expect(await store.requests.record(rosa)).toBeUndefined();
		});

		it("are found so on the request and counted in the list", async () => {
			const { store, reference, rosa, juan } = await household();
			const record = await store.requests.record(rosa);
			const others = record?.samePerson.map((other) => [other.reference, other.agrees]);
			expect(others).toEqual([
				[juan, "telephone"],
				[expect.any(String), "telephone"],
				[reference, "telephone"],
			]);
			expect([record?.earlier, record?.earlierByTelephone]).toEqual([0, 2]);
			const first = await store.requests.record(reference);
			expect(first?.samePerson.map(({ agrees }) => agrees)).toEqual(["mail", "telephone", "telephone"]);
			expect(first?.earlier).toBe(0);
		});
	});

	it("are in no table and no file where a key is set", async () => {
		const { store, database, folder } = await houseOfTwo(kind, fieldCipher(KEY));
		expect(await everyRow(database)).not.toMatch(ANA);
		expect(everyByte(folder)).not.toMatch(ANA);
		expect(await everythingOn(store, "ana@example.com")).toHaveLength(2);
	});
});

describe("SQLite's files", () => {
	it("hold no byte of an erased person, nor of requests past their time", async () => {
		const { store, folder } = await houseOfTwo("sqlite");
		expect(everyByte(folder)).toMatch(ANA);
		await store.persons.erase("ana@example.com");
		expect(everyByte(folder)).not.toMatch(ANA);
		expect(everyByte(folder)).toMatch(/Luis Pe/);
		expect(await store.retention.purge(new Date(NOON.getTime() + 2))).toBe(1);
		expect(everyByte(folder)).not.toMatch(/Luis Pe|luis@/);
	});
});
