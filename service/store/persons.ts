/** One person's data: shown and erased by e-mail address (Ley 172-13; GDPR, articles 15, 17 and 20). */
import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { wipeFreedSpace } from "../database/wipe.ts";
import { canonicalMailbox } from "./canonical-mailbox.ts";
import type { RequestFile } from "./reading.ts";
import { bumpRevision } from "./revision.ts";
import { dissolveBatches } from "./staff-mail-limit.ts";
import type { StoreContext } from "./store-context.ts";

export interface Erasure {
	requests: number;
	mails: number;
	/** Mails kept as files. */
	files: number;
	/** Whether the bytes are gone from the database's files too, or set free; where not, a later wipe does it. */
	wiped: boolean;
}

/**
 * What a person may ask for by e-mail address. Its functions reject with the database's error.
 * @param get everything on one request, by reference
 */
export function persons(context: StoreContext, get: (reference: string) => Promise<RequestFile | undefined>) {
	const { database, now, newId, personOf, subjectOf, removeMailFiles } = context;
	const { db } = database;

	/** Everything kept on a person: requests with notes and mails, oldest first. */
	async function exportPerson(email: string): Promise<RequestFile[]> {
		const rows = await db
			.selectFrom("requests")
			.select("reference")
			.where("person", "=", personOf(email))
			.orderBy("received_at")
			.orderBy("id")
			.execute();
		const files = await Promise.all(rows.map(({ reference }) => get(reference)));
		return files.filter((file) => file !== undefined);
	}

	/**
	 * Erases everything kept on a person: requests, notes, mails in the queue and as files, counts; and writes down that
	 * it was done, not for whom. Backups made before hold it still.
	 */
	async function erasePerson(email: string): Promise<Erasure> {
		const person = personOf(email);
		const { ids, batchIds } = await mailsOf(person);
		// Files first: cut short, the next call still knows which ones.
		let files = await removeMailFiles(ids);
		const keptBatches: string[] = [];
		for (const id of batchIds) {
			const removed = await removeMailFiles([id]);
			if (removed > 0) keptBatches.push(id);
			files += removed;
		}
		const gone = await db.transaction().execute(async (transaction) => {
			const mails = await deleteMails(transaction, person);
			await dissolveBatches(transaction, [...keptBatches, ...(await pendingAmong(transaction, batchIds))]);
			const requests = await transaction.deleteFrom("requests").where("person", "=", person).returning("id").execute();
			await transaction
				.deleteFrom("rate_limit_hits")
				.where("subject", "=", subjectOf("mailbox", canonicalMailbox(email)))
				.execute();
			await bumpRevision(transaction, "deletions");
			return { requests: requests.length, mails };
		});
		// One that was being written meanwhile.
		files += await removeMailFiles(gone.mails);
		const count = { requests: gone.requests, mails: gone.mails.length, files };
		if (count.requests > 0) {
			await db
				.insertInto("erasures")
				.values({ id: newId(), erased_at: now().toISOString(), ...count })
				.execute();
		}
		return { ...count, wiped: await wipeFreedSpace(database) };
	}

	async function mailsOf(person: string): Promise<{ ids: string[]; batchIds: string[] }> {
		const rows = await db
			.selectFrom("mails")
			.innerJoin("requests", "requests.id", "mails.request_id")
			.select(["mails.id", "batch_id"])
			.where("requests.person", "=", person)
			.execute();
		return { ids: rows.map(({ id }) => id), batchIds: [...new Set(rows.flatMap(({ batch_id }) => batch_id ?? []))] };
	}

	/** Batches still pending, which may be in flight with the person's name: their other requests are queued anew. */
	async function pendingAmong(transaction: Transaction<Tables>, batchIds: readonly string[]): Promise<string[]> {
		if (batchIds.length === 0) return [];
		const rows = await transaction
			.selectFrom("mails")
			.select("id")
			.where("id", "in", batchIds)
			.where("state", "=", "pending")
			.execute();
		return rows.map(({ id }) => id);
	}

	async function deleteMails(transaction: Transaction<Tables>, person: string): Promise<string[]> {
		const rows = await transaction
			.deleteFrom("mails")
			.where("request_id", "in", (query) => query.selectFrom("requests").select("id").where("person", "=", person))
			.returning("id")
			.execute();
		return rows.map(({ id }) => id);
	}

	return { export: exportPerson, erase: erasePerson };
}
