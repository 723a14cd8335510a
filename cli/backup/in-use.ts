import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database, DatabaseSettings } from "../../service/database/database.ts";
import { isFolderLocked, lockDataFolder } from "../../service/database/service-lock.ts";
import { CommandRefused, say, texts } from "../command.ts";

const NAME = `contacts-${randomUUID().slice(0, 8)}`;

/** The address with this program's `application_name`, which tells its own connections from others'. */
export function signedUrl(url: string): string {
	const signed = new URL(url);
	signed.searchParams.set("application_name", NAME);
	return signed.href;
}

/** In milliseconds; PostgreSQL still names a program for a moment after it has ended. */
const PAUSES = [0, 100, 200, 400];

/** Counts the connections other programs of the same user have to this PostgreSQL database, and go on having. */
async function otherConnections({ db }: Pick<Database, "db">): Promise<number> {
	let others = 0;
	for (const pause of PAUSES) {
		await wait(pause);
		const { rows } = await sql<{ count: number }>`select cast(count(*) as integer) as count from pg_stat_activity
			where datname = current_database() and usename = current_user and application_name <> ${NAME}`.execute(db);
		others = rows[0]?.count ?? 0;
		if (others === 0) break;
	}
	return others;
}

/** Whether a service works with this store, as far as that can be known. */
export async function isServiceRunning(store: { database: Database; settings: DatabaseSettings }): Promise<boolean> {
	const { database, settings } = store;
	return database.kind === "sqlite" ? isFolderLocked(settings.DATA_DIR) : (await otherConnections(database)) > 0;
}

/** Locks a data folder, so that no service can start on it, and returns how to release it. @throws CommandRefused */
export function holdFolder(folder: string): () => void {
	if (isFolderLocked(folder)) throw new CommandRefused(texts.backup.running);
	return lockDataFolder(folder);
}

/** Keeps services off the store, as far as can be known, until called. @param anyway even if others are on PostgreSQL */
export async function holdStore(database: Database, folder: string, anyway: boolean): Promise<() => void> {
	if (database.kind === "sqlite") return holdFolder(folder);
	const others = await otherConnections(database);
	if (others > 0 && !anyway) throw new CommandRefused(say(texts.backup.connected, { others }));
	return () => {};
}
