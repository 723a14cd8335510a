import type { CompiledQuery, Transaction } from "kysely";
import type { DatabaseKind } from "./database.ts";
import type { Tables } from "./tables.ts";

type BulkTable = "requests" | "mails";

// Statements are made for these numbers of rows alone, so that few of them serve any number.
const PORTIONS = [64, 16, 4, 1];
const STATEMENTS = new Map<string, CompiledQuery>();

/**
 * Bulk insert with few, reusable statements: building them took as long as running them. Columns that are null in every row
 * are left out. A request whose reference is taken is skipped.
 * @returns the ids of the rows inserted
 */
export async function insertRows<Table extends BulkTable>(
	transaction: Transaction<Tables>,
	kind: DatabaseKind,
	table: Table,
	rows: readonly Tables[Table][],
): Promise<Set<string>> {
	const inserted = new Set<string>();
	let left: readonly Row[] = rows as readonly object[] as readonly Row[];
	const columns = Object.keys(left[0] ?? {}).filter((column) => left.some((row) => row[column] !== null));
	for (const portion of PORTIONS) {
		while (left.length >= portion) {
			const some = left.slice(0, portion);
			const parameters = some.flatMap((row) => columns.map((column) => row[column]));
			const query = statement(transaction, kind, table, portion, columns);
			const { numAffectedRows } = await transaction.executeQuery({ ...query, parameters });
			const all = numAffectedRows === BigInt(portion);
			for (const { id } of all ? some : await amongStored(transaction, table, some)) inserted.add(id);
			left = left.slice(portion);
		}
	}
	return inserted;
}

type Row = { id: string } & Record<string, unknown>;

async function amongStored(transaction: Transaction<Tables>, table: BulkTable, rows: readonly Row[]) {
	const ids = rows.map(({ id }) => id);
	return await transaction.selectFrom(table).select("id").where("id", "in", ids).execute();
}

function statement(
	transaction: Transaction<Tables>,
	kind: DatabaseKind,
	table: BulkTable,
	count: number,
	columns: readonly string[],
): CompiledQuery {
	const name = `${kind} ${table} ${count} ${columns}`;
	const known = STATEMENTS.get(name);
	if (known) return known;
	const row = Object.fromEntries(columns.map((column) => [column, ""])) as object as Tables[BulkTable];
	const made = transaction
		.insertInto(table)
		.values(Array.from({ length: count }, () => row))
		.$if(table === "requests", (insert) => insert.onConflict((clash) => clash.column("reference" as "id").doNothing()))
		.compile();
	STATEMENTS.set(name, made);
	return made;
}
