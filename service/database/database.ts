/** A database of either kind, and what the two are asked in different words. */
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "./tables.ts";

export type DatabaseKind = "sqlite" | "postgres";

export interface Database {
	kind: DatabaseKind;
	db: Db;
	/** SQLite only: rewrites the file without its deleted rows. False while another program uses it. */
	vacuum?: () => Promise<boolean>;
}

export interface DatabaseSettings {
	DATA_DIR: string;
	DATABASE_URL?: string | undefined;
}

/** For SQL's `in`. SQLite gets one JSON parameter, so that one statement serves every length; PostgreSQL plans better with values. */
export function inList(kind: DatabaseKind, values: Iterable<string>): RawBuilder<string> | string[] {
	const list = [...new Set(values)];
	return kind === "sqlite" ? sql`(select value from json_each(${JSON.stringify(list)}))` : list;
}

/** For `select`: how many rows there are, and, of a page of them, how many there are on all. */
export const count = sql<number>`cast(count(*) as integer)`.as("count");
export const total = sql<number>`cast(count(*) over () as integer)`.as("total");

/** Advisory locks, in the order in which a transaction that needs several takes them. */
const LOCKS = { networks: 1, requests: 2, calls: 6, receipts: 3, codes: 4, notices: 5 } as const;

/** Takes PostgreSQL's locks until the transaction ends, in one order, so that none deadlock; SQLite has a single writer. */
export async function advisoryLocks(tx: Tx, kind: DatabaseKind, about: keyof typeof LOCKS, names: readonly string[]) {
	if (kind !== "postgres" || names.length === 0) return;
	await sql`select pg_advisory_xact_lock(${LOCKS[about]}::int, turn) from (
		select distinct hashtext(name) as turn from json_array_elements_text(${JSON.stringify(names)}::json) as name
		order by turn
	) as turns`.execute(tx);
}

/** Wipes the space of deleted rows: SQLite rewrites its file, PostgreSQL frees it for reuse. @returns false if it could not now */
export async function wipeFreedSpace({ db, vacuum }: Database): Promise<boolean> {
	try {
		if (vacuum) return await vacuum();
		await sql`vacuum requests, notes, mails, rate_limit_hits`.execute(db);
		return true;
	} catch {
		return false;
	}
}
