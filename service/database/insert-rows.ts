import type { CompiledQuery, Transaction } from "kysely";
import type { DatabaseKind } from "./database.ts";
import type { Tables } from "./tables.ts";

type BulkTable = "requests" | "mails";

// Statements are made for these numbers of rows alone, so that few of them serve any number.
const PORTIONS = [64, 16, 4, 1];
const STATEMENTS = new Map<string, { columns: string[]; query: CompiledQuery }>();

/**
 * Inserts many rows in few statements, which are made once and used again: making them took as long as running them.
 * A request whose reference is taken is left out.
 * @returns the ids of those that went in
 */
export async function insertRows<Table extends BulkTable>(
	transaction: Transaction<Tables>,
	kind: DatabaseKind,
	table: Table,
	rows: readonly Tables[Table][],
): Promise<Set<string>> {
	const inserted = new Set<string>();
	let left: readonly object[] = rows;
	for (const portion of PORTIONS) {
		while (left.length >= portion) {
			const { columns, query } = statement(transaction, kind, table, portion, left[0] as object);
			const parameters = left
				.slice(0, portion)
				.flatMap((row) => columns.map((column) => row[column as keyof typeof row] as unknown));
			const result = await transaction.executeQuery<{ id: string }>({ ...query, parameters });
			for (const { id } of result.rows) inserted.add(id);
			left = left.slice(portion);
		}
	}
	return inserted;
}

function statement(transaction: Transaction<Tables>, kind: DatabaseKind, table: BulkTable, count: number, row: object) {
	const name = `${kind} ${table} ${count}`;
	const known = STATEMENTS.get(name);
	if (known) return known;
	const made = {
		columns: Object.keys(row),
		query: transaction
			.insertInto(table)
			.values(Array.from({ length: count }, () => row as Tables[BulkTable]))
			.$if(table === "requests", (insert) =>
				insert.onConflict((clash) => clash.column("reference" as "id").doNothing()),
			)
			.returning("id")
			.compile(),
	};
	STATEMENTS.set(name, made);
	return made;
}
