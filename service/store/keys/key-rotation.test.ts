import { describe, expect, it } from "vitest";
import { everyByte, everyRow } from "../../../testing/builds/traces.ts";
import { DATABASE_KINDS, freshDatabaseSettings, startedDatabase } from "../../../testing/databases/databases.ts";
import { act, everythingOn, listed, storeOn } from "../../../testing/databases/stores.ts";
import { clinicRequest, NOON, patientRequest } from "../../../testing/requests.ts";
import { type FieldCipher, fieldCipher } from "../../crypto/field-cipher.ts";
import { wipeFreedSpace } from "../../database/database.ts";

const [OLD, NEW] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];

describe.each(DATABASE_KINDS)("the keys on %s", (kind) => {
	async function house() {
		const settings = await freshDatabaseSettings(kind);
		const database = await startedDatabase(settings);
		const open = (cipher: FieldCipher) => storeOn(database, { time: NOON }, { cipher });
		return { folder: settings.DATA_DIR, database, open };
	}

	it("are changed without losing a word, and the old one is then no longer needed", async () => {
		const { database, open } = await house();
		const before = await open(fieldCipher(OLD));
		const { reference } = await before.requests.accept(patientRequest);
		await act(before, reference, { kind: "note", text: "Llamarla" });

		const during = await open(fieldCipher(NEW, [OLD]));
		await during.requests.accept(clinicRequest);
		expect(await during.keys.outdated()).toBe(3);
		expect(await during.keys.rotate()).toBe(3);
		expect(await during.keys.rotate()).toBe(0);

		const after = await open(fieldCipher(NEW));
		expect(await after.requests.record(reference)).toMatchObject({
			details: { name: "Ana Núñez" },
			history: [{ text: "Llamarla" }],
		});
		expect(await everythingOn(after, "ana@example.com")).toHaveLength(1);
		expect(await everyRow(database)).not.toMatch(/Ana N|Llamarla|ana@/);
	});

	it("are changed in every record, however many there are", async () => {
		const { open } = await house();
		const before = await open(fieldCipher(OLD));
		await Promise.all(Array.from({ length: 405 }, () => before.requests.accept(clinicRequest)));
		const during = await open(fieldCipher(NEW, [OLD]));
		expect(await during.keys.rotate()).toBe(406);
		expect(await during.keys.outdated()).toBe(0);
	});

	it("are changed on from where it broke off, and meanwhile every record is read by its own", async () => {
		const { open } = await house();
		const before = await open(fieldCipher(OLD));
		await Promise.all(Array.from({ length: 405 }, () => before.requests.accept(clinicRequest)));
		const both = fieldCipher(NEW, [OLD]);
		let left = 250;
		const breaking = await open({
			...both,
			encrypt: (text, id) => {
				if (left-- === 0) throw new Error("the power goes");
				return both.encrypt(text, id);
			},
		});
		await expect(breaking.keys.rotate()).rejects.toThrow("the power goes");

		const during = await open(both);
		expect(await during.keys.outdated()).toBe(206);
		expect(await listed(during, 405)).toHaveLength(405);
		expect(await during.keys.rotate()).toBe(206);
		expect(await listed(await open(fieldCipher(NEW)), 405)).toHaveLength(405);
	});

	it("cannot be lost unnoticed: without it the store does not open", async () => {
		const { open } = await house();
		await (await open(fieldCipher(OLD))).requests.accept(patientRequest);
		for (const cipher of [fieldCipher(), fieldCipher(NEW)]) {
			await expect(open(cipher)).rejects.toMatchObject({ code: "DATA_KEY" });
		}
	});

	it("encrypt what was stored before there were any, and decrypt it again", async () => {
		const { database, open } = await house();
		await (await open(fieldCipher())).requests.accept(patientRequest);
		expect(await (await open(fieldCipher(NEW))).keys.rotate()).toBe(2);
		expect(await everyRow(database)).not.toContain("ana@example.com");
		const decrypting = await open(fieldCipher(undefined, [NEW]));
		expect(await decrypting.keys.rotate()).toBe(2);
		expect(await everyRow(database)).toContain("ana@example.com");
		expect(await listed(await open(fieldCipher()), 9)).toHaveLength(1);
	});
});

it("no plain byte stays in SQLite's file once a first key has encrypted it and the space was wiped", async () => {
	const settings = await freshDatabaseSettings("sqlite");
	const database = await startedDatabase(settings);
	await (await storeOn(database, { time: NOON })).requests.accept(patientRequest);
	await (await storeOn(database, { time: NOON }, { cipher: fieldCipher(NEW) })).keys.rotate();
	expect(await wipeFreedSpace(database)).toBe(true);
	expect(everyByte(settings.DATA_DIR)).not.toMatch(/Ana N|ana@/);
});
