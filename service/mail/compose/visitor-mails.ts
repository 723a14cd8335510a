/** Mails to a visitor: the receipt, what a member answered, and news of a call with the file that calendars follow. */
import type Mail from "nodemailer/lib/mailer/index.js";
import type { Words } from "../../../content-model/content.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import { inLanguage } from "../../../contract/languages.ts";
import { telephoneLink } from "../../../contract/questions/telephone.ts";
import { answerByWords } from "../../../ui/received/answer-by.ts";
import { callWords } from "../../../ui/received/call-words.ts";
import { type CalendarEvent, calendarFile, callUid } from "../../formats/calendar.ts";
import { greetingOf } from "../../formats/greeting.ts";
import { bareAddress } from "../../formats/mailbox.ts";
import type { CallContent } from "../../store/outbox/call-mails.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { ReplyContent } from "../../store/requests/actions/change-row.ts";
import { formOfRequest, type StoredRequest } from "../../store/requests/stored-request.ts";
import { line, list, type MailBody, RULE, reference, small, usual } from "../layout/mail-body.ts";
import type { ComposeOptions } from "./options.ts";

/** @param sent as RFC 3834 names it @param references of what it goes on in the visitor's mail program */
const headersOf = ({ site, language }: Words, sent: string, references: readonly string[] = []) => ({
	replyTo: site.email,
	...(references.length > 0 && { inReplyTo: references[0], references: [...references] }),
	headers: { "Auto-Submitted": sent, "Content-Language": language },
	language,
});

export function requestOf({ request, kind }: DueMail): StoredRequest {
	const details = request?.details;
	if (!details) throw new Error(`A ${kind} mail belongs to a request that can be read`);
	return { ...request, details };
}

export function receiptMail(mail: DueMail, options: ComposeOptions) {
	const request = requestOf(mail);
	const { reference, details, callAt: at, callChanges: changes } = request;
	const theirs = inLanguage(options.languages, request.language);
	return {
		...headersOf(theirs, "auto-replied"),
		to: { name: "", address: details.email },
		subject: fill(theirs.messages.mails.receipt.subject, { reference }),
		body: receiptBody(request, theirs, options),
		...(at && callFile({ reference, at, changes, email: details.email }, theirs, options)),
	};
}

/** The receipt. Repeats nothing that was typed, because the address may be somebody else's. */
function receiptBody(
	request: StoredRequest,
	{ messages: { forms, mails, notices, pages }, site, language }: Words,
	{ siteUrl, promised, now }: ComposeOptions,
): MailBody {
	const words = mails.receipt;
	const { step } = notices.sent[formOfRequest(request)];
	const questions = words.questions[request.kind];
	// A receipt that leaves late promises nothing that is over, and a call before that is the answer.
	const promise = new Date(request.receivedAt.getTime() + promised);
	const deadline = request.callAt && request.callAt < promise ? request.callAt : promise;
	const by = deadline > now() && answerByWords(pages.received.by, deadline.toISOString(), language);
	return {
		preview: words.preview,
		title: words.title,
		blocks: [
			usual(words.greeting),
			usual(words.kept),
			reference(fill(words.reference, { reference: request.reference })),
			...(by ? [usual(by)] : []),
			...callLines(request, forms.call, language),
			list(words.now.title, words.now.steps, true),
			...(questions ? [list(questions.title, questions.items)] : []),
			usual({ text: step.label, href: new URL(step.href, siteUrl).href }),
			RULE,
			usual(words.contact),
			...contactLines(site),
			line(fill(words.hours, { hours: site.hours })),
			RULE,
			small(words.mistake),
			usual(words.signature),
		],
	};
}

const contactLines = ({ email, phone }: Words["site"]) => [
	line({ text: email, href: `mailto:${email}` }),
	line({ text: phone, href: telephoneLink(phone) }),
];

type CallWords = Words["messages"]["forms"]["call"];

function callLines({ callAt, callChanges, details }: StoredRequest, words: CallWords, language: string) {
	if (details.purpose !== "call" || !(callAt || (details.call_at && callChanges === 0))) return [];
	if (!callAt) return [usual(words.wish)];
	const when = callWords(callAt.toISOString(), details.time_zone, language, words.inZone);
	return [usual(fill(words.confirmed, { when }))];
}

/** That a call has another hour, or is cancelled; as the visitor's own clock has it. */
export function callMail({ request, content, reply }: DueMail, options: ComposeOptions) {
	const { told, at, changes, to = recipientOf(request) } = (content ?? {}) as CallContent;
	if (!to?.email) throw new Error("A mail about a call belongs to somebody who can be read");
	const theirs = inLanguage(options.languages, to.language);
	const { site, language } = theirs;
	const { forms, mails } = theirs.messages;
	const words = mails.call.told[told];
	const when = callWords(at, to.timeZone, language, forms.call.inZone);
	const cancelled = told === "cancelled";
	const lead = fill(words.lead, { when });
	const body: MailBody = {
		preview: lead,
		title: words.title,
		blocks: [
			usual(mails.receipt.greeting),
			usual({ strong: lead }),
			usual(cancelled ? mails.call.off : mails.call.change),
			reference(fill(mails.receipt.reference, { reference: to.reference })),
			...contactLines(site),
			RULE,
			small(mails.call.calendar),
			usual(mails.receipt.signature),
		],
	};
	return {
		...headersOf(theirs, "auto-generated", reply?.references),
		to: { name: "", address: to.email },
		subject: fill(words.subject, { reference: to.reference }),
		body,
		...callFile({ reference: to.reference, at: new Date(at), changes, email: to.email, cancelled }, theirs, options),
	};
}

function recipientOf(request: DueMail["request"]) {
	if (!request?.details) return undefined;
	const { details, reference, language } = request;
	return { email: details.email, reference, language, timeZone: details.time_zone };
}

interface CallOfFile extends Pick<CalendarEvent, "at" | "changes" | "cancelled"> {
	reference: string;
	email: string;
}

/** An hour as a calendar takes it, or takes it out. */
function callFile({ reference, email, ...call }: CallOfFile, words: Words, { from, now }: ComposeOptions) {
	const method = call.cancelled ? "CANCEL" : "REQUEST";
	const between = { organizer: bareAddress(from), attendee: email };
	const event = { ...call, uid: callUid(reference), title: words.messages.forms.call.event, between };
	return { icalEvent: { method, filename: "llamada.ics", content: calendarFile([event], method, now()) } };
}

/** What a member answered, as plain text, which any mail program quotes and threads as one person's to another. */
export function replyMail({ request, content, reply }: DueMail, { languages, team }: ComposeOptions) {
	const { details, reference, language } = request ?? {};
	if (!details?.email || !reply?.text) throw new Error("An answer belongs to a request that can be read");
	const { from } = content as ReplyContent;
	const theirs = inLanguage(languages, language);
	const { replies, mails } = theirs.messages;
	const signature = [team.find(({ address }) => address === from)?.name, theirs.site.name].filter(Boolean).join("\n");
	const { references } = reply;
	// A mail program that threads by the subject finds the receipt by it.
	const subject = references.length > 0 ? `Re: ${mails.receipt.subject}` : replies.subject;
	return {
		...headersOf(theirs, "no", references),
		to: { name: details.name, address: details.email },
		subject: fill(subject, { reference: reference ?? "" }),
		body: `${greetingOf(details, replies)}\n\n${reply.text}\n\n${signature}\n`,
	} satisfies Mail.Options & { body: string; language: string };
}
