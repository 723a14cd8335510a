/** A request in staff's words. */
import { messages } from "virtual:content";
import { choiceWord } from "../content-model/choice-word.ts";
import { type FieldName, FORMS } from "../contract/forms.ts";
import { HOUR } from "../service/durations.ts";
import type { Settings } from "../service/settings/settings.ts";
import { isPastDeadline } from "../service/store/request-filter.ts";
import { formOfRequest, type StoredRequest } from "../service/store/stored-request.ts";
import { printable } from "./printable.ts";
import { shortTime } from "./times.ts";
import { STATE } from "./words/say.ts";

/** What a request is put into words with. */
export interface WordingContext {
	now: Date;
	settings: Pick<Settings, "OVERDUE_HOURS" | "SERVICE_TIME_ZONE">;
}

export function kindWord({ kind }: Pick<StoredRequest, "kind">): string {
	return messages.mails.staff.kinds[kind];
}

/** Whether its promised time has passed without an answer. */
export function isOverdue(request: StoredRequest, { now, settings }: WordingContext): boolean {
	const { answeredAt, spamAt, held, receivedAt } = request;
	return !answeredAt && !spamAt && !held && isPastDeadline(receivedAt, now, settings.OVERDUE_HOURS * HOUR);
}

/** How it stands, in a few words. */
export function stateWords(request: StoredRequest, context: WordingContext): string {
	if (request.answeredAt) {
		return STATE.answered(shortTime(request.answeredAt, context.settings.SERVICE_TIME_ZONE));
	}
	if (request.spamAt) return STATE.spam(shortTime(request.spamAt, context.settings.SERVICE_TIME_ZONE));
	if (request.held) return STATE.held;
	return isOverdue(request, context) ? STATE.overdue : STATE.unanswered;
}

/** Each question of its form with what was answered. */
export function answersOf(request: StoredRequest): { field: FieldName; label: string; answer: string }[] {
	const form = formOfRequest(request);
	return FORMS[form].fields.map((field) => ({
		field,
		label: messages.forms[form].fields[field]?.label ?? field,
		answer: answerWords(field, request.details[field]),
	}));
}

function answerWords(field: FieldName, given: string | undefined): string {
	if (given === undefined) return messages.mails.staff.none;
	if (field === "consent") return messages.mails.staff.consented;
	return printable(choiceWord(messages, field, given) ?? given);
}

/** Which form it came through. */
export function formTitle(request: StoredRequest): string {
	return messages.forms[formOfRequest(request)].title;
}
