import { Hr, Text } from "@react-email/components";
import type { Messages } from "../../content-model/messages.ts";
import type { ReminderContent } from "../promise/watch-over.ts";
import { MailFrame, small, text } from "./frame.tsx";
import { NamedRequests } from "./named-requests.tsx";

export interface ReminderMailProps {
	content: ReminderContent;
	messages: Messages;
	timeZone: string;
	/** Whether they are held as suspect, rather than waiting for an answer. */
	held: boolean;
}

/** Tells staff which requests wait for them, by reference. */
export function ReminderMail({ content, messages, timeZone, held }: ReminderMailProps) {
	const { reminder, quarantine } = messages.mails;
	const { preview, title, lead, see } = held ? quarantine : reminder;
	return (
		<MailFrame preview={preview} title={title}>
			<Text style={text}>{lead}</Text>
			<NamedRequests requests={content.requests} more={content.more} {...{ messages, timeZone }} />
			<Hr />
			<Text style={small}>{see}</Text>
			<Text style={small}>{held ? quarantine.release : reminder.answered}</Text>
		</MailFrame>
	);
}
