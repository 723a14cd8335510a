import { fill } from "../../../content-model/fill.ts";
import { DESK_PATH, PERSON_PATH } from "../../../contract/desk-paths.ts";
import { buttonClass } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/field/field.tsx";
import { DAY } from "../../durations.ts";
import type { RequestRecord } from "../../store/desk-request.ts";
import { askedOf, type DeskView, firstName, placeOf, unitName } from "../desk-view.ts";
import { dueWords, isUrgent } from "../inbox/due-ring.tsx";
import { RequestRow } from "../inbox/request-row.tsx";
import { dayWords, lengthWords, timeWords } from "../times.ts";
import { ActionForm } from "./action-form.tsx";
import { Facts } from "./facts.tsx";
import { History } from "./history.tsx";
import { Reply } from "./reply.tsx";
import { StatePanel } from "./state-panel.tsx";

const LONGEST_NOTE = 4000;

interface RequestPageProps {
	record: RequestRecord;
	view: DeskView;
	revision: string;
	/** A note that could not be saved. */
	draft?: string | undefined;
	/** What is wrong with it. */
	noteProblem?: string | undefined;
}

/** Everything on one request, and what can be done with it. */
export function RequestPage({ record, view, revision, draft, noteProblem }: RequestPageProps) {
	const { request, time } = view.words;
	const { details, reference } = record;
	const place = placeOf(record, view);
	return (
		<article className="request-page" data-live={revision} data-version={record.version}>
			<div className="request-page__main">
				<p className="request-page__back">
					<a href={DESK_PATH}>{request.back}</a>
				</p>
				<OtherUnit record={record} view={view} />
				<p className="request-page__asked">
					{[askedOf(record, view), record.unit && unitName(record.unit, view)].filter(Boolean).join(" · ")}
				</p>
				<h1 className="request-page__title">
					{details?.name ?? reference}
					{place && <span className="request-page__place">, {fill(request.from, { place })}</span>}
				</h1>
				<DueLine record={record} view={view} />
				<Held record={record} view={view} />
				{details ? (
					<>
						<Facts record={record} view={view} />
						{details.message && <blockquote className="request-page__words">{details.message}</blockquote>}
						<Reply record={record} view={view} />
					</>
				) : (
					<p>{request.unreadable}</p>
				)}
				<MarkForms record={record} view={view} />
				{view.member.admin && details && (
					<form className="request-page__person" method="post" action={PERSON_PATH}>
						<input type="hidden" name="who" value={details.email} />
						<button className={buttonClass("quiet")} type="submit">
							{request.person}
						</button>
					</form>
				)}
				<p className="request-page__small">
					<strong translate="no">{reference}</strong> · {request.received}{" "}
					{timeWords(record.receivedAt, view.now, view.timeZone, time)} · {request.notice} {record.noticeVersion} ·{" "}
					{fill(request.erasedOn, {
						when: dayWords(new Date(record.receivedAt.getTime() + view.keptDays * DAY), view.timeZone),
					})}
				</p>
			</div>
			<aside className="request-page__aside">
				<StatePanel record={record} view={view} />
				<History record={record} view={view} />
				<ActionForm request={record} className="request-page__note" does="note">
					<Field
						id="note"
						name="note"
						label={request.note}
						hint={request.noteHint}
						error={noteProblem}
						required={false}
						control={(control) => <textarea {...control} rows={3} maxLength={LONGEST_NOTE} defaultValue={draft} />}
					/>
					<button className={buttonClass("secondary")} type="submit">
						{request.noteButton}
					</button>
				</ActionForm>
				<SamePerson record={record} view={view} agrees="mail" />
				<SamePerson record={record} view={view} agrees="telephone" />
			</aside>
		</article>
	);
}

interface PartProps {
	record: RequestRecord;
	view: DeskView;
}

function OtherUnit({ record, view }: PartProps) {
	const { unit } = record;
	if (!unit || view.member.units.length === 0 || view.member.units.includes(unit)) return null;
	return <p className="request-page__unit">{fill(view.words.request.otherUnit, { unit: unitName(unit, view) })}</p>;
}

/** Other requests of the same address; or of the same telephone, which a household may share. */
function SamePerson({ record, view, agrees }: PartProps & { agrees: "mail" | "telephone" }) {
	const { earlier, sameTelephone } = view.words.request;
	const others = record.samePerson.filter((other) => other.agrees === agrees);
	if (others.length === 0) return null;
	return (
		<section className="request-page__same" aria-labelledby={`same-${agrees}`}>
			<h2 id={`same-${agrees}`}>{agrees === "mail" ? earlier : sameTelephone}</h2>
			<ol className="inbox__list">
				{others.map((other) => (
					<RequestRow key={other.id} request={other} view={view} />
				))}
			</ol>
		</section>
	);
}

/** How long ago, until when, and how much of it is left. */
function DueLine({ record, view }: PartProps) {
	const { request, time } = view.words;
	const at = (date: Date) => timeWords(date, view.now, view.timeZone, time);
	const length = (ms: number) => lengthWords(ms, time);
	const due = dueWords(record, view, length);
	const last = record.answeredAt
		? fill(request.answered, { when: at(record.answeredAt) })
		: fill(request.promise, { deadline: at(record.dueAt) });
	return (
		<p className="request-page__promise">
			{fill(request.wrote, { time: length(view.now.getTime() - record.receivedAt.getTime()) })} {last}{" "}
			{record.state === "open" && (
				<strong
					className={record.overdue ? "request-page__late" : isUrgent(record, view) ? "request-page__left" : undefined}
				>
					{due}.
				</strong>
			)}
		</p>
	);
}

function Held({ record, view }: PartProps) {
	const { request } = view.words;
	if (record.state !== "held") return null;
	const why = record.suspicion ? view.messages.mails.quarantine.suspicions[record.suspicion] : "";
	return (
		<section className="request-page__held">
			<h2>{request.heldTitle}</h2>
			<p>{fill(request.heldText, { why })}</p>
			<ActionForm request={record}>
				<button className={buttonClass("primary")} type="submit" name="do" value="release">
					{request.release}
				</button>
				<button className={buttonClass("secondary")} type="submit" name="do" value="spam">
					{request.spam}
				</button>
			</ActionForm>
		</section>
	);
}

/** What is seldom needed: spam, and taking marks back. */
function MarkForms({ record, view }: PartProps) {
	const { request } = view.words;
	const { state, releasedAt } = record;
	const marks = [
		state === "answered" && (["unanswered", request.unanswered] as const),
		state === "open" && (["spam", request.spam] as const),
		state === "spam" && (["not_spam", request.notSpam] as const),
		state === "open" && releasedAt && (["hold", request.hold] as const),
	].filter((mark) => mark !== false && mark !== undefined);
	if (marks.length === 0) return null;
	return (
		<ActionForm request={record} className="request-page__marks">
			{marks.map(([does, label]) => (
				<button key={does} className={buttonClass("quiet")} type="submit" name="do" value={does}>
					{label}
				</button>
			))}
		</ActionForm>
	);
}

/** Whose page it is, for the window's title. */
export function requestTitle({ details, reference }: RequestRecord): string {
	return details ? `${firstName(details.name)} · ${reference}` : reference;
}
