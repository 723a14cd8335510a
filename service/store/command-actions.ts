/** What the staff's commands do with requests: the same actions as the desk's, by nobody in particular. */

import type { acting } from "./act.ts";
import type { Acting } from "./action.ts";
import { changeRow } from "./change-row.ts";
import { isHeldBack } from "./release-row.ts";
import type { StoreContext } from "./store-context.ts";
import type { ReleaseUndone } from "./undo-release.ts";

/** How a request stood before it was marked. */
export interface Marked {
	/** Since when it was answered already. */
	before: Date | undefined;
	/** Whether its mails are held back as a suspect's. */
	held: boolean;
}

const COMMAND: Acting = { actor: null };

/** What staff do with the requests; its functions resolve once it is on disk, and reject where the store cannot write. */
export function commandActions(context: StoreContext, { act, perform }: ReturnType<typeof acting>) {
	/** Marks a request answered, so that nobody is reminded of it any more; undefined where there is none. */
	async function markAnswered(reference: string): Promise<Marked | undefined> {
		return await mark(reference, "answered");
	}

	/** Takes the mark back; undefined where there is no such request. */
	async function markUnanswered(reference: string): Promise<Marked | undefined> {
		return await mark(reference, "unanswered");
	}

	async function mark(reference: string, kind: "answered" | "unanswered"): Promise<Marked | undefined> {
		return await changeRow(context, reference, async (transaction, row) => {
			await perform(transaction, row, { kind }, COMMAND);
			return { before: row.answered_at === null ? undefined : new Date(row.answered_at), held: isHeldBack(row) };
		});
	}

	/** Keeps a note of the staff's with a request; false where there is none. */
	async function addNote(reference: string, text: string): Promise<boolean> {
		return (await act(reference, { kind: "note", text }, COMMAND)) !== undefined;
	}

	/**
	 * Releases a held request: queues the mail to staff and the receipt to the visitor. There is no receipt where the
	 * request was answered, had one before, or a new request would get none.
	 */
	async function release(reference: string): Promise<"released" | "without receipt" | "not held" | undefined> {
		const outcome = await act(reference, { kind: "release" }, COMMAND);
		if (!outcome) return undefined;
		if (outcome.result !== "done") return "not held";
		return outcome.receipt ? "released" : "without receipt";
	}

	/** Holds a released request as suspect again and withdraws its mails that nobody has; undefined where there is none. */
	async function undoRelease(reference: string): Promise<ReleaseUndone | "never held" | "held" | undefined> {
		return await changeRow(context, reference, async (transaction, row) => {
			if (row.quarantined_at === null) return "never held";
			const outcome = await perform(transaction, row, { kind: "hold" }, COMMAND);
			return (outcome.result === "done" && outcome.mails) || "held";
		});
	}

	return { markAnswered, markUnanswered, addNote, release, undoRelease };
}
