import type { MailKind, MailState } from "../../../contract/mail-kinds.ts";
import type { MailsTable } from "../../database/tables.ts";
import { isUnconfirmed, type Outcomes, outcomesIn } from "./mail-outcomes.ts";

export interface MailStatus {
	id: string;
	kind: MailKind;
	state: MailState;
	attempts: number;
	createdAt: Date;
	/** When the next try is due, while it is pending. */
	dueAt: Date | undefined;
	settledAt: Date | undefined;
	/** Code of the last failure. */
	error: string | undefined;
	/** Whether it may have been delivered although it is not known. */
	unconfirmed: boolean;
	/** By staff address: null where it was taken, a code where it was refused for good. */
	outcomes: Outcomes;
	/** The mail that lists the request in its stead, where it is `batched`. */
	batch?: MailStatus | undefined;
}

export function mailStatus(row: MailsTable): MailStatus {
	return {
		id: row.id,
		kind: row.kind,
		state: row.state,
		attempts: row.attempts,
		createdAt: new Date(row.created_at),
		dueAt: row.state === "pending" ? new Date(row.due_at) : undefined,
		settledAt: row.settled_at === null ? undefined : new Date(row.settled_at),
		error: row.last_error ?? undefined,
		unconfirmed: isUnconfirmed(row.last_error),
		outcomes: outcomesIn(row.recipient_outcomes),
	};
}
