/** Restores a backup: as the SQLite file of a data folder, or into a PostgreSQL database in one transaction. */
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { FieldCipher } from "../../service/crypto/field-cipher.ts";
import { type Database, wipeFreedSpace } from "../../service/database/database.ts";
import { DATABASE_FILE, reachDatabase } from "../../service/database/open-database.ts";
import { openSqlite } from "../../service/database/sqlite/sqlite-file.ts";
import type { Db, Tables } from "../../service/database/tables.ts";
import { givePathToFolderOwner, statFile } from "../../service/process/no-follow.ts";
import { eraseAgain } from "../../service/store/persons/erase-again.ts";
import { CommandRefused, EXIT, texts } from "../command.ts";
import { fill, writeBackup } from "./backup-file.ts";
import { asideName, putInPlace, toDisk, workFolder } from "./files.ts";
import { holdFolder, holdStore, signedUrl } from "./in-use.ts";
import { BACKED_UP_TABLES, isEmptyStore, transferRows } from "./rows.ts";

/** Moves a store that is there aside. @returns where to, its erasure records, and what was erased again by them */
export async function restoreFile(source: Database, cipher: FieldCipher, folder: string, now: Date, replace: boolean) {
	using held = new DisposableStack();
	held.defer(holdFolder(folder));
	using work = workFolder(folder);
	const present = join(folder, DATABASE_FILE);
	if (existsSync(present) && !replace) throw new CommandRefused(texts.backup.hasStore, EXIT.couldNot);
	const erasures = erasuresInFile(present);
	const again = await fill(work.path, async (copy) => {
		const erased = await copy.db.transaction().execute(async (target) => {
			await transferRows(source.db, target);
			await keepErasures(target, erasures);
			return await eraseAgain(target, cipher);
		});
		await wipeFreedSpace(copy);
		return erased;
	});
	const fresh = join(work.path, DATABASE_FILE);
	await toDisk(fresh);
	// Run by root, it would belong to root, and the service's own account could not open it.
	givePathToFolderOwner(folder, fresh);
	const aside = setAside(folder, now);
	await putInPlace(fresh, present);
	return { aside, erasures, again };
}

/** With its journal: it may hold rows of its own, and left behind it would be replayed into the new file. */
function setAside(folder: string, now: Date): string | undefined {
	const names = ["", "-wal", "-shm"]
		.map((ending) => `${DATABASE_FILE}${ending}`)
		.filter((name) => existsSync(join(folder, name)));
	if (names.length === 0) return undefined;
	const aside = join(folder, asideName(now));
	mkdirSync(aside, { mode: 0o700 });
	givePathToFolderOwner(folder, aside);
	for (const name of names) renameSync(join(folder, name), join(aside, name));
	return aside;
}

/** Replaces a PostgreSQL store's rows, which are first written to a file. @param options the command's @returns as `restoreFile` */
export async function restoreServer(
	source: Database,
	cipher: FieldCipher,
	url: string,
	folder: string,
	now: Date,
	{ replace, anyway }: Record<"replace" | "anyway", boolean>,
) {
	const present = await reachDatabase({ DATA_DIR: folder, DATABASE_URL: signedUrl(url) });
	await using db = present.db;
	await holdStore(present, folder, anyway);
	const empty = await isEmptyStore(db);
	if (!empty && !replace) throw new CommandRefused(texts.backup.hasStore);
	const aside = empty ? undefined : await keepAside(present, folder, now);
	const restored = await db.transaction().execute(async (target) => {
		await lockTables(target);
		const erasures = await target.selectFrom("erasures").selectAll().execute();
		await transferRows(source.db, target);
		await keepErasures(target, erasures);
		await sql`drop table if exists carried_over`.execute(target);
		return { erasures, again: await eraseAgain(target, cipher) };
	});
	await wipeFreedSpace(present);
	return { aside, ...restored };
}

/** Locks every table against reads and writes until the transaction ends. */
export async function lockTables(transaction: Database["db"]): Promise<void> {
	const tables = sql.join(BACKED_UP_TABLES.map(({ table }) => sql.table(table)));
	await sql`lock table ${tables} in access exclusive mode`.execute(transaction);
}

async function keepAside(present: Database, folder: string, now: Date): Promise<string> {
	const aside = join(folder, asideName(now));
	const copy = join(aside, DATABASE_FILE);
	mkdirSync(aside, { mode: 0o700 });
	await writeBackup(present, copy, now, false);
	for (const made of [aside, copy]) givePathToFolderOwner(folder, made);
	return aside;
}

/** Reads the erasure records of a SQLite file, which outlive its store; none if it cannot be read. */
function erasuresInFile(path: string): Tables["erasures"][] {
	if (!statFile(path)) return [];
	try {
		using file = openSqlite(path, { readOnly: true });
		// The file of a newer program may have more columns, that of an older one fewer.
		const known = file.prepare("select * from erasures").all() as unknown as Tables["erasures"][];
		return known.map(({ id, erased_at, requests, mails, files, persons = null }) => {
			return { id, erased_at, requests, mails, files, persons };
		});
	} catch {
		return [];
	}
}

async function keepErasures(db: Db, erasures: readonly Tables["erasures"][]): Promise<void> {
	for (const erasure of erasures) {
		const insert = db.insertInto("erasures").values({ ...erasure });
		await insert.onConflict((clash) => clash.doNothing()).execute();
	}
}
