import { fill } from "../../../content-model/fields/fill.ts";
import { PERSON_PATH } from "../../../contract/desk/paths.ts";
import { DAY } from "../../durations.ts";
import { isolated } from "../../formats/printable.ts";
import { unitsOf } from "../../settings/team.ts";
import type { RequestRecord } from "../../store/requests/inbox/desk-request.ts";
import { Hidden, SubmitButton, TextField } from "../controls.tsx";
import { cameWords, firstName, isCallAhead, type RecordProps } from "../desk-view.ts";
import { dayWords, lengthWords, timeWords } from "../times.ts";
import { ActionForm, PassTarget } from "./action-form.tsx";

import { ClinicFile } from "./clinic-file.tsx";
import { Facts, History } from "./history.tsx";
import { CallHour, OutcomeNotes } from "./outcome.tsx";
import { Reply, type Writing } from "./reply.tsx";
import { RequestHead } from "./request-head.tsx";
import { SamePerson } from "./same-person.tsx";

export interface RequestPageProps extends RecordProps {
	/** The store's revision, by which the open page knows when it is out of date. */
	revision: string;
	/** Hours at which they can be called. */
	hours: readonly string[];
	/** A note that could not be saved. */
	draft?: string | undefined;
	noteProblem?: string | undefined;
	/** An answer that was not sent yet. */
	writing?: Writing | undefined;
}

export function RequestPage({ record, view, revision, hours, draft, noteProblem, writing }: RequestPageProps) {
	const { request } = view.words;
	const { samePerson } = record;
	const version = [record, ...samePerson].map((one) => one.version).join(".");
	return (
		<article className="request-page" data-live={revision} data-version={version}>
			<div className="request-page__main stack stack--5">
				<RequestHead record={record} view={view} />
				<Message record={record} view={view} />
				<Reply record={record} view={view} writing={writing} />
				<CallHour record={record} view={view} hours={hours} />
				<OutcomeNotes record={record} view={view} />
				<Corrections record={record} view={view} />
			</div>
			<div className="request-page__aside stack stack--5">
				<ActionForm request={record} view={view} className="starts stack stack--3" does="note">
					<TextField
						id="note"
						label={request.note}
						hint={request.noteHint}
						error={noteProblem}
						rows={3}
						defaultValue={draft}
					/>
					<SubmitButton look="secondary" label={request.noteButton} />
				</ActionForm>
				<PassOn record={record} view={view} />
				<History record={record} view={view} />
				<SamePerson record={record} view={view} agrees="mail" />
				<SamePerson record={record} view={view} agrees="telephone" />
				<SmallPrint record={record} view={view} />
			</div>
		</article>
	);
}

function Message({ record, view }: RecordProps) {
	const { request, time } = view.words;
	const { details, receivedAt } = record;
	if (!details) return <p>{request.unreadable}</p>;
	const when = timeWords(receivedAt, view);
	const came = cameWords(record, view);
	return (
		<div className="stack stack--2">
			<p className="wide small">
				{fill(request.wrote, { when, time: lengthWords(view.now.getTime() - receivedAt.getTime(), time) })}
			</p>
			{details.message ? (
				<blockquote className="request-page__words" lang={record.language}>
					{details.message}
				</blockquote>
			) : (
				<p>{request.wroteNothing}</p>
			)}
			<Facts record={record} view={view} />
			<ClinicFile record={record} view={view} />
			{came && <p className="wide">{came}</p>}
		</div>
	);
}

function Corrections({ record, view }: RecordProps) {
	const { request } = view.words;
	const { state, releasedAt } = record;
	const marks = [
		state === "answered" && (["unanswered", request.unanswered] as const),
		state === "open" && (["spam", request.spam] as const),
		state === "spam" && (["not_spam", request.notSpam] as const),
		state === "open" && releasedAt && !isCallAhead(record, view) && (["hold", request.hold] as const),
	].filter((mark) => mark !== false && mark !== undefined);
	if (marks.length === 0) return null;
	return (
		<ActionForm request={record} view={view} className="request-page__marks row">
			{marks.map(([does, label]) => (
				<SubmitButton key={does} look="quiet" name="do" value={does} label={label} />
			))}
		</ActionForm>
	);
}

function SmallPrint({ record, view }: RecordProps) {
	const { request } = view.words;
	const { details, receivedAt, noticeVersion } = record;
	const erasedOn = dayWords(new Date(receivedAt.getTime() + view.keptDays * DAY), view.timeZone);
	return (
		<>
			{view.member.admin && details && (details.email || details.phone) && (
				<form method="post" action={PERSON_PATH}>
					<Hidden who={details.email || details.phone} />
					<SubmitButton look="quiet" label={request.person} />
				</form>
			)}
			<p className="wide small">
				{request.notice} {noticeVersion} · {fill(request.erasedOn, { when: erasedOn })}
			</p>
		</>
	);
}

export const requestTitle = ({ details, reference }: RequestRecord): string =>
	details ? `${isolated(firstName(details.name))} · ${reference}` : reference;

/** Opens a list of colleagues and units to hand a request to. */
function PassOn({ record, view }: RecordProps) {
	const { request } = view.words;
	if (unitsOf(view.team).length === 0 && view.team.every(({ address }) => address === record.takenBy)) return null;
	return (
		<details className="pass-on screen-only">
			<summary>{request.pass}</summary>
			<ActionForm request={record} view={view} does="pass">
				<PassTarget view={view} id="to" but={record.takenBy} required />
				<SubmitButton look="secondary" label={request.passButton} />
			</ActionForm>
		</details>
	);
}
