import type { MailsTable, RequestsTable } from "../../../database/tables.ts";
import { isUnconfirmed, outcomesIn, queueMail } from "../../outbox/mail-row.ts";
import { openList, queueNotice } from "../../outbox/notices.ts";
import { decideReceipt } from "../../outbox/receipts.ts";
import type { StoreContext } from "../../store-context.ts";
import type { Change } from "./change-row.ts";

/** Whether its mails are held back, answered or not. */
export const isUnreleased = (row: Pick<RequestsTable, "quarantined_at" | "released_at">): boolean =>
	row.quarantined_at !== null && row.released_at === null;

/** Releases a held request: queues its mail to staff, and its receipt if one is still due. */
export async function releaseRow({ transaction, row, time }: Change, context: StoreContext, wait = 0): Promise<void> {
	const isDue = row.answered_at === null && row.receipt_at === null;
	const receipt = isDue ? await decideReceipt(transaction, context, row, time) : undefined;
	const at = time.toISOString();
	const released = { released_at: at, spam_at: null, next_check_at: row.answered_at ? null : at, ...receipt };
	await transaction.updateTable("requests").set(released).where("id", "=", row.id).execute();
	await queueNotice(transaction, context, row.id, time, wait);
	if (receipt?.receipt_at) await queueMail(transaction, context, "receipt", { requestId: row.id }, time, wait);
}

/** Holds a released request again, and withdraws its mails that were not delivered. */
export async function holdRow({ transaction, row, time }: Change, { database: { kind } }: StoreContext) {
	const mails = await transaction.selectFrom("mails").selectAll().where("request_id", "=", row.id).execute();
	const undelivered = mails.filter(isUndelivered).map(({ id }) => id);
	const unclaimed = transaction.deleteFrom("mails").where("state", "!=", "sent").where("leased_until", "is", null);
	const ids = undelivered.length > 0 ? undelivered : [""];
	const withdrawn = await unclaimed.where("id", "in", ids).returning("id").execute();
	// Delivered, or claimed by a process that may just have sent them: not retried in any case.
	const gone = mails.filter(({ id }) => !withdrawn.some((one) => one.id === id));
	const stopped = transaction.updateTable("mails").set({ state: "sent", settled_at: time.toISOString() });
	await stopped.where("request_id", "=", row.id).where("state", "=", "pending").execute();
	const isOpen = row.listed_in !== null && (await openList(transaction, kind, row.listed_in)) !== undefined;
	const held = {
		released_at: null,
		listed_in: isOpen ? null : row.listed_in,
		next_check_at: row.answered_at ? null : time.toISOString(),
		// A receipt that nobody got does not count towards the limits of later ones.
		receipt_at: gone.some(({ kind }) => kind === "receipt") ? row.receipt_at : null,
	};
	await transaction.updateTable("requests").set(held).where("id", "=", row.id).execute();
}

function isUndelivered({ state, leased_until, recipient_outcomes, last_error }: MailsTable): boolean {
	if (state === "sent" || leased_until !== null) return false;
	return !Object.values(outcomesIn(recipient_outcomes)).includes(null) && !isUnconfirmed(last_error);
}
