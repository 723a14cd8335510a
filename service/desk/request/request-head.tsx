import { fill } from "../../../content-model/fill.ts";
import { unbrokenTelephone } from "../../../contract/telephone.ts";
import type { RequestRecord } from "../../store/requests/inbox/desk-request.ts";
import { askedOf, type DeskView, fromWords, languageOfRequest, type RecordProps, unitName } from "../desk-view.ts";
import { listPath, listTitle } from "../inbox/inbox-page.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { ActionForm } from "./action-form.tsx";
import { Holder } from "./holder.tsx";
import { replyLinks } from "./reply-links.ts";
import { Elsewhere } from "./same-person.tsx";

/** Whose request it is, who has it, and what a colleague already did for the same person. */
export function RequestHead({ record, view }: RecordProps) {
	const { details, reference } = record;
	return (
		<header className="request-head">
			<p className="request-head__line">
				<a className="request-head__back" href={listPath(view.place)}>
					{listTitle(view.place, view)}
				</a>
				<span className="request-head__asked">
					{[askedOf(record, view), record.unit && unitName(record.unit, view), languageOfRequest(record, view)]
						.filter(Boolean)
						.join(" · ")}
				</span>
			</p>
			<h1 className="request-head__title">{details?.name ?? reference}</h1>
			<Contact record={record} view={view} />
			<Holder record={record} view={view} />
			<Elsewhere record={record} view={view} />
			<OtherUnit record={record} view={view} />
			<Held record={record} view={view} />
		</header>
	);
}

function Contact({ record, view }: RecordProps) {
	const { details, reference } = record;
	if (!details) return null;
	const { mail, call } = replyLinks(record, details, view);
	const from = fromWords(record, view);
	return (
		<ul className="request-head__contact">
			{from && <li>{from}</li>}
			<li>
				<a href={mail}>{details.email}</a>
			</li>
			{details.phone && <li>{call ? <a href={call}>{unbrokenTelephone(details.phone)}</a> : details.phone}</li>}
			<li className="request-head__reference" translate="no">
				{reference}
			</li>
		</ul>
	);
}

function OtherUnit({ record: { unit }, view }: RecordProps) {
	if (!unit || view.member.units.length === 0 || view.member.units.includes(unit)) return null;
	return <p className="request-head__notice">{fill(view.words.request.otherUnit, { unit: unitName(unit, view) })}</p>;
}

function Held({ record, view }: RecordProps) {
	const { request } = view.words;
	if (record.state !== "held") return null;
	const why = record.suspicion ? view.messages.mails.quarantine.suspicions[record.suspicion] : "";
	return (
		<section className="request-head__held">
			<h2>{request.heldTitle}</h2>
			<p>
				{record.mails.length === 0
					? fill(request.heldText, { why })
					: fill(request.heldAfterMails, { mails: mailsLeft(record, view), why })}
			</p>
			<ActionForm request={record} view={view}>
				<SubmitButton name="do" value="release" label={request.release} />
				<SubmitButton look="secondary" name="do" value="spam" label={request.spam} />
			</ActionForm>
		</section>
	);
}

/** What left although the request is held: such a mail cannot be called back. */
function mailsLeft({ mails }: RequestRecord, view: DeskView): string {
	const kinds = new Set(mails.map(({ kind }) => view.messages.mails.digest.kinds[kind]));
	return new Intl.ListFormat("es").format(kinds);
}
