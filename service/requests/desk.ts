/** What staff see of the requests and do with them. */
import { type ExpressionBuilder, sql } from "kysely";
import type { RequestKind } from "../../contract/forms.ts";
import type { MailKind, MailState, MailsTable, Tables } from "../database/tables.ts";
import { mailRow } from "../mails/mail-row.ts";
import { recentReceipts } from "./receipts.ts";
import { requestFilter } from "./request-filter.ts";
import type { StoreContext } from "./store-context.ts";
import { type StoredRequest, storedRequest } from "./stored-request.ts";

/** Which requests; each filter that is set narrows them further. */
export interface RequestFilter {
	kind?: RequestKind | undefined;
	/** Received then or later. */
	since?: Date | undefined;
	/** Received before. */
	until?: Date | undefined;
	/** Not marked answered, and not held as suspect. */
	unanswered?: boolean | undefined;
	/** Unanswered past the promised time. */
	overdue?: boolean | undefined;
	/** Held as suspect. */
	quarantined?: boolean | undefined;
	/** With a mail that was refused for good. */
	failedMails?: boolean | undefined;
}

export interface MailStatus {
	id: string;
	kind: MailKind;
	state: MailState;
	attempts: number;
	createdAt: Date;
	/** When the next try is due, while it is pending. */
	dueAt: Date | undefined;
	settledAt: Date | undefined;
	/** Code of the last failure. */
	error: string | undefined;
	/** By staff address: null where it was taken, a code where it was refused for good. */
	outcomes: Record<string, string | null>;
}

export interface Note {
	text: string;
	writtenAt: Date;
}

export interface ListedRequest extends StoredRequest {
	/** Its mails that were refused for good. */
	failedMails: MailStatus[];
}

export interface RequestFile extends StoredRequest {
	notes: Note[];
	mails: MailStatus[];
}

export function desk(context: StoreContext) {
	const { database, now, newId, box } = context;
	const { db } = database;

	/** The newest requests first. */
	async function list(limit: number, filter: RequestFilter = {}): Promise<ListedRequest[]> {
		const rows = await db
			.selectFrom("requests")
			.selectAll()
			.where(requestFilter(context, filter))
			.orderBy("received_at", "desc")
			.orderBy("id", "desc")
			.limit(limit)
			.execute();
		const failed = await mailsOf(
			rows.map(({ id }) => id),
			"failed",
		);
		return rows.map((row) => ({ ...storedRequest(row, box), failedMails: failed.get(row.id) ?? [] }));
	}

	/** Everything on one request, or undefined where there is none of this reference. */
	async function get(reference: string): Promise<RequestFile | undefined> {
		const [row] = await db.selectFrom("requests").selectAll().where("reference", "=", reference).execute();
		if (!row) return undefined;
		const notes = await db
			.selectFrom("notes")
			.selectAll()
			.where("request_id", "=", row.id)
			.orderBy("created_at")
			.orderBy("id")
			.execute();
		return {
			...storedRequest(row, box),
			notes: notes.map(({ id, text, created_at }) => ({ text: box.open(text, id), writtenAt: new Date(created_at) })),
			mails: (await mailsOf([row.id])).get(row.id) ?? [],
		};
	}

	async function mailsOf(requestIds: readonly string[], state?: MailState): Promise<Map<string, MailStatus[]>> {
		const mails = new Map<string, MailStatus[]>();
		if (requestIds.length === 0) return mails;
		const rows = await db
			.selectFrom("mails")
			.selectAll()
			.where("request_id", "in", requestIds)
			.$if(state !== undefined, (query) => query.where("state", "=", state as MailState))
			.orderBy("created_at")
			.orderBy("kind", "desc")
			.orderBy("id")
			.execute();
		for (const row of rows) {
			const id = row.request_id as string;
			mails.set(id, [...(mails.get(id) ?? []), mailStatus(row)]);
		}
		return mails;
	}

	/** Mails about several requests or none that were refused for good: reminders, alerts, digests. */
	async function failedGeneralMails(): Promise<MailStatus[]> {
		const rows = await db
			.selectFrom("mails")
			.selectAll()
			.where("request_id", "is", null)
			.where("state", "=", "failed")
			.orderBy("created_at")
			.execute();
		return rows.map(mailStatus);
	}

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
			const took = Object.entries(JSON.parse(taken_by ?? "{}") as object).filter(([, code]) => code === null);
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

	return {
		list,
		get,
		markAnswered,
		markUnanswered,
		addNote,
		release,
		resend,
		resendAllFailed,
		failedGeneralMails,
	};
}

function mailStatus(row: MailsTable): MailStatus {
	return {
		id: row.id,
		kind: row.kind,
		state: row.state,
		attempts: row.attempts,
		createdAt: new Date(row.created_at),
		dueAt: row.state === "pending" ? new Date(row.due_at) : undefined,
		settledAt: row.settled_at === null ? undefined : new Date(row.settled_at),
		error: row.last_error ?? undefined,
		outcomes: JSON.parse(row.taken_by ?? "{}") as MailStatus["outcomes"],
	};
}
