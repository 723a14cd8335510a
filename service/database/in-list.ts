import { type RawBuilder, sql } from "kysely";
import type { DatabaseKind } from "./database.ts";

/**
 * The right side of SQL's `in` for a list of any length. SQLite gets the list as one JSON parameter, so that one prepared
 * statement serves every length; PostgreSQL plans better with the values themselves.
 */
export function inList(kind: DatabaseKind, values: Iterable<string>): RawBuilder<string> | string[] {
	const list = [...new Set(values)];
	return kind === "sqlite" ? sql`(select value from json_each(${JSON.stringify(list)}))` : list;
}
