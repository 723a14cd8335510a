import type Mail from "nodemailer/lib/mailer/index.js";
import type { Words } from "../../../content-model/content.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import { type ByLanguage, inLanguage } from "../../../contract/languages.ts";
import { greetingOf } from "../../formats/greeting.ts";
import type { TeamMember } from "../../settings/team.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { ReplyContent } from "../../store/requests/actions/change-row.ts";

/** What a member answered, as plain text, which any mail program quotes and threads as one person's to another. */
export function replyMail(
	{ request, content, reply }: DueMail,
	{ languages, team }: { languages: ByLanguage<Words>; team: readonly TeamMember[] },
) {
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
		to: { name: details.name, address: details.email },
		replyTo: theirs.site.email,
		subject: fill(subject, { reference: reference ?? "" }),
		...(references.length > 0 && { inReplyTo: references[0], references: [...references] }),
		headers: { "Auto-Submitted": "no", "Content-Language": theirs.language },
		body: `${greetingOf(details, replies)}\n\n${reply.text}\n\n${signature}\n`,
		language: theirs.language,
	} satisfies Mail.Options & { body: string; language: string };
}
