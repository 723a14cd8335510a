/** What staff do with the hour of a call. The visitor hears of it by mail, which their calendar follows. */
import type { CallNews } from "../../../../contract/requests/calls.ts";
import type { CallContent } from "../../outbox/call-mails.ts";
import { queueMail } from "../../outbox/mail-row.ts";
import type { StoreContext } from "../../store-context.ts";
import { callColumns, isCallAhead, isFree } from "../calls.ts";
import { isHeld } from "../request-filter.ts";
import { openedDetails } from "../stored-request.ts";
import { type Action, UNDO_WAIT } from "./action.ts";
import { type Change, type Changed, columnsBefore, type Done } from "./change-row.ts";

type CallAction = Extract<Action, { kind: "call" | "no_answer" | "uncall" }>;

/** @param id the action's, by which undoing withdraws the mail @returns undefined if it does not apply, or stands so already */
export async function changeCall(
	{ transaction, row, time }: Change,
	context: StoreContext,
	action: CallAction,
	id: string,
): Promise<Done | "taken" | undefined> {
	const at = action.kind === "uncall" ? undefined : action.at;
	const { call_at: hour, received_at } = row;
	if (row.spam_at !== null || isHeld(row) || (at !== undefined && at === hour)) return undefined;
	if (action.kind !== "call" && hour === null) return undefined;
	if (action.kind === "uncall" && !isCallAhead(row, time)) return undefined;
	if (action.kind === "no_answer" && at === undefined) return { before: {}, detail: {} };
	if (at !== undefined && !(await isFree(transaction, context, at, time))) return "taken";
	const changes = row.call_changes + 1;
	// Whoever was called is due at the next call, however long ago they wrote.
	const since = action.kind === "no_answer" ? at : received_at;
	const columns = at === undefined ? {} : callColumns(at, since ?? at, context.overdueAfter);
	const changed: Changed = { call_at: null, due_from: null, ...columns, call_changes: changes, call_reminded: null };
	await transaction.updateTable("requests").set(changed).where("id", "=", row.id).execute();
	const mailed = Boolean(openedDetails(row, context.cipher)?.email);
	if (mailed) {
		const content: CallContent = { told: news(action, hour), at: at ?? hour ?? "", changes, action: id };
		await queueMail(transaction, context, "call", { requestId: row.id, content }, time, UNDO_WAIT);
	}
	return { before: columnsBefore(row, changed), detail: { at, mailed } };
}

function news({ kind }: CallAction, hour: string | null): CallNews {
	if (kind === "call") return hour === null ? "set" : "changed";
	return kind === "uncall" ? "cancelled" : "missed";
}
