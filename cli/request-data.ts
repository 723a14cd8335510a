import type { MailStatus } from "../service/store/mail-status.ts";
import type { StoredRequest } from "../service/store/stored-request.ts";
import { isOverdue, type WordingContext } from "./request-words.ts";

interface Extras {
	failedMails?: MailStatus[];
	mails?: MailStatus[];
	notes?: readonly { text: string; writtenAt: Date }[];
}

/** A request for programs: every key in each, codes instead of words, times in UTC. */
export function requestData(request: StoredRequest & Extras, context: WordingContext) {
	const { reference, kind, receivedAt, noticeVersion, details, answeredAt, held, suspicion, releasedAt } = request;
	const { unit, takenBy, spamAt } = request;
	return {
		reference,
		kind,
		receivedAt,
		noticeVersion,
		details,
		answeredAt,
		overdue: isOverdue(request, context),
		held,
		suspicion,
		releasedAt,
		unit,
		takenBy,
		spamAt,
		...(request.failedMails && { failedMails: request.failedMails }),
		...(request.mails && { mails: request.mails }),
		...(request.notes && { notes: request.notes }),
	};
}
