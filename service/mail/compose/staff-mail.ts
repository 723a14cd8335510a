import type Mail from "nodemailer/lib/mailer/index.js";
import { fill } from "../../../content-model/fields/fill.ts";
import { answerText, placeWord, purposeWord } from "../../../content-model/messages/choice-word.ts";
import type { TeamMessages } from "../../../content-model/messages/messages.ts";
import { telephoneLink } from "../../../contract/questions/telephone.ts";
import { type FieldName, FORMS, isAsked } from "../../../contract/requests/forms.ts";
import { givenName } from "../../../contract/spelling/given-name.ts";
import { callText } from "../../formats/call-text.ts";
import { mailtoLink, readableAddress } from "../../formats/mailbox.ts";
import { oneLine } from "../../formats/printable.ts";
import { mailTime, otherLanguage } from "../../formats/team-language.ts";
import { chatAddress } from "../../formats/telephone.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { PassedContent } from "../../store/requests/actions/change-row.ts";
import { formOfRequest, type StoredRequest } from "../../store/requests/stored-request.ts";
import { deskButton, field, type MailBody, RULE, type Run, small, usual } from "../layout/mail-body.ts";
import { passedLead, type StaffMail, shortMail } from "./list-mails.ts";
import type { ComposeOptions } from "./options.ts";
import { requestOf } from "./visitor-mails.ts";

// Parts of a subject, which a phone cuts off at about sixty characters anyway.
const MAX_PLACE_LENGTH = 40;
const MAX_NAME_LENGTH = 24;

/** The notice of a request, or that it was passed to somebody. */
export function requestMail(mail: DueMail, options: ComposeOptions): StaffMail & Pick<Mail.Options, "replyTo"> {
	const request = requestOf(mail);
	const { name, email } = request.details;
	const { passed, short } = options.messages.mails;
	const isPassed = mail.kind === "passed";
	const subject = fill((isPassed ? passed : short).subject, { reference: request.reference });
	if (mail.short) return shortMail(request, subject, options);
	return {
		...(email && { replyTo: { name, address: email } }),
		subject: isPassed ? subject : staffSubject(request, options.messages),
		body: isPassed ? passedBody(request, mail.content as PassedContent, options) : staffBody(request, options),
	};
}

/** Tells in a list of mails who wrote, and why: form, purpose, place and given name, then the reference. */
function staffSubject(request: StoredRequest, messages: TeamMessages): string {
	const { kinds } = messages.mails.staff;
	const { details, kind, reference } = request;
	const form = formOfRequest(request);
	const asked = FORMS[form].interest ? messages.forms[form].title : purposeWord(messages, details.purpose);
	const place = placeWord(messages, details);
	const name = givenName(details.name) ?? details.name;
	return [kinds[kind], asked, oneLine(place, MAX_PLACE_LENGTH), oneLine(name, MAX_NAME_LENGTH), reference]
		.filter(Boolean)
		.join(" · ");
}

/** The notice of a request. A reply quotes it to the visitor, so it holds nothing secret; nor does the link to the desk. */
function staffBody(request: StoredRequest, { messages, timeZone, deskUrl }: ComposeOptions): MailBody {
	const words = messages.mails.staff;
	const { details, reference, receivedAt } = request;
	const other = otherLanguage(request.language);
	const form = formOfRequest(request);
	const call = callText(request, messages);
	return {
		preview: fill(words.preview, { reference }),
		title: purposeWord(messages, details.purpose) ?? messages.notices.sent[form].title,
		blocks: [
			usual(words.promise),
			...deskButton(messages.mails.desk, deskUrl && `${deskUrl}/${reference}`),
			...field(words.reference, reference),
			...field(words.received, mailTime(receivedAt, timeZone)),
			...field(words.form, messages.forms[form].title),
			...(other ? field(words.language, other) : []),
			...(call ? field(words.call, call) : []),
			...FORMS[form].fields
				.filter((name) => isAsked(name, details.purpose))
				.flatMap((name) => field(messages.forms[form].fields[name]?.label ?? name, ...answer(name, request, messages))),
			RULE,
			small(words.reply),
		],
	};
}

/** The mail about a passed request: who passed it, and then what the notice of it says. */
function passedBody(request: StoredRequest, content: PassedContent, options: ComposeOptions): MailBody {
	const words = options.messages.mails.passed;
	return {
		preview: fill(words.preview, { reference: request.reference }),
		title: words.title,
		blocks: [usual(passedLead(content, words, options)), ...staffBody(request, options).blocks],
	};
}

function answer(name: FieldName, { details }: StoredRequest, messages: TeamMessages): Run[] {
	const words = messages.mails.staff;
	const given = details[name];
	if (given === undefined) return [words.none];
	if (name === "email") return [{ text: readableAddress(given), href: mailtoLink(given) }];
	if (name === "phone") {
		const chat = details.whatsapp && chatAddress(given, details.country);
		const call = { text: given, href: telephoneLink(given) };
		return chat ? [call, " · ", { text: words.chat, href: chat }] : [call];
	}
	return [answerText(messages, name, given)];
}
