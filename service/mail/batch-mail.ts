import { countryWord, purposeWord } from "../../content-model/choice-word.ts";
import type { Messages } from "../../content-model/messages.ts";
import type { BatchedRequest } from "../store/batched-requests.ts";
import { formOfRequest } from "../store/stored-request.ts";
import { type Block, type MailBody, RULE, small, usual } from "./mail-body.ts";
import { mailTime } from "./mail-time.ts";
import { listedLine } from "./named-requests.ts";
import { oneLine } from "./one-line.ts";

// A line of a list, not a place for a text.
const LONGEST_NAME = 80;

/** The mail to staff that lists, one a line, requests above the limit of notices. */
export function batchMail(
	listed: readonly BatchedRequest[],
	messages: Messages,
	timeZone: string,
	deskUrl?: string | undefined,
): MailBody {
	const { preview, title, lead, see } = messages.mails.batch;
	return {
		preview,
		title,
		blocks: [
			usual(lead),
			...listed.map((request) => requestLine(request, messages, timeZone, deskUrl)),
			RULE,
			small(see),
		],
	};
}

function requestLine(
	{ reference, kind, receivedAt, details }: BatchedRequest,
	messages: Messages,
	timeZone: string,
	deskUrl: string | undefined,
) {
	const { staff, batch } = messages.mails;
	const time = mailTime(receivedAt, timeZone);
	if (!details) return listedLine(reference, [staff.kinds[kind], batch.unreadable, time], deskUrl);
	const form = formOfRequest({ kind, details });
	const purpose = purposeWord(messages, details.purpose);
	const country = countryWord(messages, details.country);
	const said = [messages.forms[form].title, purpose, oneLine(details.name, LONGEST_NAME), country, time];
	return listedLine(reference, said, deskUrl) satisfies Block;
}
