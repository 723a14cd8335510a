import type { RequestsTable, Tx } from "../../../database/tables.ts";
import type { ReminderContent } from "../../outbox/reminders/reminders.ts";
import type { StoreContext } from "../../store-context.ts";
import type { Action } from "./action.ts";
import type { ActionDetail } from "./history.ts";

export interface Change {
	transaction: Tx;
	row: RequestsTable;
	/** Address of the team member; null for a command of an earlier version. */
	actor: string | null;
	time: Date;
}

type Work<Result> = (transaction: Tx, row: RequestsTable) => Promise<Result>;

/** Changes a request under a row lock; resolves with undefined if there is no such request. */
export async function changeRow<Result>({ database }: StoreContext, reference: string, change: Work<Result>) {
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

/** What the mail about passed requests says: who passed them, and to which person or unit; which, if it is about several. */
export type PassedContent = ({ person: string } | { unit: string }) &
	Partial<ReminderContent> & {
		/** Address of the team member; null for a command of an earlier version. */
		from: string | null;
		/** The action's id, or that of all, so that undoing it withdraws the mail. */
		action: string;
	};

/** What the mail of an answer says beside its request: where its text is, and who wrote it. */
export interface ReplyContent {
	note: string;
	/** The action's id, so that undoing it withdraws the mail. */
	action: string;
	/** Address of the team member. */
	from: string | null;
}

export type Changed = Partial<RequestsTable>;

/** An action that changes columns, and neither mails nor notes. */
export type PlainAction = Exclude<
	Action,
	{ kind: "note" | "reply" | "release" | "hold" | "undo" | "call" | "no_answer" | "uncall" }
>;

/** What an action changes in a request; undefined if it does not apply, or stands so already. */
export function rowChange({ row, actor, time }: Change, action: PlainAction): Changed | undefined {
	const at = time.toISOString();
	const isDone = row.answered_at !== null || row.spam_at !== null;
	switch (action.kind) {
		case "take":
			return isDone || row.taken_by === actor ? undefined : { taken_by: actor, taken_at: at };
		case "give_back":
			return row.taken_by === null ? undefined : { taken_by: null, taken_at: null };
		case "pass": {
			if (isDone) return undefined;
			if ("person" in action.to)
				return row.taken_by === action.to.person ? undefined : { taken_by: action.to.person, taken_at: at };
			const { unit } = action.to;
			return row.unit === unit && row.taken_by === null ? undefined : { unit, taken_by: null, taken_at: null };
		}
		case "answered":
			return row.answered_at === null ? { answered_at: at, spam_at: null, next_check_at: null } : undefined;
		case "unanswered":
			return row.answered_at === null ? undefined : { answered_at: null, next_check_at: at };
		case "spam":
			return isDone ? undefined : { spam_at: at, next_check_at: null };
		case "not_spam":
			return row.spam_at === null ? undefined : { spam_at: null, next_check_at: at };
		case "outcome":
			if (row.spam_at !== null) return undefined;
			// The clinic may be named, or be another one, at the same step.
			if (row.outcome === action.outcome && row.left_reason === null && !action.clinic) return undefined;
			return { ...heard(row, at), outcome: action.outcome, left_reason: null };
		case "left":
			if (row.spam_at !== null || row.left_reason === action.reason) return undefined;
			return { ...heard(row, at), left_reason: action.reason, follow_up: null, remind_at: null };
		case "follow_up": {
			const { day = null, remindAt = null } = action;
			return row.spam_at !== null || row.follow_up === day ? undefined : { follow_up: day, remind_at: remindAt };
		}
	}
}

/** Whose outcome is known was answered, and a reminder that has come is dealt with. */
function heard({ answered_at, follow_up, remind_at }: RequestsTable, at: string): Changed {
	return {
		...(answered_at === null && { answered_at: at, next_check_at: null }),
		...(follow_up !== null && (remind_at ?? "") <= at && { follow_up: null, remind_at: null }),
	};
}

/** The present values of the columns that will change. */
export const columnsBefore = (row: RequestsTable, change: Changed): Changed =>
	Object.fromEntries(Object.keys(change).map((column) => [column, row[column as keyof Changed]]));
