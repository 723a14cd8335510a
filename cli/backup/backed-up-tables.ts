import type { Kysely } from "kysely";
import type { Tables } from "../../service/database/tables.ts";

/**
 * What a copy of a store holds, in the order it is written. Secrets come first: without their key nobody finds a
 * person's requests. Each table has the column that names its rows.
 */
export const CARRIED = [
	{ table: "secrets", key: "name" },
	{ table: "requests", key: "id" },
	{ table: "mails", key: "id" },
	{ table: "notes", key: "id" },
	{ table: "scheduled_jobs", key: "name" },
	{ table: "erasures", key: "id" },
] as const satisfies readonly { table: keyof Tables; key: string }[];

export type CarriedTable = (typeof CARRIED)[number]["table"];

/** What it does without: counts that last minutes, and what only proves that the store can write. */
export const LEFT_BEHIND = ["rate_limit_hits", "write_checks"] as const satisfies readonly (keyof Tables)[];

/** Tables of older schemas, which only a backup of that time still has. */
export const FORMER_TABLES = [{ table: "duties", key: "name" }] as const;

export type Row = Record<string, string | number | null>;

/** The same database with tables by any name, and rows of any columns: a later migration's column is carried as well. */
export type AnyTables = Kysely<Record<string, Row>>;

export function anyTables(db: Kysely<Tables>): AnyTables {
	return db as unknown as AnyTables;
}
