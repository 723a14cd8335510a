/** What is kept of a request: the answers that were given, who did what with it, and its mails. */
import { fill } from "../../../content-model/fields/fill.ts";
import { answerText } from "../../../content-model/messages/choice-word.ts";
import { unbrokenTelephone } from "../../../contract/questions/telephone.ts";
import { type FieldName, FORMS } from "../../../contract/requests/forms.ts";
import { callText } from "../../formats/call-text.ts";
import { readableAddress } from "../../formats/mailbox.ts";
import type { HistoryEntry } from "../../store/requests/actions/history.ts";
import type { RequestFile } from "../../store/requests/inbox/desk-request.ts";
import type { RequestDetails } from "../../store/requests/stored-request.ts";
import { type DeskView, nameOf, type RecordProps, unitName } from "../desk-view.ts";
import { followUpWords, timeWords } from "../times.ts";

// What stands in the head of a request's page, or is its message.
const SHOWN_APART: readonly FieldName[] = [
	"name",
	"message",
	"purpose",
	"email",
	"phone",
	"country",
	"clinic_interest",
	"organisation",
];

/** @param whole everything, on a page that shows nothing of it apart */
export function Facts({ record, view: { messages }, whole }: RecordProps<RequestFile> & { whole?: boolean }) {
	const { details, form } = record;
	if (!details || !form) return null;
	const call = whole && callText(record, messages);
	const given = FORMS[form].fields.filter((name) => details[name] !== undefined);
	const names = whole ? given : given.filter((name) => !SHOWN_APART.includes(name));
	const labelOf = (name: FieldName) => messages.forms[form].fields[name]?.label ?? name;
	const facts = names.map((name) => [labelOf(name), answer(name, details, messages)]);
	if (call) facts.push([messages.mails.staff.call, call]);
	if (facts.length === 0) return null;
	return (
		<dl className="stack stack--2">
			{facts.map(([label, told]) => (
				<div key={label} className="facts__fact">
					<dt className="small">{label}</dt>
					<dd className="facts__answer">{told}</dd>
				</div>
			))}
		</dl>
	);
}

function answer(name: FieldName, details: RequestDetails, messages: DeskView["messages"]): string {
	const given = details[name] ?? "";
	if (name === "phone") return unbrokenTelephone(given);
	if (name === "email") return readableAddress(given);
	return answerText(messages, name, given);
}

/** Who did what with a request, and when; the oldest first. @param nested whether it stands a level deeper, as one of several */
export function History({ record, view, nested = false }: RecordProps<RequestFile> & { nested?: boolean }) {
	const { request } = view.words;
	const [Title, Mails] = nested ? (["h3", "h4"] as const) : (["h2", "h3"] as const);
	return (
		<section className="history">
			<Title className="display below--3 title--s">{request.history}</Title>
			<ol className="history__list">
				<li className="history__entry">
					<p>{arrivedWords(record, view)}</p>
					<p className="small">{timeWords(record.receivedAt, view)}</p>
				</li>
				{record.history.map((entry) => (
					<li key={entry.id} className={entry.undoneAt ? "history__entry history__entry--undone" : "history__entry"}>
						<p>
							{actionWords(entry, view)}
							{entry.clinic && ` · ${entry.clinic}`}
							{entry.by && entry.kind !== "reply" && ` · ${request.channels[entry.by]}`}
							{entry.callAt && ` · ${callText({ ...record, callAt: entry.callAt }, view.messages)}`}
						</p>
						{entry.text && <p className="history__note">{entry.text}</p>}
						<p className="small">{timeWords(entry.at, view)}</p>
					</li>
				))}
			</ol>
			{record.mails.length > 0 && (
				<>
					<Mails className="history__mails above--5 display below--3 title--s">{request.mails}</Mails>
					<ul className="history__list">
						{record.mails.map((mail) => (
							<li key={mail.id} className="history__entry">
								<p>
									{view.messages.mails.digest.kinds[mail.kind]} ·{" "}
									{request.mailStates[mail.unconfirmed ? "unconfirmed" : mail.state]}
								</p>
								<p className="small">
									{timeWords(mail.settledAt ?? mail.createdAt, view)}
									{mail.error && ` · ${mail.error}`}
								</p>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

/** How it came: by a form, or written down by one of the team. */
function arrivedWords({ cameBy, consent }: RequestFile, { words: { request, contact } }: DeskView): string {
	if (!cameBy || !consent) return request.arrived;
	return fill(request.cameBy, { way: contact.ways[cameBy], consent: contact.consents[consent].toLowerCase() });
}

/** Who did what, as a sentence without its end: `Luis Gil la tomó`. */
export function actionWords(
	{ kind, actor, to, outcome, reason, day, callAt }: Omit<HistoryEntry, "id" | "at" | "undoable">,
	view: DeskView,
): string {
	const { actions, staff, outcomes, leftReasons } = view.words.request;
	const who = actor === undefined ? staff : nameOf(actor, view);
	if (kind === "follow_up" && !day) return fill(actions.unfollow, { who });
	const what = (outcome && outcomes[outcome]) ?? (reason && leftReasons[reason]) ?? "";
	return fill(actions[kind === "left" && callAt ? "left_call" : kind], {
		who,
		what,
		to: targetWords(to, view),
		day: day ? followUpWords(day) : "",
	});
}

/** The person or unit that it was passed to. */
export function targetWords(to: HistoryEntry["to"], view: DeskView): string {
	if (!to) return "";
	return "person" in to ? nameOf(to.person, view) : unitName(to.unit, view);
}
