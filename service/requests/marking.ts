import { type ExpressionBuilder, sql } from "kysely";
import type { MailKind, Tables } from "../database/tables.ts";
import { outcomesIn } from "../mails/mail-queue.ts";
import { mailRow } from "../mails/mail-row.ts";
import { recentReceipts } from "./receipts.ts";
import type { StoreContext } from "./store-context.ts";

/** What staff do with the requests; its functions resolve once it is on disk, and reject where the store cannot write. */
export function marking(context: StoreContext) {
	const { database, now, newId, box } = context;
	const { db } = database;

	/** Marks a request answered, so that nobody is reminded of it any more; false where there is none. */
	async function markAnswered(reference: string): Promise<boolean> {
		const at = now().toISOString();
		return await change(reference, { answered_at: sql<string>`coalesce(answered_at, ${at})`, watch_at: null });
	}

	/** Takes the mark back; false where there is no such request. */
	async function markUnanswered(reference: string): Promise<boolean> {
		return await change(reference, { answered_at: null, watch_at: now().toISOString() });
	}

	async function change(reference: string, to: Record<string, unknown>): Promise<boolean> {
		const { numUpdatedRows } = await db
			.updateTable("requests")
			.set(to)
			.where("reference", "=", reference)
			.executeTakeFirst();
		return numUpdatedRows > 0n;
	}

	/** Keeps a note of the staff's with a request; false where there is none. */
	async function addNote(reference: string, text: string): Promise<boolean> {
		const [request] = await db.selectFrom("requests").select("id").where("reference", "=", reference).execute();
		if (!request) return false;
		const id = newId();
		await db
			.insertInto("notes")
			.values({ id, request_id: request.id, text: box.seal(text, id), created_at: now().toISOString() })
			.execute();
		return true;
	}

	/** Lets a held request go on its way: staff and visitor get the mails that were held back. */
	async function release(reference: string): Promise<"released" | "not held" | undefined> {
		const time = now();
		return await db.transaction().execute(async (transaction) => {
			const [row] = await transaction
				.selectFrom("requests")
				.selectAll()
				.where("reference", "=", reference)
				.$if(database.kind === "postgres", (query) => query.forUpdate())
				.execute();
			if (!row) return undefined;
			if (row.quarantined_at === null || row.released_at !== null) return "not held";
			const owesReceipt = !(await recentReceipts(transaction, database.kind, [row.person], time)).has(row.person);
			const at = time.toISOString();
			await transaction
				.updateTable("requests")
				.set({ released_at: at, watch_at: row.answered_at ? null : at, receipt_at: owesReceipt ? at : null })
				.where("id", "=", row.id)
				.execute();
			const kinds: MailKind[] = owesReceipt ? ["staff", "receipt"] : ["staff"];
			const mails = kinds.map((kind) => mailRow(context, kind, { requestId: row.id }, time));
			await transaction.insertInto("mails").values(mails).execute();
			return "released";
		});
	}

	/**
	 * Sends mails of a request again.
	 * @param which those that were refused for good; or a new copy of the one to staff or to the visitor
	 * @returns how many are on their way, or undefined where there is no such request
	 */
	async function resend(reference: string, which: "failed" | "staff" | "receipt"): Promise<number | undefined> {
		const [request] = await db.selectFrom("requests").select("id").where("reference", "=", reference).execute();
		if (!request) return undefined;
		if (which === "failed") return await retryFailed((mail) => mail("request_id", "=", request.id));
		await db
			.insertInto("mails")
			.values(mailRow(context, which, { requestId: request.id }, now()))
			.execute();
		return 1;
	}

	/** Tries every mail again that was refused for good. @returns how many */
	async function resendAllFailed(): Promise<number> {
		return await retryFailed();
	}

	async function retryFailed(which?: (mail: ExpressionBuilder<Tables, "mails">) => ReturnType<typeof mail>) {
		const at = now().toISOString();
		// Whoever took it already gets no second copy.
		const failed = await db
			.selectFrom("mails")
			.select(["id", "taken_by"])
			.where("state", "=", "failed")
			.$if(which !== undefined, (query) => query.where((mail) => (which as NonNullable<typeof which>)(mail)))
			.execute();
		for (const { id, taken_by } of failed) {
			const took = Object.entries(outcomesIn(taken_by)).filter(([, code]) => code === null);
			await db
				.updateTable("mails")
				.set({
					state: "pending",
					attempts: 0,
					due_at: at,
					created_at: at,
					settled_at: null,
					taken_by: JSON.stringify(Object.fromEntries(took)),
				})
				.where("id", "=", id)
				.where("state", "=", "failed")
				.execute();
		}
		return failed.length;
	}

	return { markAnswered, markUnanswered, addNote, release, resend, resendAllFailed };
}
