import { Hr, Text } from "@react-email/components";
import type { Messages } from "../../content-model/messages.ts";
import { fill } from "../../content-model/template.ts";
import type { DigestContent } from "../promise/watch-over.ts";
import { MailFrame, small } from "./frame.tsx";
import { mailTime } from "./mail-time.ts";
import { NamedRequests } from "./named-requests.tsx";

const count = { fontSize: "16px", lineHeight: 1.6, margin: "0 0 4px" };

export interface DigestMailProps {
	content: DigestContent;
	messages: Messages;
	timeZone: string;
}

/** Tells staff once a day how things stand. */
export function DigestMail({ content, messages, timeZone }: DigestMailProps) {
	const words = messages.mails.digest;
	const counts = [
		[fill(words.since, { date: mailTime(new Date(content.since), timeZone) }), content.received],
		[words.unanswered, content.unanswered],
		[words.overdue, content.overdue],
		[words.held, content.held],
		[words.pendingMails, content.pendingMails],
		[words.failedMails, content.failedMails],
	] as const;
	const preview = { received: String(content.received), overdue: String(content.overdue) };
	return (
		<MailFrame preview={fill(words.preview, preview)} title={words.title}>
			{counts.map(([label, value]) => (
				<Text key={label} style={count}>
					{label}: <strong>{value}</strong>
				</Text>
			))}
			{content.overdueRequests.length > 0 && (
				<>
					<Hr />
					<NamedRequests requests={content.overdueRequests} messages={messages} timeZone={timeZone} />
				</>
			)}
			{content.failed.length > 0 && (
				<>
					<Hr />
					{content.failed.map(({ reference, kind, code }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and one request may have several
						<Text key={index} style={count}>
							<strong>{reference ?? words.general}</strong> · {words.kinds[kind]} · {code}
						</Text>
					))}
					<Text style={small}>{words.resend}</Text>
				</>
			)}
			<Hr />
			<Text style={small}>{words.daily}</Text>
		</MailFrame>
	);
}
