/** Search over all requests, encrypted ones included. */

import type { StoreContext } from "../../store-context.ts";
import { createDescriber, type DeskRequest } from "./desk-request.ts";
import { readCursor, writeCursor } from "./inbox.ts";
import type { IndexedRequest, SearchIndex } from "./search-index.ts";
import { searchTerms } from "./search-text.ts";

type Place = Pick<IndexedRequest, "id" | "receivedAt">;

/** Eight letters or digits, not all of which references need to have. */
const REFERENCE_LIKE = /^([A-Z\d]{4})[- ]?([A-Z\d]{4})$/;

/** Searches a store; its functions reject with the database's error. */
export function createSearch(context: StoreContext, index: SearchIndex) {
	const { db } = context.database;
	const { describe } = createDescriber(context);

	/**
	 * Requests in which every word stands, newest first: in what was typed, chosen or noted, in its labels or reference;
	 * parts of words too.
	 */
	async function search(query: { words: string; cursor?: string | undefined; limit: number }) {
		const terms = searchTerms(query.words);
		const exact: Place[] = terms.length === 0 ? [] : await index.matching(terms);
		const found = exact.length > 0 ? exact : await withSimilarReference(query.words);
		const after = readCursor(query.cursor);
		const rest = after ? found.filter(({ receivedAt, id }) => isAfter([receivedAt, id], after)) : found;
		const shown = rest.slice(0, query.limit);
		const last = rest.length > shown.length ? shown.at(-1) : undefined;
		return {
			requests: await described(shown.map(({ id }) => id)),
			/** How many there are on all pages. */
			total: found.length,
			/** Whether nothing was found, and these are of references that differ from the typed one in one letter. */
			similar: exact.length === 0 && found.length > 0,
			next: last && writeCursor(last.receivedAt, last.id),
		};
	}

	/** Requests with a reference that differs in one letter, the newest first. */
	async function withSimilarReference(typed: string): Promise<Place[]> {
		const [, first, second] = REFERENCE_LIKE.exec(typed.trim().toUpperCase()) ?? [];
		if (first === undefined) return [];
		const reference = `${first}-${second}`;
		const patterns = Array.from(reference, (_, at) => `${reference.slice(0, at)}_${reference.slice(at + 1)}`);
		return await db
			.selectFrom("requests")
			.select(["id", "received_at as receivedAt"])
			.where((request) => request.or(patterns.map((pattern) => request("reference", "like", pattern))))
			.orderBy("received_at", "desc")
			.orderBy("id", "desc")
			.execute();
	}

	async function described(ids: readonly string[]): Promise<DeskRequest[]> {
		if (ids.length === 0) return [];
		const rows = await db.selectFrom("requests").selectAll().where("id", "in", ids).execute();
		const places = new Map(ids.map((id, place) => [id, place]));
		rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
		return await describe(rows);
	}

	return {
		search,
		/** Decrypts what searches need before anybody searches: called, without waiting, when somebody opens a list. */
		warmSearch: index.refresh,
	};
}

/** Whether one comes later in a list that goes from new to old. */
function isAfter([time, id]: readonly [string, string], [lastTime, lastId]: readonly [string, string]): boolean {
	return time < lastTime || (time === lastTime && id < lastId);
}
