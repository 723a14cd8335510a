/** Backup file: a SQLite database with a manifest, whichever database the store uses. */
import { constants, copyFileSync, existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Kysely, sql } from "kysely";
import type { FieldCipher } from "../../service/crypto/field-cipher.ts";
import type { Database } from "../../service/database/database.ts";
import { DATABASE_FILE, openDatabase } from "../../service/database/open-database.ts";
import { sqliteDialect } from "../../service/database/sqlite/sqlite-dialect.ts";
import { openSqlite } from "../../service/database/sqlite/sqlite-file.ts";
import type { Tables } from "../../service/database/tables.ts";
import { errorCode } from "../../service/process/error-code.ts";
import { decryptAll } from "../../service/store/keys/key-rotation.ts";
import { CommandRefused, EXIT, say, texts } from "../command.ts";
import { putInPlace, toDisk, workFolder } from "./files.ts";
import { isReadable, type Manifest, readManifest, snapshot, tallies, transferRows, writeManifest } from "./rows.ts";

/** Writes a backup of a store, which may be in use, and verifies it before it gets its final name. */
export async function writeBackup(database: Database, file: string, now: Date, replace: boolean): Promise<Manifest> {
	const refuseTaken = () => {
		if (existsSync(file) && !replace) throw new CommandRefused(say(texts.file.exists, { path: file }));
	};
	refuseTaken();
	using folder = workFolder(dirname(resolve(file)));
	const part = join(folder.path, DATABASE_FILE);
	const made = await fill(folder.path, (copy) =>
		snapshot(database, (source) =>
			copy.db.transaction().execute(async (target) => writeManifest(target, now, await transferRows(source, target))),
		),
	);
	const read = await inspectBackup(part);
	if (!isDeepStrictEqual(read, made))
		throw new CommandRefused(say(texts.backup.damaged, { file, code: "MANIFEST" }), EXIT.notFound);
	await toDisk(part);
	refuseTaken();
	await putInPlace(part, resolve(file));
	return made;
}

/** Creates an empty SQLite store in a folder, runs `work` on it, and leaves it as a single file (no journal). */
export async function fill<Result>(folder: string, work: (copy: Database) => Promise<Result>): Promise<Result> {
	const copy = await openDatabase({ DATA_DIR: folder });
	await using db = copy.db;
	const result = await work(copy);
	await sql`pragma wal_checkpoint(truncate)`.execute(db);
	await sql`pragma journal_mode = delete`.execute(db);
	return result;
}

/** Reads a whole backup and compares it with its manifest. @throws CommandRefused if it cannot be restored */
export async function inspectBackup(file: string): Promise<Manifest> {
	if (!existsSync(file)) throw new CommandRefused(say(texts.backup.noFile, { file }), EXIT.notFound);
	const damaged = (code: string) => new CommandRefused(say(texts.backup.damaged, { file, code }), EXIT.notFound);
	try {
		await using db = openReadOnly(file);
		const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
		if (rows[0]?.integrity_check !== "ok") throw damaged("INTEGRITY");
		const manifest = await readManifest(db);
		if (!manifest) throw new CommandRefused(say(texts.backup.noBackup, { file }), EXIT.notFound);
		if (!isReadable(manifest)) throw new CommandRefused(say(texts.backup.otherVersion, { file }), EXIT.notFound);
		if ((await sql`pragma foreign_key_check`.execute(db)).rows.length > 0) throw damaged("FOREIGN_KEY");
		if (!isDeepStrictEqual(await tallies(db, Object.keys(manifest.tables)), manifest.tables)) throw damaged("CHECKSUM");
		return manifest;
	} catch (error) {
		throw error instanceof CommandRefused ? error : damaged(errorCode(error));
	}
}

const openReadOnly = (file: string) =>
	new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(file, { readOnly: true }), () => {}) });

/** Whether the cipher's keys decrypt every encrypted column of a backup; the file is opened read-only. */
export async function opensWith(file: string, cipher: FieldCipher): Promise<boolean> {
	await using db = openReadOnly(file);
	try {
		await decryptAll(db, cipher);
		return true;
	} catch (error) {
		if ((error as { code?: string }).code !== "DATA_KEY") throw error;
		return false;
	}
}

/** Opens a migrated copy of a backup; the file itself is not changed. @param folder for the copy */
export async function openBackup(file: string, folder: string): Promise<Database> {
	const copy = join(folder, DATABASE_FILE);
	copyFileSync(file, copy, constants.COPYFILE_EXCL);
	return await openDatabase({ DATA_DIR: folder });
}
