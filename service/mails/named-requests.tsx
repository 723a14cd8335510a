import { Text } from "@react-email/components";
import type { Messages } from "../../content-model/messages.ts";
import { fill } from "../../content-model/template.ts";
import type { NamedRequest } from "../promise/watch-over.ts";
import { mailTime } from "./mail-time.ts";

const text = { fontSize: "16px", lineHeight: 1.6, margin: "0 0 8px" };

/** Requests by reference, kind and time of arrival: what a mail may say of them without naming anybody. */
export function NamedRequests({
	requests,
	more = 0,
	messages,
	timeZone,
}: {
	requests: readonly NamedRequest[];
	more?: number;
	messages: Messages;
	timeZone: string;
}) {
	const { staff, reminder, quarantine } = messages.mails;
	return (
		<>
			{requests.map(({ reference, kind, receivedAt, overdue, suspicion }) => {
				const said = [
					staff.kinds[kind],
					mailTime(new Date(receivedAt), timeZone),
					overdue && reminder.overdue,
					suspicion && quarantine.suspicions[suspicion],
				];
				return (
					<Text key={reference} style={text}>
						<strong>{reference}</strong> · {said.filter(Boolean).join(" · ")}
					</Text>
				);
			})}
			{more > 0 && <Text style={text}>{fill(reminder.more, { count: String(more) })}</Text>}
		</>
	);
}
