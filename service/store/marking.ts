import type { ExpressionBuilder, Transaction } from "kysely";
import type { MailKind } from "../../contract/mail-kinds.ts";
import type { RequestsTable, Tables } from "../database/tables.ts";
import { takeTurns } from "../database/take-turns.ts";
import { changeRow } from "./change-row.ts";
import { outcomesIn } from "./mail-queue.ts";
import { mailRow } from "./mail-row.ts";
import { receiptsOwed } from "./receipts.ts";
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
	const { database, now, newId, box } = context;
	const { db } = database;

	/** Marks a request answered, so that nobody is reminded of it any more; undefined where there is none. */
	async function markAnswered(reference: string): Promise<Marked | undefined> {
		return await changeRow(context, reference, async (transaction, row) => {
			const held = isHeldBack(row);
			if (row.answered_at !== null) return { before: new Date(row.answered_at), held };
			const answered = { answered_at: now().toISOString(), watch_at: null };
			await transaction.updateTable("requests").set(answered).where("id", "=", row.id).execute();
			return { before: undefined, held };
		});
	}

	/** Takes the mark back; undefined where there is no such request. */
	async function markUnanswered(reference: string): Promise<Marked | undefined> {
		return await changeRow(context, reference, async (transaction, row) => {
			const held = isHeldBack(row);
			if (row.answered_at === null) return { before: undefined, held };
			const unanswered = { answered_at: null, watch_at: now().toISOString() };
			await transaction.updateTable("requests").set(unanswered).where("id", "=", row.id).execute();
			return { before: new Date(row.answered_at), held };
		});
	}

	/** Whether a receipt is owed for a request now; then it is taken as owed. */
	async function owesReceipt(
		transaction: Transaction<Tables>,
		{ mailbox }: RequestsTable,
		time: Date,
	): Promise<boolean> {
		const mailboxes = mailbox === null ? [] : [mailbox];
		await takeTurns(transaction, database.kind, "requests", mailboxes);
		return (await receiptsOwed(transaction, context, mailboxes, time))(mailbox);
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

	/**
	 * Lets a held request go on its way: staff and visitor get the mails that were held back. Whoever has had an answer,
	 * or a receipt of this very request, gets no receipt, nor does who would get none for a new request.
	 */
	async function release(reference: string): Promise<"released" | "without receipt" | "not held" | undefined> {
		return await changeRow(context, reference, async (transaction, row) => {
			if (!isHeldBack(row)) return "not held";
			const time = now();
			const receipt =
				row.answered_at === null && row.receipt_at === null && (await owesReceipt(transaction, row, time));
			const at = time.toISOString();
			await transaction
				.updateTable("requests")
				.set({ released_at: at, watch_at: row.answered_at ? null : at, receipt_at: receipt ? at : row.receipt_at })
				.where("id", "=", row.id)
				.execute();
			const kinds: MailKind[] = receipt ? ["staff", "receipt"] : ["staff"];
			const mails = kinds.map((kind) => mailRow(context, kind, { requestId: row.id }, time));
			await transaction.insertInto("mails").values(mails).execute();
			return receipt ? "released" : "without receipt";
		});
	}

	/**
	 * Sends mails of a request again.
	 * @param which those that were refused for good, also one that lists it among others; or a new copy of the one to
	 * staff or to the visitor
	 * @returns how many are on their way; `held` where the visitor must hear nothing before a release; `no receipt` where
	 * none is owed, as for a new request; or undefined where there is no such request
	 */
	async function resend(
		reference: string,
		which: "failed" | "staff" | "receipt",
	): Promise<number | "held" | "no receipt" | undefined> {
		if (which === "failed") {
			const [request] = await db.selectFrom("requests").select("id").where("reference", "=", reference).execute();
			return request && (await retryFailed((mail) => ofRequest(mail, request.id)));
		}
		return await changeRow(context, reference, async (transaction, row) => {
			const time = now();
			if (which === "receipt") {
				if (isHeldBack(row)) return "held";
				if (!(await owesReceipt(transaction, row, time))) return "no receipt";
				const receipt = { receipt_at: time.toISOString() };
				await transaction.updateTable("requests").set(receipt).where("id", "=", row.id).execute();
			}
			const mail = mailRow(context, which, { requestId: row.id }, time);
			await transaction.insertInto("mails").values(mail).execute();
			return 1;
		});
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

function isHeldBack(row: Pick<RequestsTable, "quarantined_at" | "released_at">): boolean {
	return row.quarantined_at !== null && row.released_at === null;
}

/** Its own mails, and the list that its notice to staff went into. */
function ofRequest(mail: ExpressionBuilder<Tables, "mails">, requestId: string) {
	const batches = mail.selectFrom("mails").select("batch_id").where("request_id", "=", requestId);
	return mail.or([mail("request_id", "=", requestId), mail("id", "in", batches.$castTo<{ batch_id: string }>())]);
}
