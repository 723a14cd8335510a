import { inList } from "../../../database/database.ts";
import type { StoreContext } from "../../store-context.ts";
import { createDescriber, type DeskRequest } from "../inbox/desk-request.ts";
import { type HistoryEntry, historiesOf, lastActions } from "./history.ts";

export interface Done<Action = HistoryEntry> {
	request: DeskRequest;
	action: Action;
}

/** Reads what came of actions, to say it; its functions reject with the database's error. */
export function doneReader(context: StoreContext) {
	const { describe } = createDescriber(context);
	const { cipher } = context;
	const { db, kind } = context.database;

	/** What this member did with one request, or with several at once, the oldest request first. @param id of the action, or of all */
	async function actionsDone(id: string, actor: string): Promise<Done[]> {
		const theirs = db.selectFrom("actions").select(["id", "request_id"]).where("actor", "=", actor);
		const done = await theirs.where((one) => one.or([one("id", "=", id), one("bulk_id", "=", id)])).execute();
		const ids = done.map(({ request_id }) => request_id);
		const [requests, histories] = await Promise.all([described("id", ids), historiesOf(db, cipher, ids)]);
		return requests.flatMap((request) => {
			const action = histories.get(request.id)?.find((entry) => done.some((one) => one.id === entry.id));
			return action ? [{ request, action }] : [];
		});
	}

	/** How these requests stand by what was last done with them; those that are gone are left out. */
	async function lastDone(references: readonly string[]): Promise<Done<HistoryEntry | undefined>[]> {
		const requests = await described("reference", references);
		const ids = requests.map(({ id }) => id);
		const last = await lastActions(db, ids);
		return requests.map((request) => ({ request, action: last.get(request.id) }));
	}

	async function described(column: "id" | "reference", values: readonly string[]): Promise<DeskRequest[]> {
		if (values.length === 0) return [];
		const rows = db.selectFrom("requests").selectAll().where(column, "in", inList(kind, values));
		return await describe(await rows.orderBy("received_at").orderBy("id").execute());
	}

	return { actionsDone, lastDone };
}
