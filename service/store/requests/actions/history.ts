import type { Channel, LeftReason, Outcome } from "../../../../contract/desk/codes.ts";
import type { FieldCipher } from "../../../crypto/field-cipher.ts";
import type { ActionsTable, Db } from "../../../database/tables.ts";

/** What `actions.detail` holds. */
export interface ActionDetail {
	/** The person or unit it was passed to. */
	to?: { person: string } | { unit: string };
	by?: Channel | undefined;
	undid?: ActionsTable["kind"];
	outcome?: Outcome;
	/** Its name as it was listed then. */
	clinic?: string | undefined;
	reason?: LeftReason;
	/** To follow it up, as `2026-12-03`; none if it no longer is. */
	day?: string | undefined;
	/** The hour of a call; none if there is none. */
	at?: string | undefined;
	/** Whether a mail that undoing must withdraw told the visitor. */
	mailed?: boolean;
}

export interface HistoryEntry extends ReturnType<typeof entry> {
	/** The note's text; undefined if there is none, if it was undone or if it cannot be decrypted. */
	text?: string | undefined;
	/** Whether `undo` can take it back now: it is a note or the last action in effect, with its prior state recorded. */
	undoable: boolean;
}

/** Everything that was done with these, by the request's id, the oldest first, with the texts of notes. */
export async function historiesOf(db: Db, cipher: FieldCipher, requestIds: readonly string[]) {
	if (requestIds.length === 0) return new Map<string, HistoryEntry[]>();
	const actions = db.selectFrom("actions").selectAll("actions").where("actions.request_id", "in", requestIds);
	const noted = actions.leftJoin("notes", "notes.id", "actions.note_id").select("notes.text as text");
	const rows = await noted.orderBy("version").orderBy("acted_at").orderBy("actions.id").execute();
	const histories = Map.groupBy(rows, (row) => row.request_id);
	return new Map(
		Array.from(histories, ([id, some]) => {
			const last = lastToUndo(some);
			const entries = some.map(({ text, ...row }) => ({
				...entry(row),
				text: text === null || row.note_id === null ? undefined : cipher.tryDecrypt(text, row.note_id),
				undoable: isUndoable(row, last),
			}));
			return [id, entries];
		}),
	);
}

/** Who marked each of these requests as answered, by the request's id; without those that a command marked. */
export async function answerers(db: Db, requestIds: readonly string[]): Promise<Map<string, string>> {
	if (requestIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("actions")
		.select(["request_id", "actor"])
		.where("request_id", "in", requestIds)
		.where("kind", "in", ["answered", "reply", "outcome", "left"])
		// Of several only the one that changed it from unanswered.
		.where((action) => action.or([action("kind", "=", "answered"), action("before", "like", `%"answered_at":null%`)]))
		.where("undone_at", "is", null)
		.orderBy("version")
		.execute();
	return new Map(rows.flatMap(({ request_id, actor }) => (actor === null ? [] : [[request_id, actor] as const])));
}

/** The action that `undo` may take back besides notes: the last that still holds. */
export const lastToUndo = (rows: readonly ActionsTable[]): ActionsTable | undefined =>
	rows.findLast(({ kind, undone_at }) => kind !== "undo" && kind !== "note" && undone_at === null);

/** Whether `undo` takes it back; notes do not block others. */
export function isUndoable(row: ActionsTable, last: ActionsTable | undefined): boolean {
	if (row.undone_at !== null || row.before === null || row.kind === "undo") return false;
	return row.kind === "note" || row.id === last?.id;
}

function entry(row: ActionsTable) {
	const { to, by, undid, outcome, clinic, reason, day, at }: ActionDetail = JSON.parse(row.detail ?? "{}");
	return {
		id: row.id,
		kind: row.kind,
		/** Address of the team member; undefined for a command of an earlier version. */
		actor: row.actor ?? undefined,
		at: new Date(row.acted_at),
		to,
		by,
		undid,
		...{ outcome, clinic, reason, day },
		callAt: at === undefined ? undefined : new Date(at),
		undoneAt: row.undone_at === null ? undefined : new Date(row.undone_at),
	};
}
