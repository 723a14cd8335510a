import { fill } from "../../../content-model/fill.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { DigestContent } from "../../store/outbox/reminders/digest.ts";
import { deskButton, line, type MailBody, RULE, small } from "../layout/mail-body.ts";
import { mailTime } from "./mail-time.ts";
import { type ListOptions, listedLine, namedRequests } from "./named-requests.ts";

/** The daily digest to staff: counts of unanswered and overdue requests, and of pending and failed mails. */
export function digestMail(content: DigestContent, names: DueMail["names"], options: ListOptions): MailBody {
	const { timeZone, deskUrl } = options;
	const { digest: words, desk } = options.messages.mails;
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
			...deskButton(desk, deskUrl),
			...(content.overdueRequests.length > 0 ? [RULE, ...namedRequests(content.overdueRequests, names, options)] : []),
			...(content.failed.length > 0
				? [
						RULE,
						...content.failed.map(({ reference, kind, code, unconfirmed }) =>
							listedLine(
								reference ?? words.general,
								[
									reference ? names?.get(reference) : undefined,
									words.kinds[kind],
									unconfirmed ? words.unconfirmed : code,
								],
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
