/** What was just done, said over the next page. */
import type { ReactNode } from "react";
import { fill } from "../../content-model/fields/fill.ts";
import type { ActionKind } from "../../contract/desk/codes.ts";
import { isReference } from "../../contract/requests/reference.ts";
import { callText } from "../formats/call-text.ts";
import { isolated } from "../formats/printable.ts";
import type { Done } from "../store/requests/actions/done.ts";
import type { DeskRequest } from "../store/requests/inbox/desk-request.ts";
import type { Store } from "../store/store.ts";
import { Hidden, SubmitButton } from "./controls.tsx";
import { counted, type DeskView, isCallAhead } from "./desk-view.ts";
import { Notice } from "./frame.tsx";
import { seenAs } from "./inbox/marks.tsx";
import { ActionForm } from "./request/action-form.tsx";
import { actionWords, targetWords } from "./request/history.tsx";
import { numberWords, timeWords } from "./times.ts";

const STAYS_AFTER = ["answered", "reply", "outcome"] as const satisfies readonly ActionKind[];

/** Between the references of those that something was not done to, in an address. */
export const BETWEEN = ".";

/** What this member did, by the address, with a button to undo it, or why it was not done; undefined if nothing. */
export async function doneNotice(view: DeskView): Promise<ReactNode> {
	const { requests } = view.store();
	const query = view.url.searchParams;
	const id = query.get("hecho");
	if (id === null) return undefined;
	const left = (query.get("no") ?? "").split(BETWEEN).filter(isReference);
	const [done, standing] = await Promise.all([requests.actionsDone(id, view.member.address), requests.lastDone(left)]);
	const [first] = done;
	if (!first && left.length === 0) return undefined;
	const { request } = view.words;
	const isOne = done.length === 1;
	const others = isOne && first?.action.kind === "spam" ? await requests.othersOfNetwork(first.request.reference) : [];
	// It had been done before, by the same form.
	const said = first && [saidWords(first, done.length, view), ...(query.has("antes") ? [request.saidBefore] : [])];
	return (
		<Notice text={said?.join(" ") ?? counted(request.notDone, left.length)} look={first ? "good" : "bad"}>
			{first && first.action.kind !== "undo" && done.some(({ action }) => action.undoable) && (
				<ActionForm {...(isOne && { request: first.request })} view={view} does="undo">
					<Hidden action={isOne ? first.action.id : id} />
					<SubmitButton look="quiet" label={view.words.frame.undo} />
				</ActionForm>
			)}
			{first && isOne && <CallStays {...first} view={view} />}
			{first && others.length > 0 && (
				<ActionForm view={view} does="spam">
					<Hidden all={others.map(seenAs).join(" ")} with={first.action.id} />
					<SubmitButton look="quiet" label={counted(request.spamNetwork, others.length)} />
				</ActionForm>
			)}
			{left.length > 0 && (
				<div className="desk-notice__left">
					{first && <p>{counted(request.notDone, left.length)}</p>}
					<ul>
						{left.map((reference) => (
							<li key={reference}>{standingWords(reference, standing, view)}</li>
						))}
					</ul>
				</div>
			)}
		</Notice>
	);
}

/** After an answer, or how it goes on: the call that was agreed may be needed no more. */
function CallStays({ request, action, view }: Done & { view: DeskView }) {
	const { callStays, callCancel } = view.words.request;
	if (!STAYS_AFTER.some((kind) => kind === action.kind) || !isCallAhead(request, view)) return null;
	return (
		<ActionForm request={request} view={view} does="uncall">
			<p>{fill(callStays, { when: callText(request, view.messages) })}</p>
			<SubmitButton look="quiet" label={callCancel} />
		</ActionForm>
	);
}

function saidWords({ request, action }: Done, count: number, view: DeskView): string {
	const { said, undone, saidMany, leftCalled } = view.words.request;
	const { kind, to, undid, callAt } = action;
	const places = {
		whom: whomWords(request),
		to: kind === "pass" ? targetWords(to, view) : "",
		count: numberWords(count),
	};
	if (count > 1 && kind in saidMany) return fill(saidMany[kind as keyof typeof saidMany], places);
	// Nobody undoes an undo; an entry that does not say what it took back says what most do.
	if (kind === "undo") return fill(undone[undid && undid !== "undo" ? undid : "answered"], places);
	return kind === "left" && callAt ? leftCalled : fill(said[kind], places);
}

/** `Ana Pérez · 7K4R-62XW`. */
const whomWords = ({ details, reference }: DeskRequest): string =>
	details ? `${isolated(details.name)} · ${reference}` : reference;

function standingWords(
	reference: string,
	standing: Awaited<ReturnType<Store["requests"]["lastDone"]>>,
	view: DeskView,
): string {
	const { isGone, isSo } = view.words.request;
	const found = standing.find(({ request }) => request.reference === reference);
	if (!found) return fill(isGone, { reference });
	const { request, action } = found;
	const whom = whomWords(request);
	if (!action) return fill(isSo, { whom });
	return `${whom}: ${actionWords(action, view)} ${timeWords(action.at, view)}`;
}
