/** Reads and opens what the search index keeps, a page at a time and with other work in between. */
import { sql } from "kysely";
import { type FormId, formOf } from "../../contract/forms.ts";
import { normalized, searchText } from "./search-text.ts";
import { slices } from "./slices.ts";
import type { StoreContext } from "./store-context.ts";
import type { StoredRequest } from "./stored-request.ts";

const AT_ONCE = 500;
const IDS_AT_ONCE = 2000;
/** Before any time. */
const BEFORE_ALL = "";

export interface IndexedRequest {
	id: string;
	receivedAt: string;
	/** What it says, to be searched; undefined where there is no room for it. */
	text: string | undefined;
	/** Undefined where it cannot be decrypted with the keys at hand. */
	form: FormId | undefined;
	country: string | undefined;
}

type Place = Pick<IndexedRequest, "id" | "receivedAt">;

/** Whether one comes before the other in a list that goes from new to old. */
export function isNewer(one: Place, other: Place): boolean {
	return one.receivedAt > other.receivedAt || (one.receivedAt === other.receivedAt && one.id > other.id);
}

/** Its functions reject with the database's error; what cannot be decrypted is left out. */
export function readingTexts({ database, cipher }: Pick<StoreContext, "database" | "cipher">) {
	const { db } = database;
	const columns = ["id", "received_at", "reference", "kind", "details"] as const;
	const rowsBy = () => db.selectFrom("requests").select(columns);
	type Row = Awaited<ReturnType<ReturnType<typeof rowsBy>["execute"]>>[number];

	/** Adds the requests received since then that are not there yet; all of them where no time is given. */
	async function addRequests(requests: Map<string, IndexedRequest>, since = BEFORE_ALL): Promise<void> {
		const spare = slices();
		for (let after = { receivedAt: since, id: BEFORE_ALL }; ; ) {
			const rows = await rowsBy()
				.where(sql<boolean>`(received_at, id) > (${after.receivedAt}, ${after.id})`)
				.orderBy("received_at")
				.orderBy("id")
				.limit(AT_ONCE)
				.execute();
			for (const row of rows) {
				if (!requests.has(row.id)) requests.set(row.id, indexed(row));
				await spare();
			}
			const end = rows.at(-1);
			if (!end || rows.length < AT_ONCE) return;
			after = { receivedAt: end.received_at, id: end.id };
		}
	}

	/** Drops the requests that are no longer stored. */
	async function dropDeleted(requests: Map<string, IndexedRequest>): Promise<void> {
		const spare = slices();
		const gone = new Set(requests.keys());
		for (let after = BEFORE_ALL; ; ) {
			const rows = await db
				.selectFrom("requests")
				.select("id")
				.where("id", ">", after)
				.orderBy("id")
				.limit(IDS_AT_ONCE)
				.execute();
			for (const { id } of rows) gone.delete(id);
			await spare();
			const end = rows.at(-1);
			if (!end || rows.length < IDS_AT_ONCE) break;
			after = end.id;
		}
		for (const id of gone) requests.delete(id);
	}

	/** Adds the notes written since then that are not there yet. */
	async function addNotes(notes: Map<string, { requestId: string; text: string; at: string }>, since = BEFORE_ALL) {
		const spare = slices();
		for (let after = BEFORE_ALL; ; ) {
			const rows = await db
				.selectFrom("notes")
				.selectAll()
				.where("created_at", ">=", since)
				.where("id", ">", after)
				.orderBy("id")
				.limit(AT_ONCE)
				.execute();
			for (const { id, request_id, text, created_at } of rows) {
				if (!notes.has(id)) notes.set(id, { requestId: request_id, text: openedNote(text, id), at: created_at });
				await spare();
			}
			const end = rows.at(-1);
			if (!end || rows.length < AT_ONCE) return;
			after = end.id;
		}
	}

	/** The texts of these, by id, opened anew. */
	async function opened(some: readonly Pick<IndexedRequest, "id">[]): Promise<Map<string, string>> {
		if (some.length === 0) return new Map();
		const ids = some.map(({ id }) => id);
		const rows = await rowsBy().where("id", "in", ids).execute();
		return new Map(rows.map((row) => [row.id, indexed(row).text ?? ""]));
	}

	function indexed({ id, received_at: receivedAt, reference, kind, details: stored }: Row): IndexedRequest {
		try {
			const details = JSON.parse(cipher.decrypt(stored, id)) as StoredRequest["details"];
			const form = formOf({ type: kind, interest: details.interest });
			return { id, receivedAt, text: searchText(reference, details), form, country: details.country };
		} catch {
			return { id, receivedAt, text: normalized(reference), form: undefined, country: undefined };
		}
	}

	function openedNote(text: string, id: string): string {
		try {
			return normalized(cipher.decrypt(text, id));
		} catch {
			return "";
		}
	}

	return { addRequests, dropDeleted, addNotes, opened };
}
