import { fill } from "../../../content-model/fields/fill.ts";
import { unbrokenTelephone } from "../../../contract/questions/telephone.ts";
import { callText } from "../../formats/call-text.ts";
import { readableAddress } from "../../formats/mailbox.ts";
import { SubmitButton } from "../controls.tsx";
import {
	askedOf,
	firstName,
	isMember,
	languageOfRequest,
	nameOf,
	placeOf,
	type RecordProps,
	unitName,
} from "../desk-view.ts";
import { listTitle } from "../inbox/inbox-page.tsx";
import { groupPath, listPath } from "../inbox/list-place.ts";
import { dueOf } from "../inbox/request-row.tsx";
import { timeWords } from "../times.ts";
import { ActionForm } from "./action-form.tsx";
import { replyLinks } from "./reply.tsx";
import { Elsewhere } from "./same-person.tsx";

/** Whose request it is, who has it, and what a colleague already did for the same person. */
export function RequestHead({ record, view }: RecordProps) {
	const { details, reference } = record;
	const { messages } = view;
	// On both clocks, or what was asked for.
	const call = callText(record, messages);
	return (
		<header className="stack stack--3">
			<p className="request-head__line wide row row--middle">
				<a className="request-head__back screen-only target" href={listPath(view.place)}>
					{listTitle(view.place, view)}
				</a>
				<span className="request-head__asked strong">
					{[askedOf(record, view), record.unit && unitName(record.unit, view), languageOfRequest(record, view)]
						.filter(Boolean)
						.join(" · ")}
				</span>
			</p>
			<h1 className="request-head__title title--entry">{details?.name ?? reference}</h1>
			<Contact record={record} view={view} />
			{call && (
				<p className="request-head__call">
					{messages.mails.staff.call}: <strong>{call}</strong>
				</p>
			)}
			<Holder record={record} view={view} />
			<Notices record={record} view={view} />
			<Elsewhere record={record} view={view} />
			<Held record={record} view={view} />
		</header>
	);
}

function Contact({ record, view }: RecordProps) {
	const { details, reference } = record;
	if (!details) return null;
	const { mail, call } = replyLinks(record, details, view);
	const place = placeOf(record, view);
	return (
		<ul className="request-head__contact row">
			{place && <li>{place}</li>}
			{details.email && (
				<li>
					<a href={mail}>{readableAddress(details.email)}</a>
				</li>
			)}
			{details.phone && <li>{call ? <a href={call}>{unbrokenTelephone(details.phone)}</a> : details.phone}</li>}
			<li className="soft" translate="no">
				{reference}
			</li>
		</ul>
	);
}

/** What is to be known before anybody answers. */
function Notices({ record, view }: RecordProps) {
	const { details, state, unit, withheld, mails, history } = record;
	const { inbox, request } = view.words;
	// Words that the site's search would answer with numbers to call.
	const [danger] = state === "open" || state === "held" ? view.dangersIn(details?.message ?? "") : [];
	const isOthers = unit && view.member.units.length > 0 && !view.member.units.includes(unit);
	const writer = history.findLast(({ kind, undoneAt }) => kind === "reply" && !undoneAt)?.actor;
	const notices = [
		danger && inbox.dangers[danger],
		isOthers && fill(request.otherUnit, { unit: unitName(unit, view) }),
		// What was not promised: nothing tells the visitor that it arrived.
		state === "open" && withheld && fill(request.unconfirmed, { why: request.withheld[withheld] }),
		// An answer that did not arrive: nobody would look for it in an answered one.
		mails.findLast(({ kind }) => kind === "reply")?.state === "failed" &&
			fill(request.replyFailed, { name: writer === undefined ? request.staff : nameOf(writer, view) }),
	];
	return notices.map(
		(notice) =>
			notice && (
				<p key={notice} className="request-head__notice note note--amber wide">
					{notice}
				</p>
			),
	);
}

function Held({ record, view }: RecordProps) {
	const { request } = view.words;
	if (record.state !== "held") return null;
	const { quarantine, digest } = view.messages.mails;
	const why = record.suspicion ? quarantine.suspicions[record.suspicion] : "";
	// Such a mail cannot be called back.
	const left = new Set(record.mails.map(({ kind }) => digest.kinds[kind]));
	return (
		<section className="request-head__held note note--amber stack stack--2 wide">
			<h2 className="title--s">{request.heldTitle}</h2>
			<p>
				{left.size === 0
					? fill(request.heldText, { why })
					: fill(request.heldAfterMails, { mails: new Intl.ListFormat("es").format(left), why })}
			</p>
			{record.suspicion === "network" && (
				<p>
					<a href={groupPath(record.reference)}>{request.sameNetwork}</a>
				</p>
			)}
			<ActionForm request={record} view={view}>
				<SubmitButton name="do" value="release" label={request.release} />
				<SubmitButton look="secondary" name="do" value="spam" label={request.spam} />
			</ActionForm>
		</section>
	);
}

/** How a request stands, who has it, and the button that takes it: what is read before anybody answers. */
function Holder({ record, view }: RecordProps) {
	const { request } = view.words;
	const { takenBy, state } = record;
	const mine = takenBy === view.member.address;
	const name = takenBy && nameOf(takenBy, view);
	const has = isMember(takenBy, view) ? request.has : request.had;
	const waits = state === "open" || state === "held";
	const look = waits && mine ? " holder--mine" : waits && name ? " holder--taken" : "";
	return (
		<section className={`holder row row--middle${look}`} aria-label={request.holder}>
			<Status record={record} view={view} />
			{waits && (
				<>
					<p className="holder__who strong">{mine ? request.yours : name ? fill(has, { name }) : request.nobody}</p>
					<ActionForm request={record} view={view}>
						<SubmitButton
							look="secondary"
							name="do"
							value={mine ? "give_back" : "take"}
							label={mine ? request.giveBack : name ? fill(request.takeOver, { name: firstName(name) }) : request.take}
						/>
					</ActionForm>
				</>
			)}
		</section>
	);
}

/** The deadline; of an answered request who answered, and when. */
function Status({ record, view }: RecordProps) {
	const { request } = view.words;
	const { answeredAt, answeredBy, state } = record;
	const due = dueOf(record, view);
	if (state === "spam") return <p className="holder__status">{request.isSpam}</p>;
	if (answeredAt) {
		const when = timeWords(answeredAt, view);
		const words = answeredBy
			? fill(request.answeredBy, { name: nameOf(answeredBy, view), when })
			: fill(request.answered, { when });
		return <p className="holder__status holder__status--done">{words}</p>;
	}
	return (
		<p className="holder__status">
			<strong className={`due due--${due.look}`}>{due.words}</strong>{" "}
			<span className="small">{timeWords(record.dueAt, view)}</span>
		</p>
	);
}
