import type { ReactNode } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { LEADS_AWAY } from "../../../contract/desk/codes.ts";
import { DESK_PATH, requestPath } from "../../../contract/desk/paths.ts";
import { MAX_NOTE } from "../../../contract/questions/limits.ts";
import { instantOf, isDate } from "../../sla/local-time.ts";
import type { Action, ActionOutcome } from "../../store/requests/actions/action.ts";
import type { RequestRecord } from "../../store/requests/inbox/desk-request.ts";
import type { Fields } from "../../web/body.ts";
import { seeOther } from "../desk-response.ts";
import type { DeskOptions, DeskView } from "../desk-view.ts";
import { doneNotice } from "../done-notice.tsx";
import { Nothing, Notice, type ShowFramed } from "../frame.tsx";
import { InboxPage, listTitle } from "../inbox/inbox-page.tsx";
import type { InboxRoutes } from "../inbox/inbox-routes.tsx";
import { listPath, placeQuery } from "../inbox/list-place.ts";
import { FROM_LIST } from "../inbox/request-row.tsx";
import { numberWords, timeWords, today } from "../times.ts";
import { takesCall } from "./call-hour.tsx";
import { clinicToEditor, downloadClinic } from "./clinic-file.tsx";
import { actionWords } from "./history.tsx";
import { readAction, readActor, readText, readVersion } from "./read-action.ts";
import { RequestPage, type RequestPageProps, requestTitle } from "./request-page.tsx";
import { FIND, PUT } from "./write-reply.tsx";

/** When staff are reminded on the day, in minutes since midnight. */
const MORNING = 8 * 60;

/** @param list reads the list that stands beside a request on wide screens, and which request follows in it */
export function requestRoutes(
	{ store, log, answers }: DeskOptions,
	showFramed: ShowFramed,
	{ read: readList, next: readNext }: Pick<InboxRoutes, "read" | "next">,
) {
	async function show(request: Request, reference: string, view: DeskView): Promise<Response> {
		const { searchParams } = new URL(request.url);
		const record = await store().requests.record(reference);
		if (!record) return await unknown(request, reference, view);
		const notice = searchParams.has("anotada") ? (
			<Notice text={view.words.contact.saved} look="good" />
		) : (
			await doneNotice(store().requests, view, searchParams)
		);
		return await shown(request, record, view, 200, notice);
	}

	async function act(request: Request, reference: string, view: DeskView, fields: Fields): Promise<Response> {
		const { requests } = store();
		const action = readAction(fields, view);
		const words = view.words.request;
		const seenVersion = readVersion(fields.version);
		const draft = action?.kind === "note" ? action.text : undefined;
		const reply = action?.kind === "reply" ? action.text : undefined;
		if (fields.do === FIND || fields.do?.startsWith(PUT)) return await search(request, reference, view, fields);
		if (!action || seenVersion === undefined) return await refused(422, words.lost);
		if (action.kind === "call" && !action.at) return await refused(422, words.callChoose);
		const fault = textFault(action, view) ?? followUpFault(action, view);
		if (fault) return await refused(422, fault, fault);
		const leads = LEADS_AWAY.some((kind) => kind === action.kind);
		const next = leads && fields.from !== FROM_LIST ? await readNext(view, reference) : undefined;
		const outcome = await requests.act(reference, action, { ...readActor(fields, view.member), seenVersion });
		if (!outcome) return await unknown(request, reference, view);
		log.info({ reference, action: action.kind, result: outcome.result }, "desk action");
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
			if (!record) return await unknown(request, reference, view);
			const notice = <Notice text={text} look="bad" />;
			const writing = reply === undefined ? undefined : { text: reply, problem };
			return await shown(request, record, view, status, notice, { draft, noteProblem: problem, writing });
		}
	}

	/** Searches the site's answers for somebody who is writing one, or puts one into what was written. */
	async function search(request: Request, reference: string, view: DeskView, fields: Fields): Promise<Response> {
		const record = await store().requests.record(reference);
		if (!record) return await unknown(request, reference, view);
		const text = readText(fields);
		const typed = fields.find ?? "";
		const put = fields.do?.startsWith(PUT) && (await answers.answer(fields.do.slice(PUT.length), record.language));
		const writing = put
			? { text: [text, put.text].filter(Boolean).join("\n\n") }
			: { text, typed, found: await answers.find(typed, record.language) };
		return await shown(request, record, view, 200, undefined, { writing });
	}

	/** @param takesOver whether the editor of texts gets it */
	async function clinicFile(request: Request, reference: string, view: DeskView, takesOver: boolean) {
		const record = await store().requests.record(reference);
		const answer = record && (takesOver ? await clinicToEditor(record, view) : downloadClinic(record, view));
		if (!answer) return await unknown(request, reference, view);
		return typeof answer === "string"
			? await shown(request, record, view, 409, <Notice text={answer} look="bad" />)
			: answer;
	}

	async function shown(
		request: Request,
		record: RequestRecord,
		view: DeskView,
		status: number,
		notice?: ReactNode,
		kept: Pick<RequestPageProps, "draft" | "noteProblem" | "writing"> = {},
	): Promise<Response> {
		const [list, hours] = await Promise.all([
			readList(view),
			takesCall(record) ? store().requests.hoursForStaff() : [],
		]);
		const body = <RequestPage record={record} view={view} revision={list.revision} hours={hours} {...kept} />;
		const beside = <InboxPage view={view} list={list} beside={record.reference} />;
		return await showFramed(request, view, requestTitle(record), body, { status, notice, list: beside });
	}

	async function unknown(request: Request, reference: string, view: DeskView): Promise<Response> {
		const { unknown } = view.words.request;
		const body = (
			<Nothing title={unknown.title} text={fill(unknown.text, { reference })}>
				<p>
					<a href={listPath(view.place)}>{listTitle(view.place, view)}</a>
				</p>
			</Nothing>
		);
		return await showFramed(request, view, unknown.title, body, { status: 404 });
	}

	return { show, act, clinicFile };
}

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
	if (!last) return view.words.request.nothing;
	return fill(view.words.request.conflict, {
		what: actionWords(last, view),
		when: timeWords(last.at, view.now, view.timeZone, view.words.time),
	});
}
