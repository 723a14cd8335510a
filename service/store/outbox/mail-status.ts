import type { MailsTable } from "../../database/tables.ts";
import { isUnconfirmed, outcomesIn } from "./mail-outcomes.ts";

export type MailStatus = ReturnType<typeof mailStatus> & {
	/** The mail that lists the request instead, if it is `batched`. */
	batch?: MailStatus | undefined;
};

export function mailStatus(row: MailsTable) {
	return {
		id: row.id,
		kind: row.kind,
		state: row.state,
		attempts: row.attempts,
		createdAt: new Date(row.created_at),
		/** When the next try is due, while it is pending. */
		dueAt: row.state === "pending" ? new Date(row.due_at) : undefined,
		settledAt: row.settled_at === null ? undefined : new Date(row.settled_at),
		/** Code of the last failure. */
		error: row.last_error ?? undefined,
		/** Whether it may have been delivered although it is not known. */
		unconfirmed: isUnconfirmed(row.last_error),
		outcomes: outcomesIn(row.recipient_outcomes),
	};
}
