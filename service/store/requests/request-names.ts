import type { Kysely } from "kysely";
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import type { DatabaseKind } from "../../database/database.ts";
import { inList } from "../../database/in-list.ts";
import type { Tables } from "../../database/tables.ts";
import { openedDetails } from "./stored-request.ts";

/**
 * Who wrote each of these requests, by reference: the person, and the clinic or organisation. Read when a list leaves,
 * so that nothing of a request is kept twice; an erased or unreadable one has none.
 */
export async function requestNames(
	{ db, kind }: { db: Kysely<Tables>; kind: DatabaseKind },
	cipher: FieldCipher,
	references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	if (references.length === 0) return new Map();
	const rows = await db.selectFrom("requests").selectAll().where("reference", "in", inList(kind, references)).execute();
	const names = new Map<string, string>();
	for (const row of rows) {
		const details = openedDetails(row, cipher);
		if (!details) continue;
		const { name, clinic_interest, organisation } = details;
		names.set(row.reference, [name, clinic_interest ?? organisation].filter(Boolean).join(", "));
	}
	return names;
}
