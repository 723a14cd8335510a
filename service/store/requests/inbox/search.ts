/** Search over all requests. What is encrypted cannot be searched in the database, so each search decrypts it, a page at a time. */
import { inList } from "../../../database/database.ts";
import type { StoreContext } from "../../store-context.ts";
import { type ReadRequest, requestPages } from "../request-pages.ts";
import { openedDetails } from "../stored-request.ts";
import { createDescriber, type DeskRequest } from "./desk-request.ts";
import { readCursor, writeCursor } from "./inbox.ts";
import { normalized, searchTerms, searchText } from "./search-text.ts";

type Found = Pick<ReadRequest, "id" | "received_at">;

/** Eight letters or digits, not all of which references need to have. */
const REFERENCE_LIKE = /^([A-Z\d]{4})[- ]?([A-Z\d]{4})$/;

/** Searches a store; its functions reject with the database's error. */
export function createSearch(context: StoreContext) {
	const { cipher, labelsOf } = context;
	const { db, kind } = context.database;
	const { describe } = createDescriber(context);

	/** Requests with every word, or part of one, in what was typed, chosen or noted, labels or reference; newest first. */
	async function search(query: { words: string; cursor?: string | undefined; limit: number }) {
		const terms = searchTerms(query.words);
		const exact = terms.length === 0 ? [] : await matching(terms);
		const found = exact.length > 0 ? exact : await withSimilarReference(query.words);
		const after = readCursor(query.cursor);
		const rest = after ? found.filter(({ received_at, id }) => isAfter([received_at, id], after)) : found;
		const shown = rest.slice(0, query.limit);
		const last = rest.length > shown.length ? shown.at(-1) : undefined;
		return {
			requests: await described(shown.map(({ id }) => id)),
			/** How many there are on all pages. */
			total: found.length,
			/** Whether nothing was found, and these are of references that differ from the typed one in one letter. */
			similar: exact.length === 0 && found.length > 0,
			next: last && writeCursor(last.received_at, last.id),
		};
	}

	async function matching(terms: readonly string[]): Promise<Found[]> {
		const found: Found[] = [];
		for await (const rows of requestPages(db)) {
			const notes = await notesOf(rows);
			for (const row of rows) {
				const text = textOf(row) + (notes.get(row.id) ?? "");
				if (terms.every((term) => text.includes(term))) found.push({ id: row.id, received_at: row.received_at });
			}
		}
		return found;
	}

	function textOf(row: ReadRequest): string {
		const { reference, kind, language } = row;
		const details = openedDetails(row, cipher);
		return details ? searchText({ reference, details }, labelsOf({ kind, language, details })) : normalized(reference);
	}

	/** What was noted on these, by the request's id, each note after a separator that nobody types. */
	async function notesOf(rows: readonly { id: string }[]): Promise<Map<string, string>> {
		const texts = new Map<string, string>();
		if (rows.length === 0) return texts;
		const ids = rows.map(({ id }) => id);
		const notes = db.selectFrom("notes").selectAll().where("request_id", "in", inList(kind, ids));
		for (const { id, request_id, text } of await notes.execute())
			texts.set(request_id, `${texts.get(request_id) ?? ""}\u0000${normalized(cipher.tryDecrypt(text, id) ?? "")}`);
		return texts;
	}

	/** Requests with a reference that differs in one letter, the newest first. */
	async function withSimilarReference(typed: string): Promise<Found[]> {
		const [, first, second] = REFERENCE_LIKE.exec(typed.trim().toUpperCase()) ?? [];
		if (first === undefined) return [];
		const reference = `${first}-${second}`;
		const patterns = Array.from(reference, (_, at) => `${reference.slice(0, at)}_${reference.slice(at + 1)}`);
		const requests = db.selectFrom("requests").select(["id", "received_at"]);
		const alike = requests.where((one) => one.or(patterns.map((pattern) => one("reference", "like", pattern))));
		return await alike.orderBy("received_at", "desc").orderBy("id", "desc").execute();
	}

	async function described(ids: readonly string[]): Promise<DeskRequest[]> {
		if (ids.length === 0) return [];
		const rows = db.selectFrom("requests").selectAll().where("id", "in", ids);
		return await describe(await rows.orderBy("received_at", "desc").orderBy("id", "desc").execute());
	}

	return { search };
}

const isAfter = ([time, id]: readonly [string, string], [lastTime, lastId]: readonly [string, string]): boolean =>
	time < lastTime || (time === lastTime && id < lastId);
