/** Mails to a visitor about the hour of a call, and the file by which calendars follow it. */
import type { Words } from "../../../content-model/content.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import { type ByLanguage, inLanguage } from "../../../contract/languages.ts";
import { telephoneLink } from "../../../contract/questions/telephone.ts";
import { callWords } from "../../../ui/received/call-words.ts";
import { calendarFile, callUid } from "../../formats/calendar.ts";
import { bareAddress } from "../../formats/mailbox.ts";
import type { CallContent } from "../../store/outbox/call-mails.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import { line, type MailBody, RULE, reference, small, usual } from "../layout/mail-body.ts";

interface CallMailOptions {
	languages: ByLanguage<Words>;
	from: string;
	now: () => Date;
}

/** That a call has another hour, or is cancelled; as the visitor's own clock has it. */
export function callMail({ request, content, reply }: DueMail, options: CallMailOptions) {
	const { told, at, changes, to = recipientOf(request) } = (content ?? {}) as CallContent;
	if (!to?.email) throw new Error("A mail about a call belongs to somebody who can be read");
	const theirs = inLanguage(options.languages, to.language);
	const { site, language } = theirs;
	const { forms, mails } = theirs.messages;
	const words = mails.call.told[told];
	const when = callWords(at, to.timeZone, language, forms.call.inZone);
	const isOff = told === "cancelled";
	const references = reply?.references ?? [];
	const lead = fill(words.lead, { when });
	const body: MailBody = {
		preview: lead,
		title: words.title,
		blocks: [
			usual(mails.receipt.greeting),
			usual({ strong: lead }),
			usual(isOff ? mails.call.off : mails.call.change),
			reference(fill(mails.receipt.reference, { reference: to.reference })),
			line({ text: site.email, href: `mailto:${site.email}` }),
			line({ text: site.phone, href: telephoneLink(site.phone) }),
			RULE,
			small(mails.call.calendar),
			usual(mails.receipt.signature),
		],
	};
	return {
		to: { name: "", address: to.email },
		replyTo: site.email,
		subject: fill(words.subject, { reference: to.reference }),
		...(references.length > 0 && { inReplyTo: references[0], references: [...references] }),
		headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
		body,
		...callFile({ reference: to.reference, at: new Date(at), changes, email: to.email, isOff }, theirs, options),
		language,
	};
}

function recipientOf(request: DueMail["request"]) {
	if (!request?.details) return undefined;
	const { details, reference, language } = request;
	return { email: details.email, reference, language, timeZone: details.time_zone };
}

interface CallOfFile {
	reference: string;
	at: Date;
	changes: number;
	email: string;
	isOff?: boolean;
}

/** An hour as a calendar takes it, or takes it out. */
export function callFile(
	{ reference, at, changes, email, isOff = false }: CallOfFile,
	{ messages }: Pick<Words, "messages">,
	{ from, now }: Pick<CallMailOptions, "from" | "now">,
) {
	const method = isOff ? "CANCEL" : "REQUEST";
	const between = { organizer: bareAddress(from), attendee: email };
	const event = { uid: callUid(reference), at, title: messages.forms.call.event, changes, cancelled: isOff, between };
	return { icalEvent: { method, filename: "llamada.ics", content: calendarFile([event], method, now()) } };
}
