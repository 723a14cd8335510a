/** Where in the lists somebody is: it stands in the addresses of pages and forms, so that an action leads back there. */
import { INBOX_FILTERS, type InboxFilter } from "../../store/requests/inbox/inbox.ts";
import { ENCRYPTED_QUERY, type EncryptedQuery } from "../encrypted-query.ts";

export const MAX_SEARCH = 200;

export interface ListPlace {
	filter: InboxFilter;
	/** What was searched for; then the filter counts for nothing. */
	search: { words: string; encrypted: string } | undefined;
	/** Where the page before ended; undefined on the first. */
	cursor: string | undefined;
}

export function readPlace(params: URLSearchParams, { decrypt }: Pick<EncryptedQuery, "decrypt">): ListPlace {
	const encrypted = params.get(ENCRYPTED_QUERY) ?? "";
	const words = decrypt(encrypted, "search");
	return {
		filter: INBOX_FILTERS.find((one) => one === params.get("ver")) ?? "open",
		search: words === undefined ? undefined : { words, encrypted },
		cursor: params.get("desde") ?? undefined,
	};
}

/** The query that names a place, with its `?`; empty for the first page of open requests. @param more parameters besides */
export function placeQuery({ filter, search, cursor }: ListPlace, more: Record<string, string> = {}): string {
	const list: Record<string, string> = search
		? { [ENCRYPTED_QUERY]: search.encrypted }
		: filter === "open"
			? {}
			: { ver: filter };
	const query = new URLSearchParams({ ...list, ...(cursor !== undefined && { desde: cursor }), ...more });
	return query.size > 0 ? `?${query}` : "";
}
