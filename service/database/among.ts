import { type RawBuilder, sql } from "kysely";
import type { DatabaseKind } from "./database.ts";

/**
 * The right side of `in`, for lists of ever other lengths. SQLite gets them as one parameter, so that one statement,
 * made once, serves every length; PostgreSQL plans better with the values themselves.
 */
export function among(kind: DatabaseKind, values: Iterable<string>): RawBuilder<string> | string[] {
	const list = [...new Set(values)];
	return kind === "sqlite" ? sql`(select value from json_each(${JSON.stringify(list)}))` : list;
}
