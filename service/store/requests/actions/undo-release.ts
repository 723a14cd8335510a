import type { Transaction } from "kysely";
import type { MailKind } from "../../../../contract/mail-kinds.ts";
import type { MailsTable, RequestsTable, Tables } from "../../../database/tables.ts";
import { isUnconfirmed, outcomesIn } from "../../outbox/mail-outcomes.ts";

/** What became of the mails of a request that is held again. */
export interface ReleaseUndone {
	/** How many were taken out of the queue: nobody got them. */
	withdrawn: number;
	/** Those that somebody has, or that a process had claimed and may just have sent. */
	gone: { id: string; kind: MailKind }[];
	/** Whether it stays marked answered. */
	answered: boolean;
}

/** Holds a released request again, and withdraws its mails that nobody has. */
export async function holdRow(
	transaction: Transaction<Tables>,
	row: RequestsTable,
	time: Date,
): Promise<ReleaseUndone> {
	const mails = await transaction.selectFrom("mails").selectAll().where("request_id", "=", row.id).execute();
	const withdrawn = await withdraw(transaction, mails.filter(isUndelivered));
	const gone = mails.filter(({ id }) => !withdrawn.has(id));
	await stopTrying(transaction, gone, time);
	await transaction
		.updateTable("requests")
		.set({
			released_at: null,
			next_check_at: row.answered_at ? null : time.toISOString(),
			// A receipt that nobody got does not count towards the limits of later ones.
			receipt_at: gone.some(({ kind }) => kind === "receipt") ? row.receipt_at : null,
		})
		.where("id", "=", row.id)
		.execute();
	return {
		withdrawn: withdrawn.size,
		gone: gone.map(({ id, kind }) => ({ id, kind })),
		answered: row.answered_at !== null,
	};
}

/** @returns the ids of those that were still there and unclaimed */
async function withdraw(transaction: Transaction<Tables>, mails: readonly MailsTable[]): Promise<Set<string>> {
	if (mails.length === 0) return new Set();
	const ids = mails.map(({ id }) => id);
	const rows = await transaction
		.deleteFrom("mails")
		.where("id", "in", ids)
		.where("state", "!=", "sent")
		.where("leased_until", "is", null)
		.returning("id")
		.execute();
	return new Set(rows.map(({ id }) => id));
}

/** Somebody has it, or a process has claimed it: whatever comes of that, it is not retried. */
async function stopTrying(transaction: Transaction<Tables>, mails: readonly MailsTable[], time: Date): Promise<void> {
	if (mails.length === 0) return;
	await transaction
		.updateTable("mails")
		.set({ state: "sent", settled_at: time.toISOString() })
		.where(
			"id",
			"in",
			mails.map(({ id }) => id),
		)
		.where("state", "=", "pending")
		.execute();
}

function isUndelivered({ state, leased_until, recipient_outcomes, last_error }: MailsTable): boolean {
	if (state === "sent" || leased_until !== null) return false;
	return !wasDelivered(recipient_outcomes) && !isUnconfirmed(last_error);
}

function wasDelivered(stored: string | null): boolean {
	return Object.values(outcomesIn(stored)).includes(null);
}
