/** Composes the message of a due mail, at each try, so that corrected texts apply. */
import type Mail from "nodemailer/lib/mailer/index.js";
import { fill } from "../../../content-model/fields/fill.ts";
import type { Site } from "../../../content-model/pages/site.ts";
import { bareAddress } from "../../formats/mailbox.ts";
import type { TeamMember } from "../../settings/team.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { DigestContent } from "../../store/outbox/reminders/digest.ts";
import { countNamed, type ReminderContent } from "../../store/outbox/reminders/reminders.ts";
import type { PassedContent } from "../../store/requests/actions/change-row.ts";
import { type MailBody, mailText } from "../layout/mail-body.ts";
import { mailHtml } from "../layout/mail-html.tsx";
import { batchMail, digestMail, passedListMail, reminderMail, type StaffMailOptions, shortMail } from "./list-mails.ts";
import { passedMail, staffMail, staffSubject } from "./staff-mail.ts";
import { callMail, receiptMail, replyMail, requestOf, type VisitorMailOptions } from "./visitor-mails.ts";

/** Its time zone is staff's, `America/Santo_Domingo`: mails to them show local times. */
export interface ComposeOptions extends StaffMailOptions, VisitorMailOptions {
	site: Site;
	notifyTo: readonly string[];
}

/** A message and the addresses it is still to be sent to. */
type ComposedMail = Mail.Options & { envelope: { from: string; to: string[] } };

export function composeMail(mail: DueMail, options: ComposeOptions): ComposedMail {
	const { from } = options;
	const { to, body, language, ...headers } = headersAndBody(mail, options);
	const recipients = [to].flat().map((one) => bareAddress(typeof one === "string" ? one : one.address));
	return {
		from,
		messageId: mail.messageId,
		date: mail.createdAt,
		...headers,
		...(typeof body === "string"
			? { text: body }
			: { html: mailHtml(body, options.site.name, language), text: mailText(body) }),
		to,
		envelope: { from: bareAddress(from), to: recipients.filter((one) => !(one in mail.outcomes)) },
	};
}

interface HeadersAndBody
	extends Pick<Mail.Options, "replyTo" | "subject" | "headers" | "inReplyTo" | "references" | "icalEvent"> {
	to: { name: string; address: string } | string[];
	/** As plain text alone, or as both. */
	body: MailBody | string;
	/** Of its words; the team's own if left out. */
	language?: string;
}

function headersAndBody(mail: DueMail, options: ComposeOptions): HeadersAndBody {
	const { messages, notifyTo, team } = options;
	const words = messages.mails;
	const to = staffRecipients(mail, notifyTo, team);
	const names = mail.short ? undefined : mail.names;
	switch (mail.kind) {
		case "receipt":
			return receiptMail(mail, options);
		case "staff":
		case "passed": {
			const passed = mail.content as PassedContent;
			if (mail.kind === "passed" && passed.requests) {
				const subject = fill(words.passedMany.subject, { count: String(passed.requests.length + (passed.more ?? 0)) });
				return { to, subject, body: passedListMail(passed, names, options) };
			}
			const request = requestOf(mail);
			const { name, email } = request.details;
			const replyTo = email ? { name, address: email } : undefined;
			const named = words[mail.kind === "staff" ? "short" : "passed"].subject;
			const subject = fill(named, { reference: request.reference });
			if (mail.short) return { to, subject, body: shortMail(request, options) };
			const told =
				mail.kind === "staff"
					? { subject: staffSubject(request, messages), body: staffMail(request, options) }
					: { subject, body: passedMail(request, passed, options) };
			return { to, ...(replyTo && { replyTo }), ...told };
		}
		case "batch": {
			const { listed = [], more = 0, short } = mail;
			const subject = fill(words.batch.subject, { count: String(listed.length + more) });
			return { to, subject, body: batchMail({ listed, more }, options, short) };
		}
		case "reply":
			return replyMail(mail, options);
		case "call":
			return callMail(mail, options);
		case "digest": {
			const content = mail.content as DigestContent;
			const subject = fill(words.digest.subject, { unanswered: String(content.unanswered) });
			return { to, subject, body: digestMail(content, names, options) };
		}
		default: {
			const content = mail.content as ReminderContent;
			const said = words[content.why ?? mail.kind];
			const isGone = content.to && !team.some(({ address }) => address === content.to);
			const had = isGone ? [fill(words.reminder.had, { name: content.to ?? "" })] : [];
			const subject = fill(said.subject, { count: String(countNamed(content.requests) + content.more) });
			const lead = [said.lead, ...had].join(" ");
			return { to, subject, body: reminderMail(content, names, options, { ...said, lead }) };
		}
	}
}

/** Who gets a mail to staff: the person or unit it is for, else everybody; decided anew at each try. */
function staffRecipients(mail: DueMail, notifyTo: readonly string[], team: readonly TeamMember[]): string[] {
	const meant = team.filter((member) => isRecipient(mail, member));
	return meant.length > 0 ? meant.map(({ address }) => address) : [...notifyTo];
}

function isRecipient({ kind, request, content }: DueMail, { address, units }: TeamMember): boolean {
	switch (kind) {
		case "staff":
			return request?.unit !== undefined && units.includes(request.unit);
		case "passed": {
			const to = content as PassedContent;
			return "person" in to ? address === to.person : units.includes(to.unit) && address !== to.from;
		}
		case "reminder":
			return address === (content as ReminderContent).to;
		default:
			return false;
	}
}
