import { Hr, Text } from "@react-email/components";
import type { Messages } from "../../content-model/messages.ts";
import { fill } from "../../content-model/template.ts";
import type { DigestContent } from "../promise/watch-over.ts";
import { MailFrame } from "./frame.tsx";
import { localTime } from "./local-time.ts";
import { NamedRequests } from "./named-requests.tsx";

const count = { fontSize: "16px", lineHeight: 1.6, margin: "0 0 4px" };
const small = { color: "#38555b", fontSize: "14px", lineHeight: 1.4, margin: "8px 0" };

/** Tells staff once a day how things stand. */
export function DigestMail({ content, messages }: { content: DigestContent; messages: Messages }) {
	const words = messages.mails.digest;
	const counts = [
		[fill(words.since, { date: localTime.format(new Date(content.since)) }), content.received],
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
					<NamedRequests requests={content.overdueRequests} messages={messages} />
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
