import { choiceWord } from "../../content-model/choice-word.ts";
import type { Messages } from "../../content-model/messages.ts";
import { fill } from "../../content-model/template.ts";
import { type FieldName, FORMS, formOf } from "../../contract/forms.ts";
import { telephoneLink } from "../../contract/telephone.ts";
import type { StoredRequest } from "../store/stored-request.ts";
import { field, type MailBody, RULE, type Run, small, usual } from "./mail-body.ts";
import { mailTime } from "./mail-time.ts";

/** The notice to staff of a new request: every field as the form asked it, with links to answer. */
export function staffMail(request: StoredRequest, messages: Messages, timeZone: string): MailBody {
	const words = messages.mails.staff;
	const form = formOf({ type: request.kind, interest: request.details.interest }) ?? "patient";
	return {
		preview: fill(words.preview, { reference: request.reference }),
		title: `${words.title}: ${words.kinds[request.kind]}`,
		blocks: [
			usual(words.promise),
			field(words.reference, request.reference),
			field(words.received, mailTime(request.receivedAt, timeZone)),
			field(words.form, messages.forms[form].title),
			...FORMS[form].fields.map((name) =>
				field(messages.forms[form].fields[name]?.label ?? name, answer(name, request.details[name], messages)),
			),
			RULE,
			small(words.reply),
			small(words.list),
		],
	};
}

function answer(name: FieldName, given: string | undefined, messages: Messages): Run {
	const words = messages.mails.staff;
	if (given === undefined) return words.none;
	if (name === "email") return { text: given, href: mailtoLink(given) };
	if (name === "phone") return { text: `${words.call} ${given}`, href: telephoneLink(given) };
	if (name === "consent") return words.consented;
	return choiceWord(messages, name, given) ?? given;
}

/** An address may hold `?` and `&`, which would add recipients and words to the answer (RFC 6068, section 2). */
function mailtoLink(address: string): string {
	return `mailto:${encodeURIComponent(address.toWellFormed()).replace("%40", "@")}`;
}
