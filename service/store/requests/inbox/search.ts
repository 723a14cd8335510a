/** Search over all requests, encrypted ones included. */

import type { StoreContext } from "../../store-context.ts";
import { createDescriber, type DeskRequest } from "./desk-request.ts";
import { type InboxPage, readCursor, writeCursor } from "./inbox.ts";
import type { IndexedRequest, SearchIndex } from "./search-index.ts";
import { searchTerms } from "./search-text.ts";

/** Newest first, whatever their state. */
interface SearchPage extends InboxPage {
	/** How many there are on all pages. */
	total: number;
	/** Whether nothing was found, and these are of references that differ from the typed one in one letter. */
	similar: boolean;
}

type Place = Pick<IndexedRequest, "id" | "receivedAt">;

/** Eight letters or digits, not all of which references need to have. */
const REFERENCE_LIKE = /^([A-Z\d]{4})[- ]?([A-Z\d]{4})$/;

/** Searches a store; its functions reject with the database's error. */
export function createSearch(context: StoreContext, index: SearchIndex) {
	const { db } = context.database;
	const { describe } = createDescriber(context);

	/**
	 * Requests in which every word stands: in what was typed, chosen or noted, in its labels or reference; parts of words
	 * too.
	 */
	async function search(query: { words: string; cursor?: string | undefined; limit: number }): Promise<SearchPage> {
		const terms = searchTerms(query.words);
		const exact: Place[] = terms.length === 0 ? [] : await index.matching(terms);
		const found = exact.length > 0 ? exact : await withSimilarReference(query.words);
		const after = readCursor(query.cursor);
		const from = after === undefined ? 0 : found.findIndex(({ receivedAt, id }) => isAfter([receivedAt, id], after));
		const shown = from < 0 ? [] : found.slice(from, from + query.limit);
		const last = shown.at(-1);
		const isMore = from >= 0 && found.length > from + shown.length;
		return {
			requests: await described(shown.map(({ id }) => id)),
			total: found.length,
			similar: exact.length === 0 && found.length > 0,
			next: isMore && last ? writeCursor(last.receivedAt, last.id) : undefined,
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

	/** Opens what searches need before anybody searches: called, without waiting, when somebody opens a list. */
	async function warmSearch(): Promise<void> {
		await index.refresh();
	}

	return { search, warmSearch };
}

/** Whether one comes later in a list that goes from new to old. */
function isAfter([time, id]: readonly [string, string], [lastTime, lastId]: readonly [string, string]): boolean {
	return time < lastTime || (time === lastTime && id < lastId);
}
