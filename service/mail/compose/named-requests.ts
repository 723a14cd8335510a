import { fill } from "../../../content-model/fill.ts";
import type { Messages } from "../../../content-model/messages.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { NamedRequest } from "../../store/outbox/reminders/named-request.ts";
import { type Block, line } from "../layout/mail-body.ts";
import { mailTime } from "./mail-time.ts";
import { oneLine } from "./one-line.ts";

// A line of a list, not a place for a text.
const MAX_NAME_LENGTH = 80;

/** What the lists of mails to staff are written with. */
export interface ListOptions {
	messages: Messages;
	timeZone: string;
	deskUrl?: string | undefined;
}

/** Requests of a list: reference, who wrote, kind and time of arrival. @param names by reference */
export function namedRequests(
	requests: readonly NamedRequest[],
	names: DueMail["names"],
	{ messages: { mails }, timeZone, deskUrl }: ListOptions,
	more = 0,
): Block[] {
	const { staff, reminder, quarantine } = mails;
	const lines = requests.map(({ reference, kind, receivedAt, overdue, suspicion }) =>
		listedLine(
			reference,
			[
				names?.get(reference),
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

/** One request of a list, which leads to the desk if there is one. @param said the name of its writer first */
export function listedLine(
	reference: string,
	[name, ...said]: readonly (string | false | undefined)[],
	deskUrl?: string | undefined,
): Block {
	const who = name ? `${reference} · ${oneLine(name, MAX_NAME_LENGTH)}` : reference;
	const named = deskUrl ? { text: who, href: `${deskUrl}/${reference}` } : { strong: who };
	return line(named, ` · ${said.filter(Boolean).join(" · ")}`);
}
