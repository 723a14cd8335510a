import type { Kysely } from "kysely";
import type { Tables } from "../../service/database/tables.ts";

/**
 * What a backup or a move copies, in order, with primary keys; without `secrets` a person's requests cannot be found.
 */
export const BACKED_UP_TABLES = [
	{ table: "secrets", key: "name" },
	{ table: "requests", key: "id" },
	{ table: "mails", key: "id" },
	{ table: "notes", key: "id" },
	{ table: "actions", key: "id" },
	{ table: "revisions", key: "name" },
	{ table: "scheduled_jobs", key: "name" },
	{ table: "erasures", key: "id" },
] as const satisfies readonly { table: keyof Tables; key: string }[];

export type BackedUpTable = (typeof BACKED_UP_TABLES)[number]["table"];

/**
 * Not copied: what lasts minutes, and who is signed in: a device that was signed out must not be let in again by a
 * backup.
 */
export const SKIPPED_TABLES = [
	"rate_limit_hits",
	"write_checks",
	"sign_ins",
	"sign_in_hits",
	"desk_sessions",
] as const satisfies readonly (keyof Tables)[];

export type Row = Record<string, string | number | null>;

/** The same database with tables by any name, and rows of any columns: columns of later migrations are copied as well. */
export type AnyTables = Kysely<Record<string, Row>>;

export function anyTables(db: Kysely<Tables>): AnyTables {
	return db as unknown as AnyTables;
}
