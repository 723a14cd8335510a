/** Search over all requests, encrypted ones included. */
import { type DeskRequest, describing } from "./desk-request.ts";
import { readCursor, writeCursor } from "./inbox.ts";
import type { SearchIndex } from "./search-index.ts";
import { searchTerms } from "./search-text.ts";
import type { StoreContext } from "./store-context.ts";

export interface SearchPage {
	/** Newest first, whatever their state. */
	requests: DeskRequest[];
	/** How many there are on all pages. */
	total: number;
	/** For the next page; undefined on the last. */
	next: string | undefined;
}

/** Searches a store; its functions reject with the database's error. */
export function searching(context: StoreContext, index: SearchIndex) {
	const { db } = context.database;
	const { describe } = describing(context);

	/**
	 * Requests in which every word stands: in a name, mail, telephone, reference, message or note; parts of words too.
	 * @param query.words as somebody typed them
	 * @param query.limit most requests on a page
	 */
	async function search(query: { words: string; cursor?: string | undefined; limit: number }): Promise<SearchPage> {
		const terms = searchTerms(query.words);
		const found = terms.length === 0 ? [] : await index.matching(terms);
		const after = readCursor(query.cursor);
		const from = after === undefined ? 0 : found.findIndex(({ receivedAt, id }) => isAfter([receivedAt, id], after));
		const shown = from < 0 ? [] : found.slice(from, from + query.limit);
		const last = shown.at(-1);
		const isMore = from >= 0 && found.length > from + shown.length;
		return {
			requests: await described(shown.map(({ id }) => id)),
			total: found.length,
			next: isMore && last ? writeCursor(last.receivedAt, last.id) : undefined,
		};
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
