import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { DATABASE_KINDS, emptyDatabaseSettings } from "../../testing/databases.ts";
import { HOUR, NOON, patientRequest } from "../../testing/requests.ts";
import { storeOn } from "../../testing/stores.ts";
import { SettingsError } from "../settings/settings-error.ts";
import type { Database } from "./database.ts";
import { MIGRATIONS, migrate } from "./migrate.ts";
import { connect } from "./open-database.ts";
import { reachDatabase } from "./postgres/reach-database.ts";

const FIRST = "0001-requests-and-mails";

/** A store as the first release left it: one request with its mails, one of them sent. */
async function firstRelease(database: Database) {
	const { db } = database;
	const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
	const { error } = await migrator.migrateTo(FIRST);
	if (error) throw error;
	const at = NOON.toISOString();
	const { type, ...details } = patientRequest;
	await sql`insert into requests (id, reference, client_request_id, kind, person, details, notice_version, received_at)
		values ('r1', '7K4R-62XW', null, ${type}, 'somebody', ${JSON.stringify(details)}, '2026-01-01', ${at})`.execute(db);
	for (const [kind, state] of [
		["staff", "pending"],
		["receipt", "sent"],
	]) {
		await sql`insert into mails (id, request_id, kind, state, message_id, attempts, due_at, created_at)
			values (${kind}, 'r1', ${kind}, ${state}, ${`<${kind}@example.com>`}, 0, ${at}, ${at})`.execute(db);
	}
	await sql`insert into secrets (name, value) values ('person-hash-key', 'kept'), ('write-check', ${at})`.execute(db);
}

it("every file of migrations/ is applied", () => {
	const files = readdirSync(join(import.meta.dirname, "migrations")).map((file) => file.replace(".ts", ""));
	expect(Object.keys(MIGRATIONS)).toEqual(files.sort());
});

it.each(DATABASE_KINDS)(
	"a store of the first release on %s is brought up to date without losing anything",
	async (kind) => {
		const database = connect(await emptyDatabaseSettings(kind));
		try {
			await firstRelease(database);
			await migrate(database.db);
			await migrate(database.db);
			const clock = { time: new Date(NOON.getTime() + HOUR) };
			const store = await storeOn(database, clock);
			expect(await store.requests.get("7K4R-62XW")).toMatchObject({
				kind: "patient",
				receivedAt: NOON,
				details: { name: "Ana Núñez" },
				language: "es",
				held: false,
				mails: [
					{ kind: "staff", state: "pending" },
					{ kind: "receipt", state: "sent" },
				],
			});
			expect(await store.mails.claim(HOUR, 9)).toMatchObject([{ kind: "staff", messageId: "<staff@example.com>" }]);
			const secrets = await database.db.selectFrom("secrets").selectAll().execute();
			expect(secrets).toEqual([{ name: "person-hash-key", value: "kept" }]);
			const [row] = await database.db.selectFrom("requests").selectAll().execute();
			expect(row).toMatchObject({ receipt_at: NOON.toISOString(), next_check_at: NOON.toISOString() });
			expect(await store.retention.purge(clock.time)).toBe(1);
			expect(await database.db.selectFrom("mails").selectAll().execute()).toEqual([]);
		} finally {
			await database.db.destroy();
		}
	},
);

it.each(DATABASE_KINDS)("counts and times of jobs of %s keep their place under the names of today", async (kind) => {
	const database = connect(await emptyDatabaseSettings(kind));
	try {
		const { db } = database;
		const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
		await migrator.migrateTo("0004-receipts");
		await sql`insert into duties (name, done_at) values ('watch', 'then'), ('backup', 'later')`.execute(db);
		await sql`insert into hits (subject, at) values ('somebody', 'then')`.execute(db);
		await migrate(db);
		expect(await db.selectFrom("scheduled_jobs").selectAll().orderBy("name").execute()).toEqual([
			{ name: "backup", done_at: "later" },
			{ name: "reminders", done_at: "then" },
		]);
		expect(await db.selectFrom("rate_limit_hits").selectAll().execute()).toEqual([{ subject: "somebody", at: "then" }]);
	} finally {
		await database.db.destroy();
	}
});

it.each(DATABASE_KINDS)("a store of a newer program on %s is called that, with what to do", async (kind) => {
	const settings = await emptyDatabaseSettings(kind);
	const database = await reachDatabase(settings);
	await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2027-01-01')`.execute(
		database.db,
	);
	await database.db.destroy();
	const newest = Object.keys(MIGRATIONS).at(-1);
	await expect(reachDatabase(settings)).rejects.toThrow(
		new RegExp(`versión más nueva del programa: .*«9999-of-tomorrow».*«${newest}».*restore ARCHIVO --replace`, "s"),
	);
	await expect(reachDatabase(settings)).rejects.toBeInstanceOf(SettingsError);
});

it("an upgrade that is cut short leaves the old tables as they were", async () => {
	const database = connect(await emptyDatabaseSettings("sqlite"));
	try {
		await firstRelease(database);
		await sql`create table notes (other text)`.execute(database.db);
		await expect(migrate(database.db)).rejects.toThrow();
		const { rows } = await sql`select * from mails`.execute(database.db);
		expect(rows).toHaveLength(2);
		expect(Object.keys(rows[0] as object)).not.toContain("taken_by");
		await sql`drop table notes`.execute(database.db);
		await migrate(database.db);
	} finally {
		await database.db.destroy();
	}
});

it.each(DATABASE_KINDS)("what staff had done before there was a desk is in the history on %s", async (kind) => {
	const database = connect(await emptyDatabaseSettings(kind));
	try {
		const { db } = database;
		const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
		await migrator.migrateTo("0006-purpose");
		const [received, noted, answered] = [0, 1, 2].map((hours) => new Date(NOON.getTime() + hours * HOUR).toISOString());
		const { type, ...details } = patientRequest;
		await sql`insert into requests (id, reference, kind, person, details, notice_version, received_at, answered_at)
			values ('r1', '7K4R-62XW', ${type}, 'x', ${JSON.stringify(details)}, '2026-01-01', ${received}, ${answered})`.execute(
			db,
		);
		await sql`insert into notes (id, request_id, text, created_at) values ('n1', 'r1', 'Llamar', ${noted})`.execute(db);
		await migrate(db);
		const store = await storeOn(database, { time: NOON });
		expect(await store.requests.record("7K4R-62XW")).toMatchObject({
			state: "answered",
			version: 0,
			history: [
				{ kind: "note", actor: undefined, at: new Date(noted as string), text: "Llamar", undoable: false },
				{ kind: "answered", actor: undefined, at: new Date(answered as string), undoable: false },
			],
		});
		const outcome = await store.requests.act("7K4R-62XW", { kind: "unanswered" }, { actor: null, seenVersion: 0 });
		expect(outcome).toMatchObject({ result: "done", version: 1 });
	} finally {
		await database.db.destroy();
	}
});
