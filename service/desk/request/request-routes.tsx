import type { ReactNode } from "react";
import { fill } from "../../../content-model/fill.ts";
import { CHANNELS } from "../../../contract/action-kinds.ts";
import { DESK_PATH, requestPath } from "../../../contract/desk-paths.ts";
import { MAX_NOTE } from "../../../contract/limits.ts";
import { type TeamMember, unitsOf } from "../../settings/team.ts";
import type { Action, ActionOutcome } from "../../store/requests/actions/action.ts";
import type { RequestRecord } from "../../store/requests/inbox/desk-request.ts";
import type { Fields } from "../../web/body.ts";
import { seeOther } from "../desk-response.ts";
import type { DeskOptions, DeskView } from "../desk-view.ts";
import { Nothing, Notice, type ShowFramed } from "../frame.tsx";
import { type InboxList, InboxPage, listPath, listTitle } from "../inbox/inbox-page.tsx";
import { type ListPlace, placeQuery } from "../inbox/list-place.ts";
import { numberWords, timeWords } from "../times.ts";
import { actionWords, DoneNotice } from "./history.tsx";
import { RequestPage, requestTitle } from "./request-page.tsx";

/** After these there is nothing left to do with the request. */
const LEADS_TO_LIST: readonly Action["kind"][] = ["answered", "spam", "pass", "release"];

/** @param readList reads the list that stands beside a request on wide screens */
export function requestRoutes(
	{ store, team, log }: DeskOptions,
	showFramed: ShowFramed,
	readList: (view: DeskView) => Promise<InboxList>,
) {
	async function show(request: Request, reference: string, view: DeskView): Promise<Response> {
		const { searchParams } = new URL(request.url);
		const record = await store().requests.record(reference);
		if (!record) return await unknown(request, reference, view);
		return await shown(request, record, view, 200, <DoneNotice record={record} view={view} query={searchParams} />);
	}

	async function act(request: Request, reference: string, view: DeskView, fields: Fields): Promise<Response> {
		const action = readAction(fields, team);
		const words = view.words.request;
		const before = await store().requests.record(reference);
		if (!before) return await unknown(request, reference, view);
		const bad = (text: string) => <Notice text={text} look="bad" />;
		const acting = readActing(fields, view.member);
		const draft = action?.kind === "note" ? action.text : undefined;
		if (!action || !acting) return await shown(request, before, view, 422, bad(words.lost), { draft });
		const problem = draft === "" ? words.noteEmpty : draft && draft.length > MAX_NOTE ? noteTooLong(draft, view) : "";
		if (problem) return await shown(request, before, view, 422, bad(problem), { draft, problem });
		const outcome = await store().requests.act(reference, action, acting);
		if (!outcome) return await unknown(request, reference, view);
		log.info({ reference, action: action.kind, result: outcome.result }, "desk action");
		if (outcome.result === "done") return seeOther(pathAfter(reference, action, outcome, view.place));
		const record = (await store().requests.record(reference)) ?? before;
		const text =
			outcome.result === "conflict"
				? conflictWords(outcome, view)
				: action.kind === "undo"
					? words.undoFailed
					: words.nothing;
		return await shown(request, record, view, 409, bad(text), { draft });
	}

	async function shown(
		request: Request,
		record: RequestRecord,
		view: DeskView,
		status: number,
		notice?: ReactNode,
		note: { draft?: string | undefined; problem?: string } = {},
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

type Done = Extract<ActionOutcome, { result: "done" }>;

function pathAfter(reference: string, { kind }: Action, { action, repeated }: Done, place: ListPlace): string {
	const said = { hecho: action, ...(repeated && { antes: "" }) };
	if (!LEADS_TO_LIST.includes(kind)) return `${requestPath(reference)}${placeQuery(place, said)}`;
	return `${DESK_PATH}${placeQuery(place, { ...said, de: reference })}`;
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

const PLAIN = ["take", "give_back", "unanswered", "spam", "not_spam", "release", "hold"] as const;

/** The action a form asks for; undefined if there is no such action. An empty note has an empty text. */
function readAction(fields: Fields, team: readonly TeamMember[]): Action | undefined {
	const plain = PLAIN.find((kind) => kind === fields.do);
	if (plain) return { kind: plain };
	switch (fields.do) {
		case "note":
			return { kind: "note", text: (fields.note ?? "").replaceAll("\r\n", "\n").trim() };
		case "answered":
			return { kind: "answered", by: CHANNELS.find((channel) => channel === fields.by) };
		case "undo":
			return fields.action ? { kind: "undo", action: fields.action } : undefined;
		case "pass": {
			const [, what, name] = /^(person|unit) (.+)$/.exec(fields.to ?? "") ?? [];
			if (what === "person" && team.some(({ address }) => address === name)) {
				return { kind: "pass", to: { person: name as string } };
			}
			if (what === "unit" && unitsOf(team).some((unit) => unit === name)) {
				return { kind: "pass", to: { unit: name as string } };
			}
			return undefined;
		}
		default:
			return undefined;
	}
}

/** Who acts, and the version they saw; undefined if a form does not name one. */
function readActing({ version = "", id = "" }: Fields, member: TeamMember) {
	if (!/^\d{1,9}$/.test(version)) return undefined;
	return {
		actor: member.address,
		seenVersion: Number(version),
		actionId: /^[\w-]{8,64}$/.test(id) ? id : undefined,
	};
}
