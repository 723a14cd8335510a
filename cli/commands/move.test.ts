import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { lockDataFolder } from "../../service/database/service-lock.ts";
import { emptyDatabaseSettings } from "../../testing/databases/databases.ts";
import { act, listed } from "../../testing/databases/stores.ts";
import { clinicRequest, PAYLOADS, patientRequest } from "../../testing/requests.ts";
import {
	contacts,
	DATA_KEY,
	freshOffice,
	notesOf,
	references,
	referencesOf,
	withStore,
} from "../../testing/staff-commands.ts";
import { BACKED_UP_TABLES, SKIPPED_TABLES, tallies } from "../backup/rows.ts";

type Environment = Parameters<typeof withStore>[0];

const contentOf = (environment: Environment) => withStore(environment, ({ database }) => tallies(database.db));

/** More than are moved at once. */
const MANY = Array.from({ length: 250 }, () => PAYLOADS.direction);

/** A SQLite store with something in each table, and an empty PostgreSQL. @param more requests, beside one of each of three */
async function readyToMove({ key, more = [] }: { key?: string | undefined; more?: typeof MANY } = {}) {
	const office = await freshOffice("sqlite", { DATA_KEY: key });
	const [reference = ""] = await office.ask([
		{ ...patientRequest, language: "en" },
		clinicRequest,
		PAYLOADS.testimonial,
	]);
	await office.ask(more);
	await office.act(reference, { kind: "note", text: "Nota: ñ «»" });
	await office.act(reference, "answered");
	await office.remind();
	await office.erase(PAYLOADS.testimonial.email);
	const url = (await emptyDatabaseSettings("postgres")).DATABASE_URL as string;
	const moved: Environment = { ...office.environment, DATABASE_URL: url };
	return { office, reference, url, moved, content: await contentOf(office.environment) };
}

describe("a move", () => {
	it.each([undefined, DATA_KEY])(
		"to PostgreSQL and back keeps every row and finds people (DATA_KEY %s)",
		async (key) => {
			const { office, reference, url, moved, content } = await readyToMove({ key, more: MANY });
			expect(content).toMatchObject({ requests: { rows: 252 }, notes: { rows: 1 }, erasures: { rows: 1 } });
			const there = await office.contacts(["move", "--to", url, "--json"]);
			expect(there).toMatchObject({ code: 0, json: { tables: content } });
			expect(await contentOf(moved)).toEqual(content);
			expect(await referencesOf(moved, "ana@example.com")).toContain(reference);
			expect(await notesOf(moved, reference)).toEqual(["Nota: ñ «»"]);

			const home = join(office.folder, "home");
			const back = await contacts(moved, ["move", "--to", `sqlite:${home}`, "--json"]);
			expect(back).toMatchObject({ code: 0, json: { tables: content } });
			const environment = { ...office.environment, DATA_DIR: home };
			expect(await contentOf(environment)).toEqual(content);
			expect(await referencesOf(environment, "ana@example.com")).toContain(reference);
		},
	);

	it("can be repeated, and brings what has come in meanwhile", async () => {
		const { office, url, moved } = await readyToMove();
		expect((await office.contacts(["move", "--to", url])).code).toBe(0);
		expect((await office.contacts(["move", "--to", url])).code).toBe(0);
		const [late = ""] = await office.ask([{ ...patientRequest, name: "Llegó después" }]);
		await office.erase("luis@clinica.example");
		expect((await office.contacts(["move", "--to", url])).code).toBe(0);
		expect(await contentOf(moved)).toEqual(await contentOf(office.environment));
		expect(await references(moved)).toContain(late);
		expect(await referencesOf(moved, "luis@clinica.example")).toEqual([]);
	});

	it("cut off half way leaves nothing, and then succeeds", async () => {
		const { office, url, moved, content } = await readyToMove({ more: MANY });
		await withStore(moved, async ({ database: { db } }) => {
			// Notes wait here; requests and mails are written by then.
			await sql`create function wait_here() returns trigger language plpgsql as
				$$ begin perform pg_advisory_xact_lock(4242); return new; end $$`.execute(db);
			await sql`create trigger waiting before insert on notes for each row execute function wait_here()`.execute(db);
		});
		await withStore(moved, async ({ database }) => {
			await database.db.connection().execute(async (guard) => {
				await sql`select pg_advisory_lock(4242)`.execute(guard);
				const cut = office.contacts(["move", "--to", url, "--anyway"]);
				const waiting = sql<{ pid: number }>`select pid from pg_locks where locktype = 'advisory' and not granted`;
				await expect.poll(async () => (await waiting.execute(guard)).rows.length, { timeout: 15_000 }).toBe(1);
				const [{ pid }] = (await waiting.execute(guard)).rows as [{ pid: number }];
				await sql`select pg_terminate_backend(${pid})`.execute(guard);
				expect((await cut).code).toBe(1);
				await sql`select pg_advisory_unlock(4242)`.execute(guard);
			});
			for (const table of ["requests", "mails", "notes"] as const) {
				expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
			}
		});
		expect((await office.contacts(["move", "--to", url])).code).toBe(0);
		expect(await contentOf(moved)).toEqual(content);
	});

	it("does not mix into another store, nor into one that was worked on since", async () => {
		const { office, url, moved } = await readyToMove();
		const other = await freshOffice("postgres");
		await other.ask();
		const before = await contentOf(other.environment);
		const refused = await office.contacts(["move", "--to", other.environment.DATABASE_URL as string]);
		expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("no se mezclan") });
		expect(await contentOf(other.environment)).toEqual(before);

		expect((await office.contacts(["move", "--to", url])).code).toBe(0);
		await withStore(moved, async ({ store }) => {
			const [open] = await listed(store, 1, "open");
			await act(store, open?.reference ?? "", "answered");
		});
		const worked = await contentOf(moved);
		expect(await office.contacts(["move", "--to", url])).toMatchObject({
			code: 1,
			err: expect.stringContaining("se ha usado"),
		});
		expect(await contentOf(moved)).toEqual(worked);
	});

	it("a copy of another store is foreign too, though nobody has touched it", async () => {
		const { office, url } = await readyToMove();
		const other = await freshOffice("sqlite");
		await other.ask();
		expect((await other.contacts(["move", "--to", url])).code).toBe(0);
		expect((await office.contacts(["move", "--to", url])).err).toContain("otro almacén");
	});

	it("replaces the key of a store that is still empty", async () => {
		const { office, moved, reference } = await readyToMove();
		await withStore(moved, async () => {});
		expect((await office.contacts(["move", "--to", moved.DATABASE_URL as string])).code).toBe(0);
		expect(await referencesOf(moved, "ana@example.com")).toContain(reference);
	});

	it("is refused while the service runs, to itself, and to where nothing answers", async () => {
		const { office, url } = await readyToMove();
		const unlock = lockDataFolder(office.folder);
		expect((await office.contacts(["move", "--to", url])).err).toContain("El servicio está encendido");
		unlock();
		expect((await office.contacts(["move", "--to", `sqlite:${office.folder}/.`])).code).toBe(2);
		const nowhere = await office.contacts(["move", "--to", "postgres://x:secret@127.0.0.1:1/none"]);
		expect(nowhere.code).toBe(1);
		expect(nowhere.err).not.toContain("secret");
		expect(existsSync(join(office.folder, "requests.db"))).toBe(true);
	});
});

it("every table of the store is either moved or left behind on purpose", async () => {
	const office = await freshOffice("sqlite");
	await office.withStore(async ({ database }) => {
		const tables = (await database.db.introspection.getTables()).map(({ name }) => name);
		const known = [...BACKED_UP_TABLES.map(({ table }) => table), ...SKIPPED_TABLES] as string[];
		expect(tables.sort()).toEqual(known.sort());
	});
});
