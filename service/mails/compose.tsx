/** Turns a mail that is due into the message to send: rendered at each try, so that mended words reach it. */
import { render, toPlainText } from "@react-email/render";
import type Mail from "nodemailer/lib/mailer/index.js";
import type { ReactElement } from "react";
import type { Messages } from "../../content-model/messages.ts";
import type { Site } from "../../content-model/site.ts";
import { fill } from "../../content-model/template.ts";
import type { DigestContent, ReminderContent } from "../promise/watch-over.ts";
import type { StoredRequest } from "../requests/stored-request.ts";
import { DigestMail } from "./digest-mail.tsx";
import type { DueMail } from "./mail-queue.ts";
import { mailTime } from "./mail-time.ts";
import { bareAddress } from "./mailbox.ts";
import { ReceiptMail } from "./receipt-mail.tsx";
import { ReminderMail } from "./reminder-mail.tsx";
import { StaffMail } from "./staff-mail.tsx";

export interface ComposeOptions {
	messages: Messages;
	site: Site;
	/** Sender, as `Name <address>`. */
	from: string;
	/** Staff addresses. */
	notifyTo: readonly string[];
	/** Where they work, as `America/Santo_Domingo`: mails to them show times by the clock there. */
	timeZone: string;
}

/** A message and who is still owed it. */
export type ComposedMail = Mail.Options & { envelope: { from: string; to: string[] } };

/** Composes one mail, in HTML and plain text. */
export async function composeMail(mail: DueMail, options: ComposeOptions): Promise<ComposedMail> {
	const { from } = options;
	const { to, body, ...headers } = headersAndBody(mail, options);
	const recipients = [to].flat().map((one) => bareAddress(typeof one === "string" ? one : one.address));
	return {
		from,
		messageId: mail.messageId,
		date: mail.createdAt,
		...headers,
		...(await bothForms(body)),
		to,
		envelope: { from: bareAddress(from), to: recipients.filter((one) => !(one in mail.outcomes)) },
	};
}

interface HeadersAndBody extends Pick<Mail.Options, "replyTo" | "subject" | "headers"> {
	to: { name: string; address: string } | string[];
	body: ReactElement;
}

function headersAndBody(mail: DueMail, { messages, site, notifyTo, timeZone }: ComposeOptions): HeadersAndBody {
	const words = messages.mails;
	const to = [...notifyTo];
	switch (mail.kind) {
		case "receipt": {
			const { reference, details } = requestOf(mail);
			return {
				to: { name: "", address: details.email },
				replyTo: site.email,
				subject: fill(words.receipt.subject, { reference }),
				headers: { "Auto-Submitted": "auto-replied" },
				body: <ReceiptMail reference={reference} site={site} words={words.receipt} />,
			};
		}
		case "staff": {
			const request = requestOf(mail);
			const { reference, details, kind, receivedAt } = request;
			return {
				to,
				replyTo: { name: details.name, address: details.email },
				subject: fill(words.staff.subject, { reference, kind: words.staff.kinds[kind] }),
				body: <StaffMail request={request} messages={messages} received={mailTime(receivedAt, timeZone)} />,
			};
		}
		case "digest": {
			const content = mail.content as DigestContent;
			return {
				to,
				...AUTOMATIC,
				subject: fill(words.digest.subject, { unanswered: String(content.unanswered) }),
				body: <DigestMail content={content} messages={messages} timeZone={timeZone} />,
			};
		}
		default: {
			const content = mail.content as ReminderContent;
			return {
				to,
				...AUTOMATIC,
				subject: fill(words[mail.kind].subject, { count: String(content.requests.length + content.more) }),
				body: <ReminderMail {...{ content, messages, timeZone }} held={mail.kind === "quarantine"} />,
			};
		}
	}
}

const AUTOMATIC = { headers: { "Auto-Submitted": "auto-generated" } };

function requestOf({ request, kind }: DueMail): StoredRequest {
	if (!request) throw new Error(`A ${kind} mail belongs to a request`);
	return request;
}

async function bothForms(mail: ReactElement): Promise<{ html: string; text: string }> {
	const html = await render(mail);
	// The only line breaks between tags are those the visitor wrote.
	return { html, text: toPlainText(html, { preserveNewlines: true }) };
}
