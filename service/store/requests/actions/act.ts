/** Actions of staff on requests: each is done once, on the version that was seen, and enters the history. */
import type { RequestsTable, Tx } from "../../../database/tables.ts";
import { queueMail } from "../../outbox/mail-row.ts";
import type { StoreContext } from "../../store-context.ts";
import { giveUpIfTaken, isCallAhead } from "../calls.ts";
import { bumpRevision } from "../revision.ts";
import { openedDetails } from "../stored-request.ts";
import { type Acting, type Action, type ActionOutcome, isToSelf, UNDO_WAIT } from "./action.ts";
import { bulkActions } from "./bulk.ts";
import { changeCall } from "./change-call.ts";
import {
	type Change,
	changeRow,
	columnsBefore,
	type Done,
	type PassedContent,
	type PlainAction,
	type ReplyContent,
	rowChange,
} from "./change-row.ts";
import { historiesOf } from "./history.ts";
import { holdRow, isUnreleased, releaseRow } from "./release-row.ts";
import { type Refused, undoAction } from "./undo-action.ts";

/** What staff do with requests; its functions resolve once it is on disk, and reject if the store cannot write. */
export function createActions(context: StoreContext) {
	const { now, newId, cipher, subjectOf } = context;

	/** Does something with a request, and writes down who did. @returns undefined if there is no such request */
	async function act(reference: string, action: Action, by: Acting): Promise<ActionOutcome | undefined> {
		const outcome = await changeRow(context, reference, (transaction, row) => perform(transaction, row, action, by));
		context.spamNetworks.forget();
		return outcome;
	}

	/** The same within a transaction that has locked the row. */
	async function perform(transaction: Tx, row: RequestsTable, action: Action, by: Acting): Promise<ActionOutcome> {
		const last = async () => (await historiesOf(transaction, cipher, [row.id])).get(row.id)?.at(-1);
		const { actor, actionId } = by;
		const clientId =
			actionId === undefined ? null : subjectOf("action", JSON.stringify([row.id, actor, action, actionId]));
		const done = transaction.selectFrom("actions").select("id").where("client_action_id", "=", clientId);
		const known = await done.executeTakeFirst();
		if (known) return { result: "done", repeated: true, version: row.version, action: known.id };
		if (by.seenVersion !== undefined && by.seenVersion !== row.version && !(await overwritesNothing()))
			return { result: "conflict", version: row.version, last: await last() };
		const time = now();
		const id = newId();
		const change = await apply({ transaction, row, actor, time }, action, by.bulk ? undefined : id);
		if (typeof change !== "object")
			return { result: change ?? "nothing to do", version: row.version, last: await last() };
		await giveUpIfTaken(transaction, context, row);
		const version = row.version + 1;
		const { before = {}, detail, noteId } = change;
		const entry = {
			...{ id, request_id: row.id, kind: action.kind, actor, version, acted_at: time.toISOString() },
			detail: detail === undefined ? null : JSON.stringify(detail),
			note_id: noteId ?? null,
			before: JSON.stringify(before),
			...{ client_action_id: clientId, bulk_id: by.bulk ?? null },
		};
		await transaction.insertInto("actions").values(entry).execute();
		await transaction.updateTable("requests").set({ version }).where("id", "=", row.id).execute();
		const deletes = detail?.undid === "note";
		if (!by.bulk) await bumpRevision(transaction, "actions", ...(deletes ? (["deletions"] as const) : []));
		return { result: "done", repeated: false, version, action: id };

		/** Adding a note or undoing one overwrites nothing that others did. */
		async function overwritesNothing(): Promise<boolean> {
			if (action.kind !== "undo") return action.kind === "note";
			const undone = transaction.selectFrom("actions").select("kind").where("id", "=", action.action);
			return (await undone.executeTakeFirst())?.kind === "note";
		}
	}

	/** @param id for the mail about it, if it gets one @returns undefined if it does not apply, or stands so already */
	async function apply(change: Change, action: Action, id = ""): Promise<Done | Refused | undefined> {
		const { transaction, row, actor, time } = change;
		switch (action.kind) {
			case "note":
				return { noteId: await writeNote(change, action.text) };
			case "reply":
				return await reply(change, action.text, id);
			case "release":
				return isUnreleased(row) ? await release(change) : undefined;
			case "hold":
				if (row.quarantined_at === null || row.released_at === null || isCallAhead(row, time)) return undefined;
				await holdRow(change, context);
				return {};
			case "undo":
				return await undoAction(change, context, action.action);
			case "call":
			case "no_answer":
			case "uncall":
				return await changeCall(change, context, action, id);
			case "not_spam":
				// Marked as no spam, it should go on its way.
				return isUnreleased(row) && row.answered_at === null
					? await release(change)
					: await changeColumns(change, action);
			case "left": {
				const done = await changeColumns(change, action);
				// Nobody calls somebody who does not go on.
				const call =
					done && isCallAhead(row, time) ? await changeCall(change, context, { kind: "uncall" }, id) : undefined;
				const { before, detail } = typeof call === "object" ? call : {};
				const cancelled = call && { ...detail, at: row.call_at ?? undefined };
				return done && { before: { ...done.before, ...before }, detail: { reason: action.reason, ...cancelled } };
			}
			default: {
				const done = await changeColumns(change, action);
				if (done && id && action.kind === "pass" && !isToSelf(action, actor)) {
					const content: PassedContent = { ...action.to, from: actor, action: id };
					await queueMail(transaction, context, "passed", { requestId: row.id, content }, time, UNDO_WAIT);
				}
				const { kind: _, ...detail } = action;
				return done && { ...done, ...(Object.values(detail).some(Boolean) && { detail }) };
			}
		}
	}

	async function changeColumns(change: Change, action: PlainAction) {
		const { transaction, row } = change;
		const changed = rowChange(change, action);
		if (!changed) return undefined;
		await transaction.updateTable("requests").set(changed).where("id", "=", row.id).execute();
		return { before: columnsBefore(row, changed) };
	}

	/** Queues what somebody answered, in the transaction that marks it so. An answered one may be answered again. */
	async function reply(change: Change, text: string, action: string): Promise<Done | undefined> {
		const { transaction, row, actor, time } = change;
		if (!openedDetails(row, cipher)?.email) return undefined;
		const done = await changeColumns(change, { kind: "answered" });
		const noteId = await writeNote(change, text);
		const content: ReplyContent = { note: noteId, action, from: actor };
		await queueMail(transaction, context, "reply", { requestId: row.id, content }, time, UNDO_WAIT);
		return { before: {}, ...done, noteId, detail: { by: "mail" } };
	}

	async function release(change: Change): Promise<Done> {
		const { released_at, spam_at } = change.row;
		await releaseRow(change, context, change.actor === null ? 0 : UNDO_WAIT);
		const before = { released_at, spam_at };
		return { before: spam_at === null ? before : { ...before, next_check_at: null } };
	}

	async function writeNote({ transaction, row, time }: Change, text: string): Promise<string> {
		const id = newId();
		const note = { id, request_id: row.id, text: cipher.encrypt(text, id), created_at: time.toISOString() };
		await transaction.insertInto("notes").values(note).execute();
		return id;
	}

	return { act, ...bulkActions(context, perform) };
}
