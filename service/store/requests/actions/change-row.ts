import type { Transaction } from "kysely";
import type { RequestsTable, Tables } from "../../../database/tables.ts";
import type { StoreContext } from "../../store-context.ts";

export interface Change {
	transaction: Transaction<Tables>;
	row: RequestsTable;
	/** Address of the team member; null for a command of an earlier version. */
	actor: string | null;
	time: Date;
}

/** Changes a request under a row lock; resolves with undefined if there is no such request. */
export async function changeRow<Result>(
	{ database }: Pick<StoreContext, "database">,
	reference: string,
	change: (transaction: Transaction<Tables>, row: RequestsTable) => Promise<Result>,
): Promise<Result | undefined> {
	return await database.db.transaction().execute(async (transaction) => {
		const [row] = await transaction
			.selectFrom("requests")
			.selectAll()
			.where("reference", "=", reference)
			.$if(database.kind === "postgres", (query) => query.forUpdate())
			.execute();
		return row && (await change(transaction, row));
	});
}
