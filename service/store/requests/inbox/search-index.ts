/**
 * The texts of requests, decrypted, for the desk's search: what is encrypted cannot be searched in the database, and
 * decrypting it all for each search takes too long (docs/decisions/0032-desk-store.md).
 *
 * Each search asks which requests there are, and in which version. So what was deleted is never found, and what came in
 * or was noted meanwhile always is; only that is decrypted again.
 */
import { inList } from "../../../database/database.ts";
import type { RequestsTable } from "../../../database/tables.ts";
import { MINUTE } from "../../../durations.ts";
import type { StoreContext } from "../../store-context.ts";
import { timeSlicer } from "../../time-slicer.ts";
import { openedDetails } from "../stored-request.ts";
import { normalized, searchText } from "./search-text.ts";

/** Characters of text kept in memory, one or two bytes each: those of the newest requests. */
const MAX_CHARACTERS = 32_000_000;
/** Decrypted texts stay in memory no longer than that after the last use. */
const KEPT_FOR = 15 * MINUTE;
const PAGE = 5000;
const READ_AT_ONCE = 500;
const READ = ["id", "reference", "received_at", "version", "kind", "purpose", "language", "details"] as const;

export interface IndexedRequest {
	id: string;
	receivedAt: string;
	version: number;
	/** What it says with its notes, to be searched. */
	text: string;
}

export type SearchIndex = ReturnType<typeof searchIndex>;

interface SearchIndexOptions {
	maxCharacters?: number;
	/** Milliseconds after the last use until it is forgotten. */
	keptFor?: number;
}

export function searchIndex(
	{ database, cipher, labelsOf }: Pick<StoreContext, "database" | "cipher" | "labelsOf">,
	{ maxCharacters = MAX_CHARACTERS, keptFor = KEPT_FOR }: SearchIndexOptions = {},
) {
	const { db, kind } = database;
	let kept = new Map<string, IndexedRequest>();
	let last: Promise<unknown> = Promise.resolve();
	let forgetting: NodeJS.Timeout | undefined;

	/** One after the other: the first search decrypts everything for all. */
	async function inTurn(work: () => Promise<void>): Promise<void> {
		clearTimeout(forgetting);
		const mine = last.then(work).finally(() => {
			clearTimeout(forgetting);
			// If this is the last thing going on, the program may end.
			forgetting = setTimeout(forget, keptFor).unref();
		});
		last = mine.catch(() => {});
		await mine;
	}

	/** Requests with all of these terms, the newest first. @param terms as `searchTerms` gives them */
	async function matching(terms: readonly string[]): Promise<IndexedRequest[]> {
		const found: IndexedRequest[] = [];
		await inTurn(() =>
			forEach((request) => {
				if (terms.every((term) => request.text.includes(term))) found.push(request);
			}),
		);
		return found;
	}

	/** Decrypts what searches need before anybody searches. */
	async function refresh(): Promise<void> {
		await inTurn(() => forEach(() => {}));
	}

	/** Visits all requests, the newest first. */
	async function forEach(visit: (request: IndexedRequest) => void) {
		const yieldIfDue = timeSlicer();
		// Forgotten meanwhile, it is still this search's.
		const known = kept;
		const seen = new Map<string, IndexedRequest>();
		let characters = 0;
		let page: { id: string; received_at: string; version: number }[];
		let before: (typeof page)[number] | undefined;
		do {
			page = await pageBefore(before);
			const read = await readAgain(page.filter(({ id, version }) => known.get(id)?.version !== version));
			for (const { id } of page) {
				const request = read.get(id) ?? known.get(id);
				// Deleted meanwhile.
				if (!request) continue;
				characters += request.text.length;
				if (characters <= maxCharacters) seen.set(id, request);
				visit(request);
				const pause = yieldIfDue();
				if (pause) await pause;
			}
			before = page.at(-1);
		} while (page.length === PAGE);
		kept = seen;
	}

	async function pageBefore(last: { id: string; received_at: string } | undefined) {
		return await db
			.selectFrom("requests")
			.select(["id", "received_at", "version"])
			.$if(last !== undefined, (query) =>
				query.where(({ eb, refTuple, tuple }) =>
					eb(refTuple("received_at", "id"), "<", tuple(last?.received_at ?? "", last?.id ?? "")),
				),
			)
			.orderBy("received_at", "desc")
			.orderBy("id", "desc")
			.limit(PAGE)
			.execute();
	}

	async function readAgain(some: readonly { id: string }[]): Promise<Map<string, IndexedRequest>> {
		const yieldIfDue = timeSlicer();
		const read = new Map<string, IndexedRequest>();
		for (let from = 0; from < some.length; from += READ_AT_ONCE) {
			const ids = some.slice(from, from + READ_AT_ONCE).map(({ id }) => id);
			const rows = await db.selectFrom("requests").select(READ).where("id", "in", inList(kind, ids)).execute();
			const notes = await db.selectFrom("notes").selectAll().where("request_id", "in", inList(kind, ids)).execute();
			for (const row of rows) {
				read.set(row.id, decrypted(row));
				await yieldIfDue();
			}
			for (const { id, request_id, text } of notes) {
				const request = read.get(request_id);
				if (request) request.text += `\u0000${normalized(cipher.tryDecrypt(text, id) ?? "")}`;
			}
		}
		return read;
	}

	function decrypted(row: Pick<RequestsTable, (typeof READ)[number]>): IndexedRequest {
		const { id, reference, received_at: receivedAt, version } = row;
		const details = openedDetails(row, cipher);
		const text = details
			? searchText({ reference, details }, labelsOf({ kind: row.kind, language: row.language, details }))
			: normalized(reference);
		return { id, receivedAt, version, text };
	}

	function forget(): void {
		clearTimeout(forgetting);
		kept = new Map();
	}

	return { matching, refresh, forget };
}
