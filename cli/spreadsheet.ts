/** Requests as CSV that spreadsheets open with accents, and that can do nothing when opened. */

import { messages } from "virtual:content";
import { stringify } from "csv-stringify/sync";
import { type FieldName, FORM_IDS, FORMS } from "../contract/forms.ts";
import type { ListedRequest, Note } from "../service/store/reading.ts";
import { printable } from "./printable.ts";
import { answersOf, formTitle, kindWord, stateWords, type WordingContext } from "./request-words.ts";
import { sortableTime } from "./times.ts";
import { SHEET, STATE } from "./words/say.ts";

/** By the word staff type: a `;` would end a command in most shells. */
export const SEPARATORS = { coma: ",", "punto-y-coma": ";", tabulador: "\t" } as const;
export type Separator = keyof typeof SEPARATORS;

// Every question of every form, once.
const FIELDS = [...new Set(FORM_IDS.flatMap((form) => FORMS[form].fields))] as FieldName[];

/**
 * What a spreadsheet would take for a formula: a cell's first character, and also what would become one if the file were
 * opened with another separator or its quotes were not understood (OWASP, "CSV Injection").
 */
// From each such character backwards: forwards from each line break, a message of line breaks cost quadratic time.
const FORMULA_START = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;|\t\n"])\s*)/g;

/** Escapes a text for a spreadsheet cell: an apostrophe goes before each possible formula start. */
export function escapeFormulas(text: string): string {
	return printable(text).replace(FORMULA_START, "'");
}

/** @param requests in the order of the rows */
export function spreadsheet(
	requests: readonly (ListedRequest & { notes: readonly Note[] })[],
	context: WordingContext,
	separator: Separator,
): string {
	const { SERVICE_TIME_ZONE } = context.settings;
	const at = (time: Date | undefined) => (time ? sortableTime(time, SERVICE_TIME_ZONE) : "");
	const rows = requests.map((request) => {
		const answers = new Map(answersOf(request).map(({ field, answer }) => [field, answer]));
		return [
			request.reference,
			at(request.receivedAt),
			kindWord(request),
			formTitle(request),
			stateWords(request, context),
			...FIELDS.map((field) => (request.details[field] === undefined ? "" : (answers.get(field) ?? ""))),
			at(request.answeredAt),
			request.failedMails.length > 0 ? STATE.mailFailed : "",
			request.notes.map(({ text, writtenAt }) => `${at(writtenAt)} ${text}`).join("\n"),
			request.suspicion ? messages.mails.quarantine.suspicions[request.suspicion] : "",
			request.noticeVersion,
		].map(escapeFormulas);
	});
	const titles = [
		SHEET.reference,
		SHEET.received,
		SHEET.kind,
		SHEET.form,
		SHEET.state,
		...FIELDS.map((field) => SHEET.fields[field]),
		SHEET.answeredAt,
		SHEET.mails,
		SHEET.notes,
		SHEET.suspicion,
		SHEET.notice,
	];
	return stringify([titles, ...rows], {
		bom: true,
		delimiter: SEPARATORS[separator],
		record_delimiter: "windows",
		quoted: true,
	});
}
