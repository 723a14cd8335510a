import type { ReactNode } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { LEADS_AWAY } from "../../../contract/desk/actions.ts";
import { DESK_PATH, requestPath } from "../../../contract/desk/paths.ts";
import { MAX_NOTE } from "../../../contract/questions/limits.ts";
import type { ActionOutcome } from "../../store/requests/actions/action.ts";
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
import { numberWords, timeWords } from "../times.ts";
import { actionWords } from "./history.tsx";
import { readAction, readActor, readVersion } from "./read-action.ts";
import { RequestPage, requestTitle } from "./request-page.tsx";

/** @param list reads the list that stands beside a request on wide screens, and which request follows in it */
export function requestRoutes(
	{ store, team, log }: DeskOptions,
	showFramed: ShowFramed,
	{ read: readList, next: readNext }: Pick<InboxRoutes, "read" | "next">,
) {
	async function show(request: Request, reference: string, view: DeskView): Promise<Response> {
		const { searchParams } = new URL(request.url);
		const record = await store().requests.record(reference);
		if (!record) return await unknown(request, reference, view);
		return await shown(request, record, view, 200, await doneNotice(store().requests, view, searchParams));
	}

	async function act(request: Request, reference: string, view: DeskView, fields: Fields): Promise<Response> {
		const { requests } = store();
		const action = readAction(fields, team);
		const words = view.words.request;
		const seenVersion = readVersion(fields.version);
		const draft = action?.kind === "note" ? action.text : undefined;
		if (!action || seenVersion === undefined) return await refused(422, words.lost);
		const problem = draft === "" ? words.noteEmpty : draft && draft.length > MAX_NOTE ? noteTooLong(draft, view) : "";
		if (problem) return await refused(422, problem, problem);
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
		return await refused(409, action.kind === "undo" ? words.undoFailed : words.nothing);

		async function refused(status: number, text: string, noteProblem?: string): Promise<Response> {
			const record = await requests.record(reference);
			if (!record) return await unknown(request, reference, view);
			const notice = <Notice text={text} look="bad" />;
			return await shown(request, record, view, status, notice, { draft, problem: noteProblem });
		}
	}

	async function shown(
		request: Request,
		record: RequestRecord,
		view: DeskView,
		status: number,
		notice?: ReactNode,
		note: { draft?: string | undefined; problem?: string | undefined } = {},
	): Promise<Response> {
		const list = await readList(view);
		const body = (
			<RequestPage record={record} view={view} revision={list.revision} draft={note.draft} noteProblem={note.problem} />
		);
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

	return { show, act };
}

function noteTooLong({ length }: string, { words }: DeskView): string {
	return fill(words.request.noteTooLong, { length: numberWords(length), most: numberWords(MAX_NOTE) });
}

function conflictWords({ last }: ActionOutcome & { result: "conflict" }, view: DeskView): string {
	if (!last) return view.words.request.nothing;
	return fill(view.words.request.conflict, {
		what: actionWords(last, view),
		when: timeWords(last.at, view.now, view.timeZone, view.words.time),
	});
}
