import type { Transaction } from "kysely";
import type { RequestsTable, Tables } from "../../../database/tables.ts";
import type { StoreContext } from "../../store-context.ts";
import type { ActionDetail } from "./history.ts";
import type { Changed } from "./row-changes.ts";

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

export interface Done {
	/** Columns as they were; empty if the kind alone says what to undo. */
	before?: Changed;
	detail?: ActionDetail;
	noteId?: string;
}

/** What the mail about a passed request says: who passed it, and to which person or unit. */
export type PassedContent = ({ person: string } | { unit: string }) & {
	/** Address of the team member; null for a command of an earlier version. */
	from: string | null;
	/** The action's id, so that undoing it withdraws the mail. */
	action: string;
};
