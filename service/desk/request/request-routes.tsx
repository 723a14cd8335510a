import type { ReactNode } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { LEADS_AWAY } from "../../../contract/desk/codes.ts";
import { DESK_PATH, requestPath } from "../../../contract/desk/paths.ts";
import { MAX_NOTE } from "../../../contract/questions/limits.ts";
import { readReference } from "../../../contract/requests/reference.ts";
import { instantOf, isDate } from "../../formats/local-time.ts";
import type { Action, ActionOutcome } from "../../store/requests/actions/action.ts";
import type { RequestRecord } from "../../store/requests/inbox/desk-request.ts";
import type { Fields } from "../../web/body.ts";
import { seeOther } from "../desk-response.ts";
import type { DeskView } from "../desk-view.ts";
import { doneNotice } from "../done-notice.tsx";
import { Nothing, Notice, showFramed } from "../frame.tsx";
import { InboxPage, listTitle } from "../inbox/inbox-page.tsx";
import { nextInList, readList } from "../inbox/inbox-routes.tsx";
import { listPath, placeQuery } from "../inbox/list-place.ts";
import { FROM_LIST } from "../inbox/request-row.tsx";
import { numberWords, timeWords, today } from "../times.ts";
import { CLINIC_FILE, clinicToEditor, downloadClinic } from "./clinic-file.tsx";
import { actionWords } from "./history.tsx";
import { takesCall } from "./outcome.tsx";
import { readAction, readActor, readText, readVersion } from "./read-action.ts";
import { FIND, PUT } from "./reply.tsx";
import { RequestPage, type RequestPageProps, requestTitle } from "./request-page.tsx";

/** When staff are reminded on the day, in minutes since midnight. */
const MORNING = 8 * 60;

/** A request's page, at the one address that it has, or a clinic's file below it. @param fields of a form, if one was sent */
export async function answerRequest(view: DeskView, fields?: Fields): Promise<Response> {
	const named = view.url.pathname.slice(DESK_PATH.length + 1);
	if (named.endsWith(CLINIC_FILE)) return await clinicFile(view, named.slice(0, -CLINIC_FILE.length), !!fields);
	const reference = readReference(named);
	if (reference === undefined) return await notFound(view, view.messages.notFound);
	if (fields) return await act(view, reference, fields);
	return named === reference ? await show(view, reference) : seeOther(requestPath(reference));
}

async function show(view: DeskView, reference: string): Promise<Response> {
	const record = await view.store().requests.record(reference);
	if (!record) return await unknown(view, reference);
	const isNew = view.url.searchParams.has("anotada");
	const notice = isNew ? <Notice text={view.words.contact.saved} /> : await doneNotice(view);
	return await shown(view, record, 200, notice);
}

async function act(view: DeskView, reference: string, fields: Fields): Promise<Response> {
	const { requests } = view.store();
	const action = readAction(fields, view);
	const words = view.words.request;
	const seenVersion = readVersion(fields.version);
	const draft = action?.kind === "note" ? action.text : undefined;
	const reply = action?.kind === "reply" ? action.text : undefined;
	if (fields.do === FIND || fields.do?.startsWith(PUT)) return await search(view, reference, fields);
	if (!action || seenVersion === undefined) return await refused(422, words.lost);
	if (action.kind === "call" && !action.at) return await refused(422, words.callChoose);
	const fault = textFault(action, view) ?? followUpFault(action, view);
	if (fault) return await refused(422, fault, fault);
	const leads = LEADS_AWAY.some((kind) => kind === action.kind);
	const next = leads && fields.from !== FROM_LIST ? await nextInList(view, reference) : undefined;
	const outcome = await requests.act(reference, action, { ...readActor(fields, view.member), seenVersion });
	if (!outcome) return await unknown(view, reference);
	view.log.info({ reference, action: action.kind, result: outcome.result }, "desk action");
	if (outcome.result === "done") {
		const said = { hecho: outcome.action, ...(outcome.repeated && { antes: "" }) };
		const path = leads ? (next ? requestPath(next) : DESK_PATH) : requestPath(reference);
		return seeOther(`${path}${placeQuery(view.place, said)}`);
	}
	if (outcome.result === "conflict") return await refused(409, conflictWords(outcome, view));
	if (outcome.result === "gone")
		return await refused(409, outcome.last?.kind === "reply" ? words.replyGone : words.callGone);
	if (outcome.result === "taken") return await refused(409, words.callTaken);
	return await refused(409, action.kind === "undo" ? words.undoFailed : words.nothing);

	async function refused(status: number, text: string, problem?: string): Promise<Response> {
		const record = await requests.record(reference);
		if (!record) return await unknown(view, reference);
		const writing = reply === undefined ? undefined : { text: reply, problem };
		return await shown(view, record, status, <Notice text={text} look="bad" />, {
			draft,
			noteProblem: problem,
			writing,
		});
	}
}

/** Searches the site's answers for somebody who is writing one, or puts one into what was written. */
async function search(view: DeskView, reference: string, fields: Fields): Promise<Response> {
	const { store, answers } = view;
	const record = await store().requests.record(reference);
	if (!record) return await unknown(view, reference);
	const text = readText(fields);
	const typed = fields.find ?? "";
	const put = fields.do?.startsWith(PUT) && (await answers.answer(fields.do.slice(PUT.length), record.language));
	const writing = put
		? { text: [text, put.text].filter(Boolean).join("\n\n") }
		: { text, typed, found: await answers.find(typed, record.language) };
	return await shown(view, record, 200, undefined, { writing });
}

/** @param takesOver whether the editor of texts gets it */
async function clinicFile(view: DeskView, reference: string, takesOver: boolean): Promise<Response> {
	const record = await view.store().requests.record(reference);
	const answer = record && (takesOver ? await clinicToEditor(record, view) : downloadClinic(record, view));
	if (!answer) return await unknown(view, reference);
	return typeof answer === "string" ? await shown(view, record, 409, <Notice text={answer} look="bad" />) : answer;
}

async function shown(
	view: DeskView,
	record: RequestRecord,
	status: number,
	notice?: ReactNode,
	kept: Pick<RequestPageProps, "draft" | "noteProblem" | "writing"> = {},
): Promise<Response> {
	const [list, hours] = await Promise.all([
		readList(view),
		takesCall(record) ? view.store().requests.hoursForStaff() : [],
	]);
	const body = <RequestPage record={record} view={view} revision={list.revision} hours={hours} {...kept} />;
	const beside = <InboxPage view={view} list={list} beside={record.reference} />;
	return await showFramed(view, requestTitle(record), body, { status, notice, list: beside });
}

/** That there is no such request. */
function unknown(view: DeskView, reference: string): Promise<Response> {
	const { title, text } = view.words.request.unknown;
	const back = (
		<p>
			<a href={listPath(view.place)}>{listTitle(view.place, view)}</a>
		</p>
	);
	return notFound(view, { title, text: fill(text, { reference }) }, back);
}

/** @param said title and text @param more what stands below them */
export const notFound = (view: DeskView, said: { title: string; text: string }, more?: ReactNode) =>
	showFramed(view, said.title, <Nothing {...said}>{more}</Nothing>, { status: 404 });

/** What is wrong with what was written in a note or an answer. */
function textFault(action: Action, { words: { request } }: DeskView): string | undefined {
	if (action.kind !== "note" && action.kind !== "reply") return undefined;
	const [empty, tooLong] =
		action.kind === "note" ? [request.noteEmpty, request.noteTooLong] : [request.replyEmpty, request.replyTooLong];
	const { length } = action.text;
	if (length === 0) return empty;
	return length > MAX_NOTE ? fill(tooLong, { length: numberWords(length), most: numberWords(MAX_NOTE) }) : undefined;
}

/** Sets when staff are reminded of the day. @returns what is wrong with it */
function followUpFault(action: Action, view: DeskView): string | undefined {
	if (action.kind !== "follow_up" || action.day === undefined) return undefined;
	if (!isDate(action.day) || action.day < today(view)) return view.words.request.followUpPast;
	action.remindAt = instantOf(action.day, MORNING, view.timeZone).toISOString();
	return undefined;
}

function conflictWords({ last }: ActionOutcome & { result: "conflict" }, view: DeskView): string {
	const { nothing, conflict } = view.words.request;
	return last ? fill(conflict, { what: actionWords(last, view), when: timeWords(last.at, view) }) : nothing;
}
