import type { Transaction } from "kysely";
import type { MailKind } from "../../contract/mail-kinds.ts";
import type { MailsTable, Tables } from "../database/tables.ts";
import { changeRow } from "./change-row.ts";
import { outcomesIn } from "./mail-outcomes.ts";
import type { StoreContext } from "./store-context.ts";

/** What became of the mails of a request that is held again. */
export interface ReleaseUndone {
	/** How many were taken out of the queue: nobody got them. */
	withdrawn: number;
	/** Those that somebody has, or that a process had claimed and may just have sent. */
	gone: { id: string; kind: MailKind }[];
	/** Whether it stays marked answered. */
	answered: boolean;
}

/** Takes a release back; its function resolves once it is on disk, and rejects where the store cannot write. */
export function releaseUndoing(context: StoreContext) {
	const { now } = context;

	/** Holds a released request as suspect again and withdraws its mails that nobody has; undefined where there is none. */
	async function undoRelease(reference: string): Promise<ReleaseUndone | "never held" | "held" | undefined> {
		return await changeRow(context, reference, async (transaction, row) => {
			if (row.quarantined_at === null) return "never held";
			if (row.released_at === null) return "held";
			const mails = await transaction.selectFrom("mails").selectAll().where("request_id", "=", row.id).execute();
			const withdrawn = await withdraw(transaction, mails.filter(isUndelivered));
			const gone = mails.filter(({ id }) => !withdrawn.has(id));
			await stopTrying(transaction, gone);
			await transaction
				.updateTable("requests")
				.set({
					released_at: null,
					next_check_at: row.answered_at ? null : now().toISOString(),
					// One that nobody got stands in the way of no later one.
					receipt_at: gone.some(({ kind }) => kind === "receipt") ? row.receipt_at : null,
				})
				.where("id", "=", row.id)
				.execute();
			return {
				withdrawn: withdrawn.size,
				gone: gone.map(({ id, kind }) => ({ id, kind })),
				answered: row.answered_at !== null,
			};
		});
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
	async function stopTrying(transaction: Transaction<Tables>, mails: readonly MailsTable[]): Promise<void> {
		if (mails.length === 0) return;
		await transaction
			.updateTable("mails")
			.set({ state: "sent", settled_at: now().toISOString() })
			.where(
				"id",
				"in",
				mails.map(({ id }) => id),
			)
			.where("state", "=", "pending")
			.execute();
	}

	return { undoRelease };
}

function isUndelivered({ state, leased_until, recipient_outcomes }: MailsTable): boolean {
	return state !== "sent" && leased_until === null && !wasDelivered(recipient_outcomes);
}

function wasDelivered(stored: string | null): boolean {
	return Object.values(outcomesIn(stored)).includes(null);
}
