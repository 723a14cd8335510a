/** The list of requests; while the store is down, the last one each member saw. */
import { DESK_PATH } from "../../../contract/desk-paths.ts";
import { isReference } from "../../../contract/reference.ts";
import { HOUR } from "../../durations.ts";
import type { InboxPage as StoredPage } from "../../store/requests/inbox/inbox.ts";
import type { Fields } from "../../web/body.ts";
import { jsonResponse } from "../../web/response.ts";
import { DESK_HEADERS, seeOther } from "../desk-response.ts";
import type { DeskOptions, DeskView } from "../desk-view.ts";
import type { EncryptedQuery } from "../encrypted-query.ts";
import { Notice, type ShowFramed } from "../frame.tsx";
import { DoneNotice } from "../request/history.tsx";
import { clockWords } from "../times.ts";
import { type InboxList, InboxPage, listPath, listTitle } from "./inbox-page.tsx";
import { MAX_SEARCH } from "./list-place.ts";

/** Some thirty kilobytes of HTML, four when compressed. */
const PAGE_SIZE = 25;
/** Lists in memory are shown no longer than that: another process may have erased what they say. */
const LIST_KEPT_FOR = 12 * HOUR;

export function inboxRoutes({ store }: DeskOptions, showFramed: ShowFramed, encryptedQueries: EncryptedQuery) {
	/** What each member last saw, by address. */
	const lastLists = new Map<string, { list: InboxList; at: Date }>();

	async function show(request: Request, view: DeskView): Promise<Response> {
		const { searchParams } = new URL(request.url);
		const typed = searchParams.get("q");
		if (typed) return search({ q: typed });
		const list = await read(view);
		lastLists.set(view.member.address, { list, at: view.now });
		const around = { current: DESK_PATH, notice: await done(searchParams, view) };
		return await showFramed(request, view, listTitle(list, view), <InboxPage view={view} list={list} />, around);
	}

	/** The list that somebody looks at, or came from. */
	async function read({ member: { address: person, units }, place }: DeskView): Promise<InboxList> {
		const { requests } = store();
		const { filter, language, search, cursor } = place;
		const found: Promise<StoredPage & { total?: number; similar?: boolean }> = search
			? requests.search({ words: search.words, cursor, limit: PAGE_SIZE })
			: requests.page({ filter, language, person, units, cursor, limit: PAGE_SIZE });
		const [revision, counts, { requests: listed, next, total, similar = false }] = await Promise.all([
			requests.revision(),
			requests.counts({ language, person, units }),
			found,
		]);
		// A search may come next.
		if (!search) void requests.warmSearch().catch(() => {});
		return { ...place, requests: listed, total, similar, counts, next, revision };
	}

	async function done(query: URLSearchParams, view: DeskView) {
		const reference = query.get("de");
		if (!query.has("hecho") || !reference || !isReference(reference)) return undefined;
		const record = await store().requests.record(reference);
		return record && <DoneNotice record={record} view={view} query={query} />;
	}

	/** Leads to what a form searches, at an encrypted address: the words may be somebody's mail address. */
	function search({ q = "" }: Fields): Response {
		const words = q.slice(0, MAX_SEARCH).trim();
		if (!words) return seeOther(DESK_PATH);
		const encrypted = encryptedQueries.encrypt(words, "search");
		return seeOther(listPath({ filter: "open", search: { words, encrypted }, cursor: undefined }));
	}

	/** The last list, to be read only; undefined if there is none. */
	async function showLast(request: Request, view: DeskView): Promise<Response | undefined> {
		const last = lastLists.get(view.member.address);
		if (!last || view.now.getTime() - last.at.getTime() > LIST_KEPT_FOR) return undefined;
		const { readOnly } = view.words.inbox;
		const text = readOnly.replace("{time}", clockWords(last.at, view.timeZone));
		const around = { status: 503, current: DESK_PATH, notice: <Notice text={text} look="bad" /> };
		const body = <InboxPage view={view} list={last.list} readOnly />;
		return await showFramed(request, view, view.words.inbox.title, body, around);
	}

	/** What a page compares to know whether it is still up to date, and still its reader's. */
	async function revision({ member }: DeskView): Promise<Response> {
		const seen = { revision: await store().requests.revision(), member: member.address };
		return jsonResponse(seen, 200, DESK_HEADERS);
	}

	return { show, search, showLast, read, revision, forget: () => lastLists.clear() };
}
