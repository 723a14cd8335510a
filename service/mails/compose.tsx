/** Turns a mail that is due into the message to send: rendered at each try, so that mended words reach it. */
import { render, toPlainText } from "@react-email/render";
import type Mail from "nodemailer/lib/mailer/index.js";
import type { ReactElement } from "react";
import type { Messages } from "../../content-model/messages.ts";
import type { Site } from "../../content-model/site.ts";
import { fill } from "../../content-model/template.ts";
import type { DueMail } from "./mail-queue.ts";
import { ReceiptMail } from "./receipt-mail.tsx";
import { StaffMail } from "./staff-mail.tsx";

export interface ComposeOptions {
	messages: Messages;
	site: Site;
	/** Sender, as `Name <address>`. */
	from: string;
	/** Staff addresses. */
	notifyTo: readonly string[];
}

const localTime = new Intl.DateTimeFormat("es-DO", {
	dateStyle: "full",
	timeStyle: "short",
	timeZone: "America/Santo_Domingo",
});

/** Composes one mail, in HTML and plain text. */
export async function composeMail(mail: DueMail, options: ComposeOptions): Promise<Mail.Options> {
	const { messages, site, from, notifyTo } = options;
	const { reference, details, kind, receivedAt } = mail.request;
	const common = { from, messageId: mail.messageId, date: mail.createdAt };
	if (mail.kind === "receipt") {
		const words = messages.mails.receipt;
		return {
			...common,
			...(await bothForms(<ReceiptMail reference={reference} site={site} words={words} />)),
			to: { name: "", address: details.email },
			replyTo: site.email,
			subject: fill(words.subject, { reference }),
			headers: { "Auto-Submitted": "auto-replied" },
		};
	}
	const words = messages.mails.staff;
	return {
		...common,
		...(await bothForms(
			<StaffMail request={mail.request} messages={messages} received={localTime.format(receivedAt)} />,
		)),
		to: [...notifyTo],
		replyTo: { name: details.name, address: details.email },
		subject: fill(words.subject, { reference, kind: words.kinds[kind] }),
	};
}

async function bothForms(mail: ReactElement): Promise<{ html: string; text: string }> {
	const html = await render(mail);
	// The only line breaks between tags are those the visitor wrote.
	return { html, text: toPlainText(html, { preserveNewlines: true }) };
}
