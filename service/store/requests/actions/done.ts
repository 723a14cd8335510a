import { inList } from "../../../database/database.ts";
import type { RequestsTable } from "../../../database/tables.ts";
import { printableLine } from "../../../formats/printable.ts";
import type { StoreContext } from "../../store-context.ts";
import { openedDetails } from "../stored-request.ts";
import { entry, type HistoryEntry, isUndoable, lastActions, lastToUndo } from "./history.ts";

/** Of which request something is said: its reference, and whose it is. */
export interface NamedOutcome {
	reference: string;
	/** Undefined if it cannot be decrypted with the keys at hand. */
	name: string | undefined;
	version: number;
}

export type DoneAction = HistoryEntry & NamedOutcome;

/** Reads what came of actions, to say it; its functions reject with the database's error. */
export function doneReader({ database: { db, kind }, cipher }: Pick<StoreContext, "database" | "cipher">) {
	/** What this member did with one request, or with several at once, the oldest request first. @param id of the action, or of all */
	async function actionsDone(id: string, actor: string): Promise<DoneAction[]> {
		const rows = await db
			.selectFrom("actions")
			.selectAll()
			.where((action) => action.or([action("id", "=", id), action("bulk_id", "=", id)]))
			.where("actor", "=", actor)
			.execute();
		if (rows.length === 0) return [];
		const among = inList(
			kind,
			rows.map(({ request_id }) => request_id),
		);
		const [requests, actions] = await Promise.all([
			db.selectFrom("requests").selectAll().where("id", "in", among).orderBy("received_at").orderBy("id").execute(),
			db.selectFrom("actions").selectAll().where("request_id", "in", among).orderBy("version").execute(),
		]);
		const byRequest = new Map(rows.map((row) => [row.request_id, row]));
		const histories = Map.groupBy(actions, ({ request_id }) => request_id);
		return requests.flatMap((row) => {
			const done = byRequest.get(row.id);
			if (!done) return [];
			const undoable = isUndoable(done, lastToUndo(histories.get(row.id) ?? []));
			return { ...entry(done), undoable, ...named(row) };
		});
	}

	/** How these requests stand by what was last done with them; those that are gone are left out. */
	async function lastDone(
		references: readonly string[],
	): Promise<(NamedOutcome & { last?: HistoryEntry | undefined })[]> {
		if (references.length === 0) return [];
		const among = inList(kind, references);
		const rows = await db.selectFrom("requests").selectAll().where("reference", "in", among).execute();
		const last = await lastActions(
			db,
			rows.map(({ id }) => id),
		);
		return rows.map((row) => ({ ...named(row), last: last.get(row.id) }));
	}

	function named(row: RequestsTable): NamedOutcome {
		const details = openedDetails(row, cipher);
		return { reference: row.reference, name: details && printableLine(details.name), version: row.version };
	}

	return { actionsDone, lastDone };
}
