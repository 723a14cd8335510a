import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, it } from "vitest";
import { DATABASE_KINDS, emptyDatabaseSettings } from "../../testing/databases/databases.ts";
import { storeOn } from "../../testing/databases/stores.ts";
import { NOON, patientRequest } from "../../testing/requests.ts";
import { SettingsError } from "../settings/settings-error.ts";
import type { Database } from "./database.ts";
import { MIGRATIONS, migrate } from "./migrate.ts";
import { connect, reachDatabase } from "./open-database.ts";

/** Says of a store that these migrations were applied. */
async function sayApplied({ db }: Database, names: readonly string[]): Promise<void> {
	for (const name of names) {
		await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-24')`.execute(db);
	}
}

it.each(DATABASE_KINDS)(
	"a store of the ten migrations before the first release is taken on %s as it is",
	async (kind) => {
		const database = connect(await emptyDatabaseSettings(kind));
		try {
			await migrate(database.db);
			await sayApplied(database, ["0001-requests-and-mails", "0009-telephone"]);
			const before = await storeOn(database, { time: NOON });
			const { reference } = await before.requests.accept(patientRequest);
			await migrate(database.db);
			const store = await storeOn(database, { time: NOON });
			expect(await store.requests.record(reference)).toMatchObject({ details: { name: "Ana Núñez" } });
			// The version before still knows it, should somebody go back.
			const { rows } = await sql`select name from kysely_migration order by name`.execute(database.db);
			const names = ["0001-requests-and-mails", "0009-telephone", ...Object.keys(MIGRATIONS)];
			expect(rows).toEqual(names.map((name) => ({ name })));
		} finally {
			await database.db.destroy();
		}
	},
);

it.each(DATABASE_KINDS)(
	"a store of an earlier version than that on %s is left alone, with what to do",
	async (kind) => {
		const settings = await emptyDatabaseSettings(kind);
		const database = await reachDatabase(settings);
		await sql`delete from kysely_migration`.execute(database.db);
		await sayApplied(database, ["0001-requests-and-mails", "0009-telephone"]);
		await database.db.destroy();
		const refused = expect(reachDatabase(settings)).rejects;
		await refused.toThrow(/anterior al 25 de noviembre de 2026.*No se ha tocado nada.*Enciende una hora la versión/s);
		await expect(reachDatabase(settings)).rejects.toBeInstanceOf(SettingsError);
	},
);

it.each(DATABASE_KINDS)("a store of a newer program on %s is called that, with what to do", async (kind) => {
	const settings = await emptyDatabaseSettings(kind);
	const database = await reachDatabase(settings);
	await sayApplied(database, ["9999-of-tomorrow"]);
	await database.db.destroy();
	const newest = Object.keys(MIGRATIONS).at(-1);
	await expect(reachDatabase(settings)).rejects.toThrow(
		new RegExp(`versión más nueva del programa: .*«9999-of-tomorrow».*«${newest}».*restore ARCHIVO --replace`, "s"),
	);
	await expect(reachDatabase(settings)).rejects.toBeInstanceOf(SettingsError);
});

it.each(DATABASE_KINDS)(
	"a store of the first release on %s keeps its requests through every migration",
	async (kind) => {
		const database = connect(await emptyDatabaseSettings(kind));
		const { db } = database;
		try {
			const [[first, tables] = []] = Object.entries(MIGRATIONS);
			await migrate(db, { [first as string]: tables as Migration });
			await sql`insert into requests (id, reference, kind, person, details, notice_version, received_at)
			values ('1', '7K4R-62XW', 'patient', 'x', '{"name":"Ana Núñez"}', '2026-01-01', ${NOON.toISOString()})`.execute(
				db,
			);
			await migrate(db);
			const store = await storeOn(database, { time: NOON });
			expect(await store.requests.record("7K4R-62XW")).toMatchObject({ state: "open", details: { name: "Ana Núñez" } });
		} finally {
			await db.destroy();
		}
	},
);

it.each(DATABASE_KINDS)("a list of a store before 0013 on %s names what it named", async (kind) => {
	const database = connect(await emptyDatabaseSettings(kind));
	const { db } = database;
	try {
		const before = Object.entries(MIGRATIONS).filter(([name]) => name < "0013");
		await migrate(db, Object.fromEntries(before));
		const at = NOON.toISOString();
		await sql`insert into requests (id, reference, kind, person, details, notice_version, received_at)
			values ('1', '7K4R-62XW', 'patient', 'x', '{"name":"Ana Núñez"}', '2026-01-01', ${at})`.execute(db);
		for (const [id, request, mail, state, batch] of [
			["l", null, "batch", "pending", null],
			["m", "1", "staff", "batched", "l"],
			["r", "1", "receipt", "sent", null],
		]) {
			await sql`insert into mails (id, request_id, kind, state, message_id, attempts, due_at, created_at, batch_id)
				values (${id}, ${request}, ${mail}, ${state}, ${id}, 0, ${at}, ${at}, ${batch})`.execute(db);
		}
		await migrate(db);
		const store = await storeOn(database, { time: NOON });
		expect((await store.requests.record("7K4R-62XW"))?.mails).toMatchObject([{ kind: "receipt" }, { kind: "batch" }]);
		expect(await store.mails.claim(1000, 9)).toMatchObject([{ id: "l", listed: [{ reference: "7K4R-62XW" }] }]);
	} finally {
		await db.destroy();
	}
});

it.each(DATABASE_KINDS)("an upgrade on %s that is cut short leaves the old tables as they were", async (kind) => {
	const database = connect(await emptyDatabaseSettings(kind));
	const { db } = database;
	const addColumn: Migration = {
		up: async (db) => void (await sql`alter table notes add column colour text`.execute(db)),
	};
	const fail = { up: () => Promise.reject(new Error("the disk is full")) };
	const columns = async () => {
		const tables = await db.introspection.getTables();
		return tables.find(({ name }) => name === "notes")?.columns.map(({ name }) => name);
	};
	try {
		await migrate(db);
		const before = await columns();
		const cut = { ...MIGRATIONS, "9998-colour": addColumn, "9999-fails": fail };
		await expect(migrate(db, cut)).rejects.toThrow("the disk is full");
		expect(await columns()).toEqual(before);
		await migrate(db, { ...MIGRATIONS, "9998-colour": addColumn });
		expect(await columns()).toEqual([...(before ?? []), "colour"]);
	} finally {
		await db.destroy();
	}
});
