import { choiceWord } from "../../content-model/choice-word.ts";
import type { Messages } from "../../content-model/messages.ts";
import { formOf } from "../../contract/forms.ts";
import type { ListedRequest } from "../store/listed-requests.ts";
import { type Block, type MailBody, RULE, small, usual } from "./mail-body.ts";
import { mailTime } from "./mail-time.ts";
import { listedLine } from "./named-requests.ts";

// A line of a list, not a place for a text.
const LONGEST_NAME = 80;

/** The mail to staff that lists, one a line, requests above the limit of notices. */
export function batchMail(listed: readonly ListedRequest[], messages: Messages, timeZone: string): MailBody {
	const { preview, title, lead, see, single } = messages.mails.batch;
	return {
		preview,
		title,
		blocks: [
			usual(lead),
			...listed.map((request) => requestLine(request, messages, timeZone)),
			RULE,
			small(see),
			small(single),
		],
	};
}

function requestLine({ reference, kind, receivedAt, details }: ListedRequest, messages: Messages, timeZone: string) {
	const { staff, batch } = messages.mails;
	const time = mailTime(receivedAt, timeZone);
	if (!details) return listedLine(reference, [staff.kinds[kind], batch.unreadable, time]);
	const form = formOf({ type: kind, interest: details.interest }) ?? "patient";
	const country = details.country && (choiceWord(messages, "country", details.country) ?? details.country);
	return listedLine(reference, [messages.forms[form].title, inOneLine(details.name), country, time]) satisfies Block;
}

// Line breaks, control signs and marks that turn the direction of writing: they could make a line read as another.
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu;

function inOneLine(name: string): string {
	const signs = [...name.replace(CONTROLS, " ").trim()];
	return signs.length <= LONGEST_NAME ? signs.join("") : `${signs.slice(0, LONGEST_NAME).join("")}…`;
}
