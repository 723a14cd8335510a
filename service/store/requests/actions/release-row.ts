import type { RequestsTable } from "../../../database/tables.ts";
import { queueMail } from "../../outbox/mail-row.ts";
import { decideReceipt } from "../../outbox/receipts.ts";
import type { StoreContext } from "../../store-context.ts";
import type { Change } from "./change-row.ts";

/** Whether its mails are held back, answered or not. */
export function isUnreleased(row: Pick<RequestsTable, "quarantined_at" | "released_at">): boolean {
	return row.quarantined_at !== null && row.released_at === null;
}

/**
 * Releases a held request: queues the mail to staff, and the receipt unless the request was answered, had one before,
 * or a new one would get none.
 */
export async function releaseRow(
	{ transaction, row, time }: Change,
	context: Pick<StoreContext, "database" | "limits" | "newId" | "mailDomain">,
	wait = 0,
): Promise<void> {
	const receipt =
		row.answered_at === null && row.receipt_at === null && (await decideReceipt(transaction, context, row, time));
	const at = time.toISOString();
	await transaction
		.updateTable("requests")
		.set({
			released_at: at,
			spam_at: null,
			next_check_at: row.answered_at ? null : at,
			receipt_at: receipt ? at : row.receipt_at,
		})
		.where("id", "=", row.id)
		.execute();
	await queueMail(transaction, context, "staff", { requestId: row.id }, time, wait);
	if (receipt) await queueMail(transaction, context, "receipt", { requestId: row.id }, time, wait);
}
