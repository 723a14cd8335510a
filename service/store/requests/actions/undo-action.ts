import { sql } from "kysely";
import type { Tx } from "../../../database/tables.ts";
import { PENDING, untouched } from "../../outbox/mail-row.ts";
import type { StoreContext } from "../../store-context.ts";
import { hasRoom } from "../calls.ts";
import type { Change, Changed, Done } from "./change-row.ts";
import { type ActionDetail, isUndoable, lastToUndo } from "./history.ts";
import { holdRow, releaseRow } from "./release-row.ts";

/** Somebody acted since; its mail has left; the hour of the call is somebody else's by now. */
export type Refused = "conflict" | "gone" | "taken";

type Undone = Done | Refused | undefined;

/** Undoes the last action in effect, or one's own note, and stops what it started. @returns undefined if it is neither */
export async function undoAction(change: Change, context: StoreContext, actionId: string): Promise<Undone> {
	const { transaction, row, actor, time } = change;
	const all = transaction.selectFrom("actions").selectAll().where("request_id", "=", row.id);
	const actions = await all.orderBy("version").orderBy("acted_at").orderBy("id").execute();
	const undone = actions.find(({ id }) => id === actionId);
	if (!undone || undone.undone_at !== null || undone.before === null) return undefined;
	if (!isUndoable(undone, lastToUndo(actions))) return "conflict";
	if (undone.kind === "note" && undone.actor !== actor) return undefined;
	const before = JSON.parse(undone.before) as Changed;
	const hour = before.call_at ?? "";
	if (hour > time.toISOString() && !(await hasRoom(transaction, context, hour))) return "taken";
	const { mailed = undone.kind === "reply" }: ActionDetail = JSON.parse(undone.detail ?? "{}");
	if (mailed && !(await withdrawMail(transaction, undone.kind === "reply" ? "reply" : "call", undone.id)))
		return "gone";
	const at = time.toISOString();
	await transaction.updateTable("actions").set({ undone_at: at }).where("id", "=", undone.id).execute();
	const detail = { undid: undone.kind };
	// The words of an answer stay: its writer goes on with them.
	if (undone.kind === "note" && undone.note_id !== null) {
		await transaction.deleteFrom("notes").where("id", "=", undone.note_id).execute();
		return { detail };
	}
	if (undone.kind === "hold") {
		await releaseRow(change, context);
		return { detail };
	}
	if (undone.kind === "pass") await withdrawMail(transaction, "passed", undone.id);
	if ("released_at" in before) await holdRow(change, context);
	await transaction.updateTable("requests").set(before).where("id", "=", row.id).execute();
	return { detail };
}

/** Withdraws the mail that an action queued. @param action of one, or of all @returns whether it was still there */
export async function withdrawMail(transaction: Tx, kind: "passed" | "reply" | "call", action: string) {
	const waiting = transaction.deleteFrom("mails").where(PENDING.staff).where("kind", "=", kind).where(untouched);
	const ofAction = sql<boolean>`content like ${`%"action":"${action}"%`}`;
	const { numDeletedRows } = await waiting.where(ofAction).executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}
