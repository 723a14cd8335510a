import { fill } from "../../content-model/fill.ts";
import type { Messages } from "../../content-model/messages.ts";
import type { NamedRequest } from "../store/named-request.ts";
import { type Block, line } from "./mail-body.ts";
import { mailTime } from "./mail-time.ts";

/** Requests by reference, kind and time of arrival: what a mail may say of them without naming anybody. */
export function namedRequests(
	requests: readonly NamedRequest[],
	{ mails }: Messages,
	timeZone: string,
	more = 0,
	deskUrl?: string | undefined,
): Block[] {
	const { staff, reminder, quarantine } = mails;
	const lines = requests.map(({ reference, kind, receivedAt, overdue, suspicion }) =>
		listedLine(
			reference,
			[
				staff.kinds[kind],
				mailTime(new Date(receivedAt), timeZone),
				overdue && reminder.overdue,
				suspicion && quarantine.suspicions[suspicion],
			],
			deskUrl,
		),
	);
	return more > 0 ? [...lines, line(fill(reminder.more, { count: String(more) }))] : lines;
}

/** One request of a list: its reference, which leads to the desk where there is one, and what is said of it. */
export function listedLine(
	reference: string,
	said: readonly (string | false | undefined)[],
	deskUrl?: string | undefined,
): Block {
	const named = deskUrl ? { text: reference, href: `${deskUrl}/${reference}` } : { strong: reference };
	return line(named, ` · ${said.filter(Boolean).join(" · ")}`);
}
