/** Composes the message of a due mail, at each try, so that corrected texts apply. */
import type Mail from "nodemailer/lib/mailer/index.js";
import { bareAddress } from "../../formats/mailbox.ts";
import type { TeamMember } from "../../settings/team.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { ReminderContent } from "../../store/outbox/reminders/reminders.ts";
import type { PassedContent } from "../../store/requests/actions/change-row.ts";
import { type MailBody, mailText } from "../layout/mail-body.ts";
import { mailHtml } from "../layout/mail-html.tsx";
import { batchMail, digestMail, passedListMail, reminderMail } from "./list-mails.ts";
import type { ComposeOptions } from "./options.ts";
import { requestMail } from "./staff-mail.ts";
import { callMail, receiptMail, replyMail } from "./visitor-mails.ts";

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
	const to = staffRecipients(mail, options);
	switch (mail.kind) {
		case "receipt":
			return receiptMail(mail, options);
		case "reply":
			return replyMail(mail, options);
		case "call":
			return callMail(mail, options);
		case "staff":
			return { to, ...requestMail(mail, options) };
		case "passed":
			return { to, ...((mail.content as PassedContent).requests ? passedListMail : requestMail)(mail, options) };
		case "batch":
			return { to, ...batchMail(mail, options) };
		case "digest":
			return { to, ...digestMail(mail, options) };
		default:
			return { to, ...reminderMail(mail, mail.kind, options) };
	}
}

/** Who gets a mail to staff: the person or unit it is for, else everybody; decided anew at each try. */
function staffRecipients(mail: DueMail, { notifyTo, team }: ComposeOptions): string[] {
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
