import type { Kysely } from "kysely";
import type { Tables } from "../../service/database/tables.ts";
import type { DataBox } from "../../service/privacy/data-box.ts";
import { CARRIED } from "./carried-tables.ts";
import { batches } from "./rows.ts";

const SEALED_COLUMNS = { requests: "details", notes: "text", secrets: "value" } as const;

/**
 * Opens everything that is sealed, so that nothing is put in use that nobody can read.
 * @returns how many records wait for `rotate-key`
 * @throws an error with the code `DATA_KEY` where a key is missing
 */
export async function openSeals(db: Kysely<Tables>, box: DataBox): Promise<number> {
	let outdated = 0;
	for (const source of CARRIED) {
		const column = (SEALED_COLUMNS as Record<string, string>)[source.table];
		if (column === undefined) continue;
		for await (const rows of batches(db, source)) {
			for (const row of rows) {
				const stored = row[column] as string;
				box.open(stored, row[source.key] as string);
				if (!box.isCurrent(stored)) outdated++;
			}
		}
	}
	return outdated;
}
