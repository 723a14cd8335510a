/** Where requests and the mails they owe are kept. A promise that resolves means: committed to disk. */
import { createHmac } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { ContactRequest } from "../../contract/contact-request.ts";
import { makeReference } from "../../contract/reference.ts";
import type { Database } from "../database/database.ts";
import type { MailKind, Tables } from "../database/tables.ts";
import { mailQueue } from "../mails/mail-queue.ts";
import { type StoredRequest, storedRequest } from "./stored-request.ts";

const DAY = 24 * 60 * 60 * 1000;

export interface StoreOptions {
	database: Database;
	now: () => Date;
	randomBytes: (length: number) => Uint8Array;
	newId: () => string;
	/** Version of the privacy notice the pages show. */
	noticeVersion: string;
	/** Domain of the Message-IDs, e.g. that of the sender's address. */
	mailDomain: string;
}

export interface Accepted {
	reference: string;
	/** Whether this request had been stored before, under the same `request_id`. */
	repeated: boolean;
}

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the store on a database whose tables are up to date. */
export async function openStore({ database, now, randomBytes, newId, noticeVersion, mailDomain }: StoreOptions) {
	const { db } = database;
	const hashKey = await secret("person-hash-key");

	async function secret(name: string): Promise<string> {
		const value = Buffer.from(randomBytes(32)).toString("base64");
		await db
			.insertInto("secrets")
			.values({ name, value })
			.onConflict((clash) => clash.doNothing())
			.execute();
		const row = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
		return row.value;
	}

	const personOf = (email: string) => createHmac("sha256", hashKey).update(email.toLowerCase()).digest("base64url");

	/**
	 * Stores a request and the mails it owes, all or nothing.
	 * @throws whatever the database throws: then nothing was accepted
	 */
	async function accept(request: ContactRequest): Promise<Accepted> {
		return await db.transaction().execute(async (transaction) => {
			const first = await firstReference(transaction, request.request_id);
			if (first) return { reference: first, repeated: true };
			return await insert(transaction, request);
		});
	}

	async function firstReference(transaction: Transaction<Tables>, clientRequestId: string | undefined) {
		if (!clientRequestId) return undefined;
		const rows = await transaction
			.selectFrom("requests")
			.select("reference")
			.where("client_request_id", "=", clientRequestId)
			.execute();
		return rows[0]?.reference;
	}

	async function insert(transaction: Transaction<Tables>, request: ContactRequest): Promise<Accepted> {
		const { type, request_id, ...details } = request;
		const time = now();
		const row = {
			id: newId(),
			client_request_id: request_id ?? null,
			kind: type,
			person: personOf(request.email),
			details: JSON.stringify(details),
			notice_version: noticeVersion,
			received_at: time.toISOString(),
		};
		for (let attempt = 0; attempt < 10; attempt++) {
			const reference = makeReference(randomBytes);
			const inserted = await transaction
				.insertInto("requests")
				.values({ ...row, reference })
				.onConflict((clash) => clash.doNothing())
				.returning("id")
				.execute();
			if (inserted.length > 0) {
				await oweMails(transaction, row.id, row.person, time);
				return { reference, repeated: false };
			}
			// Nothing went in: another process has just stored the same request, or the reference is taken.
			const first = await firstReference(transaction, request_id);
			if (first) return { reference: first, repeated: true };
		}
		throw new Error("No free reference after ten tries");
	}

	async function oweMails(transaction: Transaction<Tables>, requestId: string, person: string, time: Date) {
		const kinds: MailKind[] = (await hadReceipt(transaction, person, time)) ? ["staff"] : ["staff", "receipt"];
		const at = time.toISOString();
		const mails = kinds.map((kind) => {
			const id = newId();
			return {
				id,
				request_id: requestId,
				kind,
				state: "pending" as const,
				message_id: `<${id}@${mailDomain}>`,
				attempts: 0,
				due_at: at,
				created_at: at,
			};
		});
		await transaction.insertInto("mails").values(mails).execute();
	}

	/** At most one receipt an address a day, or the form could be used to pester somebody else. */
	async function hadReceipt(transaction: Transaction<Tables>, person: string, time: Date): Promise<boolean> {
		// PostgreSQL runs transactions side by side: those for one person take turns, or each would owe a receipt.
		if (database.kind === "postgres") {
			await sql`select pg_advisory_xact_lock(hashtext(${person}))`.execute(transaction);
		}
		const receipts = await transaction
			.selectFrom("mails")
			.innerJoin("requests", "requests.id", "mails.request_id")
			.select("mails.id")
			.where("requests.person", "=", person)
			.where("mails.kind", "=", "receipt")
			.where("mails.created_at", ">", new Date(time.getTime() - DAY).toISOString())
			.limit(1)
			.execute();
		return receipts.length > 0;
	}

	/** The newest requests first. */
	async function list(limit: number): Promise<StoredRequest[]> {
		const rows = await db
			.selectFrom("requests")
			.selectAll()
			.orderBy("received_at", "desc")
			.orderBy("id", "desc")
			.limit(limit)
			.execute();
		return rows.map(storedRequest);
	}

	/**
	 * Deletes requests received before a time, with the mails they owe (Ley 172-13: kept no longer than needed).
	 * @returns how many
	 */
	async function purge(before: Date): Promise<number> {
		const gone = await db
			.deleteFrom("requests")
			.where("received_at", "<", before.toISOString())
			.returning("id")
			.execute();
		return gone.length;
	}

	/** Throws unless the store can write: proven by writing and taking it back. */
	async function check(): Promise<void> {
		const row = { name: "write-check", value: now().toISOString() };
		await db
			.insertInto("secrets")
			.values(row)
			.onConflict((clash) => clash.column("name").doUpdateSet(row))
			.execute();
	}

	async function close(): Promise<void> {
		await db.destroy();
	}

	return { accept, list, purge, check, close, mails: mailQueue(database, now) };
}
