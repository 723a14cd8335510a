import type { StoreContext } from "../../store-context.ts";
import { createDescriber, type DeskRequest } from "../inbox/desk-request.ts";
import type { HistoryEntry } from "./history.ts";

export interface Done<Action = HistoryEntry> {
	request: DeskRequest;
	action: Action;
}

/** Reads what came of actions, to say it; its functions reject with the database's error. */
export function doneReader(context: StoreContext) {
	const { describeThose, withHistory } = createDescriber(context);

	/** What this member did with one request, or with several at once, the oldest request first. @param id of the action, or of all */
	async function actionsDone(id: string, actor: string): Promise<Done[]> {
		const theirs = context.database.db.selectFrom("actions").select(["id", "request_id"]).where("actor", "=", actor);
		const done = await theirs.where((one) => one.or([one("id", "=", id), one("bulk_id", "=", id)])).execute();
		const ids = done.map(({ request_id }) => request_id);
		return (await withHistory(await describeThose("id", ids))).flatMap((request) => {
			const action = request.history.find((entry) => done.some((one) => one.id === entry.id));
			return action ? [{ request, action }] : [];
		});
	}

	/** How these requests stand by what was last done with them; those that are gone are left out. */
	async function lastDone(references: readonly string[]): Promise<Done<HistoryEntry | undefined>[]> {
		const requests = await withHistory(await describeThose("reference", references));
		return requests.map((request) => ({ request, action: request.history.at(-1) }));
	}

	return { actionsDone, lastDone };
}
