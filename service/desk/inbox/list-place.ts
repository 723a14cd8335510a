/** Where in the lists somebody is: it stands in the addresses of pages and forms, so that an action leads back there. */
import { INBOX_FILTERS, type InboxFilter } from "../../../contract/desk/codes.ts";
import { DESK_PATH } from "../../../contract/desk/paths.ts";
import { type Language, languageOf } from "../../../contract/languages.ts";
import { readReference } from "../../../contract/requests/reference.ts";
import type { InboxCounts, ListedRequest } from "../../store/requests/inbox/inbox.ts";
import { ENCRYPTED_QUERY, type EncryptedQuery } from "../encrypted-query.ts";

export const MAX_SEARCH = 200;

export interface ListPlace {
	filter: InboxFilter;
	/** Only requests written in it. */
	language?: Language | undefined;
	/** Of held ones only those of one network: reference of one of them. */
	group?: string | undefined;
	/** What was searched for; then filter and language count for nothing. */
	search: { words: string; encrypted: string } | undefined;
	/** Where the page before ended; undefined on the first. */
	cursor: string | undefined;
}

export interface InboxList extends ListPlace {
	requests: readonly ListedRequest[];
	/** Answered ones to follow up today. */
	followUps: readonly ListedRequest[];
	/** How many were found, on all pages of a search. */
	total: number | undefined;
	/** Whether nothing was found, and the listed references are one letter off. */
	similar: boolean;
	counts: InboxCounts;
	/** Where the next page begins; undefined on the last. */
	next: string | undefined;
	revision: string;
}

/** What each member last saw, by address. */
export type LastLists = Map<string, { list: InboxList; at: Date }>;

export function readPlace(params: URLSearchParams, { decrypt }: Pick<EncryptedQuery, "decrypt">): ListPlace {
	const encrypted = params.get(ENCRYPTED_QUERY) ?? "";
	const words = decrypt(encrypted, "search");
	return {
		filter: INBOX_FILTERS.find((one) => one === params.get("ver")) ?? "open",
		language: languageOf(params.get("idioma")),
		group: readReference(params.get("red") ?? ""),
		search: words === undefined ? undefined : { words, encrypted },
		cursor: params.get("desde") ?? undefined,
	};
}

/** Whether it is the beginning of a list of what is to be done, where stands what is to be followed up, too. */
export const isFirstOpen = ({ filter, language, search, cursor }: ListPlace): boolean =>
	(filter === "open" || filter === "mine") && !language && !search && cursor === undefined;

/** The query that names a place, with its `?`; empty for the first page of open requests. @param more parameters besides */
export function placeQuery(
	{ filter, language, group, search, cursor }: ListPlace,
	more: Record<string, string> = {},
): string {
	const list: Record<string, string> = search
		? { [ENCRYPTED_QUERY]: search.encrypted }
		: {
				...(filter !== "open" && { ver: filter }),
				...(language && { idioma: language }),
				...(group && { red: group }),
			};
	const query = new URLSearchParams({ ...list, ...(cursor !== undefined && { desde: cursor }), ...more });
	return query.size > 0 ? `?${query}` : "";
}

export const groupPath = (reference: string) =>
	listPath({ filter: "held", group: reference, search: undefined, cursor: undefined });

export const listPath = (place: ListPlace): string => `${DESK_PATH}${placeQuery(place)}`;
