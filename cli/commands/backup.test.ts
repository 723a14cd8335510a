import {
	chownSync,
	copyFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { lockDataFolder } from "../../service/database/service-lock.ts";
import { sqliteDialect } from "../../service/database/sqlite/sqlite-dialect.ts";
import { openSqlite } from "../../service/database/sqlite/sqlite-file.ts";
import type { Tables } from "../../service/database/tables.ts";
import { DATABASE_KINDS } from "../../testing/databases/databases.ts";
import { clinicRequest, NOON, PAYLOADS, patientRequest } from "../../testing/requests.ts";
import { DATA_KEY, freshOffice, notesOf, OTHER_KEY, references, referencesOf } from "../../testing/staff-commands.ts";
import { tallies } from "../backup/rows.ts";

type Office = Awaited<ReturnType<typeof freshOffice>>;

/** What every backed-up table holds. */
const contentOf = (office: Office) => office.withStore(({ database }) => tallies(database.db));

/** A store with something in each table, and its backup. */
async function backedUp(office: Office) {
	const [reference = ""] = await office.ask([
		{ ...patientRequest, language: "en" },
		clinicRequest,
		PAYLOADS.testimonial,
	]);
	await office.act(reference, { kind: "note", text: "Nota con acentos: ñ" });
	await office.remind();
	await office.erase(PAYLOADS.testimonial.email);
	const content = await contentOf(office);
	const file = join(office.folder, "copy.db");
	const made = await office.contacts(["backup", file, "--json"]);
	expect(made).toMatchObject({ code: 0, err: "" });
	return { reference, file, content, made: made.json };
}

describe.each(DATABASE_KINDS)("a backup of %s", (kind) => {
	it.each(DATABASE_KINDS)("comes back on an empty %s, row by row, and finds people", async (other) => {
		for (const key of other === kind ? [undefined, DATA_KEY] : [DATA_KEY]) {
			const office = await freshOffice(kind, { DATA_KEY: key });
			const { reference, file, content, made } = await backedUp(office);
			expect(made).toMatchObject({ encrypted: key !== undefined, tables: content });
			expect(content).toMatchObject({ requests: { rows: 2 }, notes: { rows: 1 }, erasures: { rows: 1 } });
			expect(statSync(file).mode & 0o777).toBe(0o600);
			const bytes = readFileSync(file, "latin1");
			expect(bytes.includes("ana@example.com")).toBe(key === undefined);
			expect(bytes).not.toContain(PAYLOADS.testimonial.email);
			expect((await office.contacts(["restore", file, "--check"])).code).toBe(0);

			const fresh = await freshOffice(other, { DATA_KEY: key });
			const { code, json } = await fresh.contacts(["restore", file, "--replace", "--json"]);
			expect({ code, tables: json.tables }).toEqual({ code: 0, tables: content });
			expect(await contentOf(fresh)).toEqual(content);
			expect(await referencesOf(fresh.environment, "ana@example.com")).toContain(reference);
			expect(await notesOf(fresh.environment, reference)).toEqual(["Nota con acentos: ñ"]);
			expect(readdirSync(fresh.folder).filter((name) => name.startsWith(".contacts-"))).toEqual([]);
		}
	});

	it("is noted in the store once it is made, and so is one that another program made", async () => {
		const office = await freshOffice(kind);
		const noted = () => office.withStore(async ({ store }) => await store.backups.last());
		expect((await office.contacts(["backup", join(office.folder, "none", "copy.db")])).code).toBe(1);
		expect(await noted()).toBeUndefined();
		expect((await office.contacts(["backup", join(office.folder, "copy.db")])).code).toBe(0);
		const first = await noted();
		expect(first).toBeInstanceOf(Date);
		expect((await office.contacts(["backup", "--external", "copy.db"])).code).toBe(2);
		expect((await office.contacts(["backup"])).code).toBe(2);
		expect(await noted()).toEqual(first);
		expect((await office.contacts(["backup", "--external"])).out).toContain("Anotado");
		expect(await noted()).not.toEqual(first);
	});

	it("does not replace a file or a store unasked, and keeps what it replaces", async () => {
		const office = await freshOffice(kind);
		const { file } = await backedUp(office);
		expect((await office.contacts(["backup", file])).code).toBe(1);
		const again = await office.contacts(["backup", file, "--replace", "--json"]);
		expect(again.code).toBe(0);
		await office.ask([{ ...patientRequest, name: "Llegó después" }]);
		const later = await contentOf(office);
		expect((await office.contacts(["restore", file])).code).toBe(1);
		expect(await contentOf(office)).toEqual(later);
		await office.erase("luis@clinica.example");
		const { code, json, ...rest } = await office.contacts(["restore", file, "--replace", "--json"]);
		expect(code, rest.err).toBe(0);
		expect(json).toMatchObject({ erasedSince: 1, notErasedAgain: 0, pendingMails: expect.any(Number) });
		expect(json.erasedAgain).toEqual({ persons: 1, requests: 1 });
		expect(existsSync(join(json.aside, "requests.db"))).toBe(true);
		expect(statSync(json.aside).mode & 0o777).toBe(0o700);
		const now = await contentOf(office);
		const { secrets, notes } = again.json.tables;
		expect(now).toMatchObject({ secrets, notes, requests: { rows: 1 }, erasures: { rows: 2 } });
		expect((await office.contacts(["doctor"])).out.replace(/\s+/g, "")).toContain(json.aside);
	});

	it("brings back nobody whose data were erased after it, by mail or telephone, and says how many", async () => {
		const office = await freshOffice(kind, { DATA_KEY });
		const hers = { ...patientRequest, email: "mia@example.com" };
		const [, wife = "", other = ""] = await office.ask([
			hers,
			{ ...hers, name: "Su esposa", email: "casa@example.com" },
			{ ...hers, name: "Su hijo", email: "hijo@example.com" },
			clinicRequest,
		]);
		const file = join(office.folder, "copy.db");
		expect((await office.contacts(["backup", file])).code).toBe(0);
		await office.withStore(async ({ store }) => await store.persons.erase("mia@example.com", [wife]));
		await office.erase(clinicRequest.email);
		// Whoever writes again later has not asked for that to be erased.
		const [again = ""] = await office.ask([{ ...hers, message: "Otra vez" }]);
		const later = join(office.folder, "later.db");
		expect((await office.contacts(["backup", later])).code).toBe(0);
		const rotated = { DATA_KEY: OTHER_KEY, DATA_KEY_PREVIOUS: DATA_KEY };
		Object.assign(office.environment, rotated);
		expect((await office.contacts(["rotate-key"])).code).toBe(0);
		const { out, err } = await office.contacts(["restore", file, "--replace"]);
		expect(out, err).toContain("Traía datos ya borrados de 2 personas, y se han borrado otra vez: 3 solicitudes.");
		expect(out).not.toMatch(/Si alguien pidió|Bórralos otra vez|mia@/);
		expect(await references(office.environment)).toEqual([other]);
		expect((await office.contacts(["restore", later, "--replace"])).out).not.toContain("Traía datos ya borrados");
		expect((await references(office.environment)).sort()).toEqual([again, other].sort());
	});

	it("says so where it cannot tell whose data were erased: by another store, or an earlier version", async () => {
		const office = await freshOffice(kind);
		const { file } = await backedUp(office);
		const fresh = await freshOffice(kind);
		await fresh.ask([clinicRequest]);
		await fresh.erase(clinicRequest.email);
		const { out, err } = await fresh.contacts(["restore", file, "--replace"]);
		expect(out, err).toContain("se borraron los datos de 1 persona sin huella que sirva aquí");
		await office.ask([PAYLOADS.direction]);
		await office.erase(PAYLOADS.direction.email);
		await office.withStore(async ({ database: { db } }) => {
			await db.updateTable("erasures").set({ persons: null }).execute();
		});
		expect((await office.contacts(["restore", file, "--replace", "--json"])).json).toMatchObject({ notErasedAgain: 1 });
	});

	it("is refused where its key is missing, and nothing changes", async () => {
		const office = await freshOffice(kind, { DATA_KEY });
		const { file } = await backedUp(office);
		const other = await freshOffice(kind, { DATA_KEY: OTHER_KEY });
		await other.ask();
		const before = await contentOf(other);
		const checked = await other.contacts(["restore", file, "--check"]);
		expect(checked).toMatchObject({ code: 3, out: expect.stringContaining("la DATA_KEY de hoy no la abre") });
		expect((await office.contacts(["restore", file, "--check", "--json"])).json).toMatchObject({ opens: true });
		const { code, err } = await other.contacts(["restore", file, "--replace"]);
		expect(code).toBe(1);
		expect(err).toContain("DATA_KEY");
		expect(await contentOf(other)).toEqual(before);
	});
});

/** Names of migrations of which a backup says that they were applied, and which was the last. */
async function ofVersion(file: string, migrations: readonly string[], schema: string): Promise<void> {
	const db = new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(file), () => {}) });
	for (const name of migrations) {
		await sql`insert into kysely_migration (name, timestamp) values (${name}, ${NOON.toISOString()})`.execute(db);
	}
	await sql`update carried_over set manifest = json_set(manifest, '$.schema', ${schema})`.execute(db);
	await db.destroy();
}

it.each(DATABASE_KINDS)("a backup of the last version before the first release comes back on %s", async (kind) => {
	const office = await freshOffice("sqlite");
	const { file } = await backedUp(office);
	await ofVersion(file, ["0001-requests-and-mails", "0002-staffs-desk"], "0010-language");
	const other = await freshOffice(kind);
	expect((await other.contacts(["restore", file, "--check"])).code).toBe(0);
	const { code, err } = await other.contacts(["restore", file, "--replace"]);
	expect({ code, err }).toEqual({ code: 0, err: "" });
	const { requests, mails, notes } = await contentOf(office);
	expect(await contentOf(other)).toMatchObject({ requests, mails, notes });
});

it.each(["0009-telephone", "9999-of-tomorrow"])("a backup of %s, another version, is refused", async (schema) => {
	const office = await freshOffice("sqlite");
	const { file } = await backedUp(office);
	await ofVersion(file, [], schema);
	const { code, err } = await office.contacts(["restore", file, "--replace"]);
	expect(code).toBe(3);
	expect(err).toMatch(/es de otra versión de este programa.*más nueva, actualízalo.*25 de noviembre de 2026/);
});

describe("a backup that is damaged", () => {
	it.each([
		["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length - 5000)],
		["empty", () => Buffer.alloc(0)],
		["no database", () => Buffer.from("hola\n".repeat(2000))],
		["changed in one letter", (bytes: Buffer) => changed(bytes, "Ana N", "Eva N")],
		["changed in a state", (bytes: Buffer) => changed(bytes, "pending", "pendinG")],
		["without its manifest's name", (bytes: Buffer) => changed(bytes, "carried_over", "carried_away")],
	])("is refused: %s", async (_how, spoil) => {
		const office = await freshOffice("sqlite");
		const { file } = await backedUp(office);
		const before = await contentOf(office);
		writeFileSync(file, spoil(readFileSync(file)));
		for (const args of [["--check"], ["--replace"]]) {
			const { code, err } = await office.contacts(["restore", file, ...args]);
			expect(code).toBe(3);
			expect(err).toContain(file);
		}
		expect(await contentOf(office)).toEqual(before);
	});

	it("a plain database file is no backup, and a missing file is said", async () => {
		const office = await freshOffice("sqlite");
		const copy = join(office.folder, "plain.db");
		copyFileSync(join(office.folder, "requests.db"), copy);
		expect((await office.contacts(["restore", copy])).err).toContain("no es una copia");
		expect(await office.contacts(["restore", `${copy}.none`])).toMatchObject({ code: 3 });
	});
});

it("restore says that the team signs in again", async () => {
	const office = await freshOffice("sqlite");
	const { file } = await backedUp(office);
	expect((await office.contacts(["restore", file, "--replace"])).out).toContain("las sesiones no pasan");
});

it("what restore writes belongs to whom the folder belongs to, also where root runs it", async () => {
	const office = await freshOffice("sqlite");
	const { file } = await backedUp(office);
	const NOBODY = 65_534;
	if (process.getuid?.() === 0) chownSync(office.folder, NOBODY, NOBODY);
	expect((await office.contacts(["restore", file, "--replace"])).code).toBe(0);
	const { uid, gid } = statSync(office.folder);
	for (const name of readdirSync(office.folder)) {
		if (name === "copy.db") continue;
		expect(statSync(join(office.folder, name)), name).toMatchObject({ uid, gid });
	}
});

it("restore refuses while the service runs", async () => {
	const office = await freshOffice("sqlite");
	const { file } = await backedUp(office);
	const unlock = lockDataFolder(office.folder);
	expect(await office.contacts(["restore", file, "--replace"])).toMatchObject({
		code: 1,
		err: expect.stringContaining("El servicio está encendido: apágalo (systemctl stop ivf-do.socket ivf-do) y repite"),
	});
	unlock();
	expect((await office.contacts(["restore", file, "--replace"])).code).toBe(0);
});

it("restore refuses while somebody is connected to PostgreSQL, unless told otherwise", async () => {
	const office = await freshOffice("postgres");
	const { file } = await backedUp(office);
	await office.withStore(async ({ store }) => {
		await store.check();
		expect(await office.contacts(["restore", file, "--replace"])).toMatchObject({
			code: 1,
			err: expect.stringContaining("--anyway"),
		});
		expect((await office.contacts(["restore", file, "--replace", "--anyway"])).code).toBe(0);
	});
});

it("restore waits for who is about to leave PostgreSQL", async () => {
	const office = await freshOffice("postgres");
	const { file } = await backedUp(office);
	const restored = await office.withStore(async ({ store }) => {
		await store.check();
		const restoring = office.contacts(["restore", file, "--replace"]);
		await wait(200);
		return { restoring };
	});
	expect(await restored.restoring).toMatchObject({ code: 0 });
});

it("restore replaces a store that is beyond reading", async () => {
	const office = await freshOffice("sqlite");
	const { file, content } = await backedUp(office);
	writeFileSync(join(office.folder, "requests.db"), "not a database any more");
	expect((await office.contacts(["resend", "--all-failed"])).code).toBe(1);
	expect((await office.contacts(["restore", file, "--replace"])).code).toBe(0);
	expect(await contentOf(office)).toEqual(content);
});

it("restore replaces a store of a newer program by the copy made before, and keeps that store whole", async () => {
	const office = await freshOffice("sqlite");
	const { file, content } = await backedUp(office);
	const [later = ""] = await office.ask();
	await office.erase("luis@clinica.example");
	await office.withStore(async ({ database: { db } }) => {
		await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2027-01-01')`.execute(db);
		await sql`alter table erasures add column of_tomorrow text`.execute(db);
	});
	const newer = await office.contacts(["resend", "--all-failed"]);
	expect(newer).toMatchObject({ code: 1, err: expect.stringContaining("contacts restore ARCHIVO --replace") });

	const unasked = await office.contacts(["restore", file]);
	expect(unasked).toMatchObject({ code: 1, err: expect.stringContaining("--replace") });
	const { code, err, json } = await office.contacts(["restore", file, "--replace", "--json"]);
	expect({ code, err }).toEqual({ code: 0, err: "" });
	expect(json).toMatchObject({ erasedSince: 1 });
	const { secrets, notes } = content;
	const restored = { secrets, notes, requests: { rows: 1 }, erasures: { rows: 2 } };
	expect(await contentOf(office)).toMatchObject(restored);
	const aside = new Kysely<Tables>({
		dialect: sqliteDialect(openSqlite(join(json.aside, "requests.db"), { readOnly: true }), () => {}),
	});
	const kept = await aside.selectFrom("requests").select("reference").execute();
	await aside.destroy();
	expect(kept).toContainEqual({ reference: later });
});

it("a journal that a restore cut short left behind does not get into the restored store", async () => {
	const office = await freshOffice("sqlite");
	const { file, content } = await backedUp(office);
	const [path, journal] = [join(office.folder, "requests.db"), join(office.folder, "requests.db-wal")];
	await office.withStore(async ({ store }) => {
		for (let count = 0; count < 20; count++)
			await store.requests.accept({ ...clinicRequest, message: "de otro tiempo" });
		copyFileSync(journal, `${journal}.kept`);
	});
	rmSync(path);
	copyFileSync(`${journal}.kept`, journal);
	expect((await office.contacts(["restore", file])).code).toBe(0);
	expect(existsSync(journal)).toBe(false);
	expect(await contentOf(office)).toEqual(content);
});

it("a backup takes in what one moment held, while others write", async () => {
	const office = await freshOffice("sqlite");
	await office.ask(Array.from({ length: 300 }, () => patientRequest));
	const file = join(office.folder, "copy.db");
	const [{ code }] = await Promise.all([
		office.contacts(["backup", file]),
		office.withStore(async ({ store }) => {
			for (let count = 0; count < 50; count++) await store.requests.accept(clinicRequest);
		}),
	]);
	expect(code).toBe(0);
	expect((await office.contacts(["restore", file, "--check"])).code).toBe(0);
});

/** The same bytes with every place of a text changed. */
function changed(bytes: Buffer, from: string, to: string): Buffer {
	const text = bytes.toString("latin1");
	expect(text).toContain(from);
	return Buffer.from(text.replaceAll(from, to), "latin1");
}
