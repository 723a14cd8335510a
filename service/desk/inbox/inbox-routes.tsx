/** The list of requests, and what is done to several of it at once; while the store is down, the last one each member saw. */
import type { ReactNode } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { OFFERED_IN_BULK } from "../../../contract/desk/codes.ts";
import { DESK_PATH } from "../../../contract/desk/paths.ts";
import { HOUR } from "../../durations.ts";
import type { Action, BulkAction } from "../../store/requests/actions/action.ts";
import type { ListedRequest, InboxPage as StoredPage } from "../../store/requests/inbox/inbox.ts";
import type { Fields } from "../../web/body.ts";
import { emptyResponse, jsonResponse } from "../../web/response.ts";
import { DESK_HEADERS, seeOther } from "../desk-response.ts";
import type { DeskView } from "../desk-view.ts";
import { BETWEEN, doneNotice } from "../done-notice.tsx";
import { Notice, showFramed } from "../frame.tsx";
import { readAction, readActor } from "../request/read-action.ts";
import { clockWords, today } from "../times.ts";
import { InboxPage, listTitle } from "./inbox-page.tsx";
import { type InboxList, isFirstOpen, listPath, MAX_SEARCH, placeQuery } from "./list-place.ts";
import { NOTHING, readMarked } from "./marks.tsx";

/** Some thirty kilobytes of HTML, four when compressed. */
const PAGE_SIZE = 25;
/** Of what is held for one network, which is mostly decided at once. */
const GROUP_SIZE = 100;
/** Lists in memory are shown no longer than that: another process may have erased what they say. */
const LIST_KEPT_FOR = 12 * HOUR;

const isForSeveral = (action: Action): action is BulkAction => OFFERED_IN_BULK.some((kind) => kind === action.kind);

type Found = StoredPage & { total?: number; similar?: boolean };

export async function showInbox(view: DeskView): Promise<Response> {
	const { searchParams } = view.url;
	const typed = searchParams.get("q");
	if (typed) return search(view, typed);
	const list = await readList(view);
	view.lastLists.set(view.member.address, { list, at: view.now });
	return await shown(view, list, await doneNotice(view));
}

const shown = (view: DeskView, list: InboxList, notice: ReactNode, status = 200) =>
	showFramed(view, listTitle(list, view), <InboxPage view={view} list={list} />, {
		status,
		current: DESK_PATH,
		notice,
	});

/** Searches, or does something with all that are marked in the list, or takes back what was done so. */
export async function actInInbox(view: DeskView, fields: Fields): Promise<Response> {
	if (!fields.do) return search(view, fields.q ?? "");
	const { requests } = view.store();
	const { words, member, place } = view;
	const by = readActor(fields, member);
	const refused = async (text: string) =>
		await shown(view, await readList(view), <Notice text={text} look="bad" />, 422);
	// The page stays as it is.
	if (fields.do === NOTHING) return emptyResponse(204, DESK_HEADERS);
	const action = readAction(fields, view);
	if (!action || !(action.kind === "undo" || isForSeveral(action))) return await refused(words.request.lost);
	const marked = readMarked(fields);
	if (action.kind !== "undo" && marked.length === 0) return await refused(words.inbox.noneMarked);
	const { bulk, done, notDone } =
		action.kind === "undo"
			? await requests.undoBulk(action.action, by)
			: await requests.actInBulk(marked, action, { ...by, joins: fields.with });
	view.log.info({ action: action.kind, done: done.length, notDone: notDone.length }, "desk action on several");
	const no = notDone.join(BETWEEN);
	return seeOther(`${DESK_PATH}${placeQuery(place, { hecho: bulk, ...(no && { no }) })}`);
}

/** The list that somebody looks at, or came from. */
export async function readList(view: DeskView): Promise<InboxList> {
	const { requests } = view.store();
	const { member, place } = view;
	const theirs = ({ takenBy }: ListedRequest) => place.filter === "open" || takenBy === member.address;
	const [revision, counts, followUps, { requests: listed, next, total, similar = false }] = await Promise.all([
		requests.revision(),
		requests.counts({ language: place.language, person: member.address, units: member.units }),
		isFirstOpen(place) ? requests.followUps(today(view)) : [],
		find(view, place.cursor, place.group ? GROUP_SIZE : PAGE_SIZE),
	]);
	return { ...place, requests: listed, followUps: followUps.filter(theirs), total, similar, counts, next, revision };
}

function find({ store, member, place }: DeskView, cursor: string | undefined, limit: number): Promise<Found> {
	const { filter, language, group, search } = place;
	if (search) return store().requests.search({ words: search.words, cursor, limit });
	const { address: person, units } = member;
	return store().requests.page({ filter, language, group, person, units, cursor, limit });
}

/** The request that follows in the list; asked before an action changes where this one stands. Undefined after the last. */
export async function nextInList(view: DeskView, reference: string): Promise<string | undefined> {
	const { search, filter } = view.place;
	const cursor = await view.store().requests.cursorOf(reference, search ? "all" : filter);
	return cursor && (await find(view, cursor, 1)).requests[0]?.reference;
}

/** Leads to what a form searches, at an encrypted address: the words may be somebody's mail address. */
function search({ encryptedQueries }: DeskView, typed: string): Response {
	const words = typed.slice(0, MAX_SEARCH).trim();
	if (!words) return seeOther(DESK_PATH);
	const encrypted = encryptedQueries.encrypt(words, "search");
	return seeOther(listPath({ filter: "open", search: { words, encrypted }, cursor: undefined }));
}

/** The last list, to be read only; undefined if there is none. */
export async function showLastList(view: DeskView): Promise<Response | undefined> {
	const last = view.lastLists.get(view.member.address);
	if (!last || view.now.getTime() - last.at.getTime() > LIST_KEPT_FOR) return undefined;
	const { readOnly, title } = view.words.inbox;
	const text = fill(readOnly, { time: clockWords(last.at, view.timeZone) });
	const around = { status: 503, current: DESK_PATH, notice: <Notice text={text} look="bad" /> };
	return await showFramed(view, title, <InboxPage view={view} list={last.list} readOnly />, around);
}

/** What a page compares to know whether it is still up to date, and still its reader's. */
export async function tellRevision({ store, member }: DeskView): Promise<Response> {
	const seen = { revision: await store().requests.revision(), member: member.address };
	return jsonResponse(seen, 200, DESK_HEADERS);
}
