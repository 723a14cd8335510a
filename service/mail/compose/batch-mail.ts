import { placeWord, purposeWord } from "../../../content-model/choice-word.ts";
import type { BatchedRequest } from "../../store/outbox/batched-requests.ts";
import { formOfRequest } from "../../store/requests/stored-request.ts";
import { type Block, deskButton, type MailBody, RULE, small, usual } from "../layout/mail-body.ts";
import { mailTime } from "./mail-time.ts";
import { type ListOptions, listedLine } from "./named-requests.ts";

/** The mail to staff that lists, one a line, requests above the limit of notices. */
export function batchMail(listed: readonly BatchedRequest[], options: ListOptions): MailBody {
	const { deskUrl } = options;
	const { batch, desk } = options.messages.mails;
	return {
		preview: batch.preview,
		title: batch.title,
		blocks: [
			usual(batch.lead),
			...deskButton(desk, deskUrl),
			...listed.map((request) => requestLine(request, options)),
			...(deskUrl ? [RULE, small(batch.see)] : []),
		],
	};
}

function requestLine(
	{ reference, kind, receivedAt, details }: BatchedRequest,
	{ messages, timeZone, deskUrl }: ListOptions,
): Block {
	const { staff, batch } = messages.mails;
	const time = mailTime(receivedAt, timeZone);
	if (!details) return listedLine(reference, [undefined, staff.kinds[kind], batch.unreadable, time], deskUrl);
	const form = messages.forms[formOfRequest({ kind, details })].title;
	const purpose = purposeWord(messages, details.purpose);
	return listedLine(reference, [details.name, form, purpose, placeWord(messages, details), time], deskUrl);
}
