import type { Transaction } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseKind } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { DAY } from "../durations.ts";

/** Who of these people was owed a receipt within the last day: more would let the form pester somebody else. */
export async function recentReceipts(
	transaction: Transaction<Tables>,
	kind: DatabaseKind,
	people: readonly string[],
	time: Date,
): Promise<Set<string>> {
	if (people.length === 0) return new Set();
	const rows = await transaction
		.selectFrom("requests")
		.select("person")
		.where("person", "in", among(kind, people))
		.where("receipt_at", ">", new Date(time.getTime() - DAY).toISOString())
		.execute();
	return new Set(rows.map(({ person }) => person));
}
