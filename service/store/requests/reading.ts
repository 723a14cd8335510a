import type { MailState } from "../../../contract/mail-kinds.ts";
import type { MailsTable } from "../../database/tables.ts";
import { type MailStatus, mailStatus } from "../outbox/mail-row.ts";
import type { StoreContext } from "../store-context.ts";
import { type StoredRequest, storedRequest } from "./stored-request.ts";

export interface Note {
	text: string;
	writtenAt: Date;
}

export interface RequestFile extends StoredRequest {
	notes: Note[];
	mails: MailStatus[];
}

/** Reads requests for staff; its functions reject with the database's error, or if a text cannot be decrypted. */
export function createRequestReader(context: StoreContext) {
	const { cipher } = context;
	const { db } = context.database;

	/** Everything on one request, or undefined if there is none of this reference. */
	async function get(reference: string): Promise<RequestFile | undefined> {
		const [row] = await db.selectFrom("requests").selectAll().where("reference", "=", reference).execute();
		if (!row) return undefined;
		return {
			...storedRequest(row, cipher),
			notes: (await notesOf([row.id])).get(row.id) ?? [],
			mails: (await mailsOf([row.id])).get(row.id) ?? [],
		};
	}

	/** The mails of these requests, by the request's id, the oldest first. @param state only those that stand so */
	async function mailsOf(requestIds: readonly string[], state?: MailState): Promise<Map<string, MailStatus[]>> {
		const mails = new Map<string, MailStatus[]>();
		if (requestIds.length === 0) return mails;
		const rows = await db
			.selectFrom("mails")
			.selectAll()
			.where("request_id", "in", requestIds)
			.orderBy("created_at")
			.orderBy("kind", "desc")
			.orderBy("id")
			.execute();
		const batches = await batchesOf(rows);
		for (const row of rows) {
			const batch = row.batch_id === null ? undefined : batches.get(row.batch_id);
			if (state !== undefined && (batch ?? row).state !== state) continue;
			const id = row.request_id as string;
			mails.set(id, [...(mails.get(id) ?? []), { ...mailStatus(row), ...(batch && { batch: mailStatus(batch) }) }]);
		}
		return mails;
	}

	async function batchesOf(mails: readonly MailsTable[]): Promise<Map<string, MailsTable>> {
		const ids = [...new Set(mails.flatMap(({ batch_id }) => batch_id ?? []))];
		const rows = ids.length === 0 ? [] : await db.selectFrom("mails").selectAll().where("id", "in", ids).execute();
		return new Map(rows.map((row) => [row.id, row]));
	}

	/** The notes of these requests, by the request's id, the oldest first. @param requestIds some hundred at most */
	async function notesOf(requestIds: readonly string[]): Promise<Map<string, Note[]>> {
		const notes = new Map<string, Note[]>();
		if (requestIds.length === 0) return notes;
		const rows = await db
			.selectFrom("notes")
			.selectAll()
			.where("request_id", "in", requestIds)
			.orderBy("created_at")
			.orderBy("id")
			.execute();
		for (const { id, request_id, text, created_at } of rows) {
			const note = { text: cipher.decrypt(text, id), writtenAt: new Date(created_at) };
			notes.set(request_id, [...(notes.get(request_id) ?? []), note]);
		}
		return notes;
	}

	return { get, notesOf, mailsOf };
}
