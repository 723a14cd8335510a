import { fill } from "../../content-model/fill.ts";
import type { Messages } from "../../content-model/messages.ts";
import type { DigestContent } from "../store/digest.ts";
import { line, type MailBody, RULE, small } from "./mail-body.ts";
import { mailTime } from "./mail-time.ts";
import { listedLine, namedRequests } from "./named-requests.ts";

/** The daily digest to staff: counts of unanswered and overdue requests, and of pending and failed mails. */
export function digestMail(
	content: DigestContent,
	messages: Messages,
	timeZone: string,
	deskUrl?: string | undefined,
): MailBody {
	const words = messages.mails.digest;
	const counts: [string, number | undefined][] = [
		[fill(words.since, { date: mailTime(new Date(content.since), timeZone) }), content.received],
		[words.unanswered, content.unanswered],
		[words.overdue, content.overdue],
		[words.held, content.held],
		[words.pendingMails, content.pendingMails],
		[words.pendingReceipts, content.pendingReceipts],
		[words.failedMails, content.failedMails],
	];
	const preview = { received: String(content.received), overdue: String(content.overdue) };
	return {
		preview: fill(words.preview, preview),
		title: words.title,
		blocks: [
			// A digest that was queued before a count was known lacks it.
			...counts.flatMap(([label, value]) => (value === undefined ? [] : line(`${label}: `, { strong: String(value) }))),
			...(content.overdueRequests.length > 0
				? [RULE, ...namedRequests(content.overdueRequests, messages, timeZone, 0, deskUrl)]
				: []),
			...(content.failed.length > 0
				? [
						RULE,
						...content.failed.map(({ reference, kind, code, unconfirmed }) =>
							listedLine(
								reference ?? words.general,
								[words.kinds[kind], unconfirmed ? words.unconfirmed : code],
								reference ? deskUrl : undefined,
							),
						),
						small(words.resend),
					]
				: []),
			RULE,
			small(words.daily),
		],
	};
}
