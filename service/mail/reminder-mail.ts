import type { Messages } from "../../content-model/messages.ts";
import type { ReminderContent } from "../store/reminders.ts";
import { type MailBody, RULE, small, usual } from "./mail-body.ts";
import { namedRequests } from "./named-requests.ts";

/**
 * The mail that reminds staff of requests, by reference.
 * @param held whether they are held as suspect, rather than unanswered
 */
export function reminderMail(
	content: ReminderContent,
	{ messages, timeZone, deskUrl }: { messages: Messages; timeZone: string; deskUrl?: string | undefined },
	held: boolean,
): MailBody {
	const { reminder, quarantine } = messages.mails;
	const { preview, title, lead, see } = held ? quarantine : reminder;
	return {
		preview,
		title,
		blocks: [
			usual(lead),
			...namedRequests(content.requests, messages, timeZone, content.more, deskUrl),
			RULE,
			small(see),
		],
	};
}
