import type { MailKind } from "../../contract/mail-kinds.ts";
import type { RequestsTable } from "../database/tables.ts";
import { changeRow } from "./change-row.ts";
import { mailRow } from "./mail-row.ts";
import { decideReceipt } from "./receipts.ts";
import type { StoreContext } from "./store-context.ts";

/** How a request stood before it was marked. */
export interface Marked {
	/** Since when it was answered already. */
	before: Date | undefined;
	/** Whether its mails are held back as a suspect's. */
	held: boolean;
}

/** What staff do with the requests; its functions resolve once it is on disk, and reject where the store cannot write. */
export function marking(context: StoreContext) {
	const { now, newId, cipher } = context;
	const { db } = context.database;

	/** Marks a request answered, so that nobody is reminded of it any more; undefined where there is none. */
	async function markAnswered(reference: string): Promise<Marked | undefined> {
		return await changeRow(context, reference, async (transaction, row) => {
			const held = isHeldBack(row);
			if (row.answered_at !== null) return { before: new Date(row.answered_at), held };
			const answered = { answered_at: now().toISOString(), next_check_at: null };
			await transaction.updateTable("requests").set(answered).where("id", "=", row.id).execute();
			return { before: undefined, held };
		});
	}

	/** Takes the mark back; undefined where there is no such request. */
	async function markUnanswered(reference: string): Promise<Marked | undefined> {
		return await changeRow(context, reference, async (transaction, row) => {
			const held = isHeldBack(row);
			if (row.answered_at === null) return { before: undefined, held };
			const unanswered = { answered_at: null, next_check_at: now().toISOString() };
			await transaction.updateTable("requests").set(unanswered).where("id", "=", row.id).execute();
			return { before: new Date(row.answered_at), held };
		});
	}

	/** Keeps a note of the staff's with a request; false where there is none. */
	async function addNote(reference: string, text: string): Promise<boolean> {
		const [request] = await db.selectFrom("requests").select("id").where("reference", "=", reference).execute();
		if (!request) return false;
		const id = newId();
		await db
			.insertInto("notes")
			.values({ id, request_id: request.id, text: cipher.encrypt(text, id), created_at: now().toISOString() })
			.execute();
		return true;
	}

	/**
	 * Lets a held request go on its way: staff and visitor get the mails that were held back. Whoever has had an answer,
	 * or a receipt of this very request, gets no receipt, nor does who would get none for a new request.
	 */
	async function release(reference: string): Promise<"released" | "without receipt" | "not held" | undefined> {
		return await changeRow(context, reference, async (transaction, row) => {
			if (!isHeldBack(row)) return "not held";
			const time = now();
			const receipt =
				row.answered_at === null && row.receipt_at === null && (await decideReceipt(transaction, context, row, time));
			const at = time.toISOString();
			await transaction
				.updateTable("requests")
				.set({ released_at: at, next_check_at: row.answered_at ? null : at, receipt_at: receipt ? at : row.receipt_at })
				.where("id", "=", row.id)
				.execute();
			const kinds: MailKind[] = receipt ? ["staff", "receipt"] : ["staff"];
			const mails = kinds.map((kind) => mailRow(context, kind, { requestId: row.id }, time));
			await transaction.insertInto("mails").values(mails).execute();
			return receipt ? "released" : "without receipt";
		});
	}

	return { markAnswered, markUnanswered, addNote, release };
}

/** Whether its mails are held back, answered or not. */
export function isHeldBack(row: Pick<RequestsTable, "quarantined_at" | "released_at">): boolean {
	return row.quarantined_at !== null && row.released_at === null;
}
