import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { ReminderContent } from "../../store/outbox/reminders/reminders.ts";
import { deskButton, type MailBody, RULE, small, usual } from "../layout/mail-body.ts";
import { type ListOptions, namedRequests } from "./named-requests.ts";

/** Reminds staff of requests. @param held whether they are held, rather than unanswered */
export function reminderMail(
	content: ReminderContent,
	names: DueMail["names"],
	options: ListOptions,
	held: boolean,
): MailBody {
	const { deskUrl } = options;
	const { reminder, quarantine, desk } = options.messages.mails;
	const { preview, title, lead, see } = held ? quarantine : reminder;
	return {
		preview,
		title,
		blocks: [
			usual(lead),
			...deskButton(desk, deskUrl),
			...namedRequests(content.requests, names, options, content.more),
			...(deskUrl ? [RULE, small(see)] : []),
		],
	};
}
