/** Requests as CSV that spreadsheets open with accents, and that can do nothing when opened. */
import { stringify } from "csv-stringify/sync";
import { answerText } from "../../../content-model/messages/choice-word.ts";
import { dateFormat } from "../../../contract/date-format.ts";
import { type FieldName, FORM_IDS, FORMS } from "../../../contract/requests/forms.ts";
import { callText } from "../../formats/call-text.ts";
import { printable } from "../../formats/printable.ts";
import { languageForTeam } from "../../formats/team-language.ts";
import type { RequestFile } from "../../store/requests/inbox/desk-request.ts";
import { cameWords, type DeskView, nameOf, unitName } from "../desk-view.ts";

/** By the word in the address: Excel takes the list separator of its country, which is one of these. */
export const SEPARATORS = { comma: ",", semicolon: ";" } as const;
export type Separator = keyof typeof SEPARATORS;

type Columns = { [Name in keyof DeskView["words"]["figures"]["requests"]["columns"]]?: Cell };
type Cell = (request: RequestFile, view: DeskView) => string;

// The columns before and after the questions of the forms.
const BEFORE: Columns = {
	reference: ({ reference }) => reference,
	received: ({ receivedAt }, view) => sortableTime(receivedAt, view),
	kind: ({ kind }, { messages }) => messages.mails.staff.kinds[kind],
	form: ({ form }, { messages }) => (form ? messages.forms[form].title : ""),
	language: ({ language }) => languageForTeam(language),
	state: ({ overdue, state }, { words: { figures } }) =>
		overdue ? figures.requests.overdue : figures.requests.states[state],
	unit: ({ unit }, view) => (unit ? unitName(unit, view) : ""),
	takenBy: ({ takenBy }, view) => (takenBy ? nameOf(takenBy, view) : ""),
};
const AFTER: Columns = {
	answeredAt: ({ answeredAt }, view) => sortableTime(answeredAt, view),
	outcome: ({ outcome }, { words }) => (outcome ? words.request.outcomes[outcome] : ""),
	leftReason: ({ leftReason }, { words }) => (leftReason ? words.request.leftReasons[leftReason] : ""),
	followUp: ({ followUp = "" }) => followUp,
	origin: cameWords,
	call: (request, { messages }) => callText(request, messages),
	mails: ({ mails }, { words }) =>
		mails.some(({ state }) => state === "failed") ? words.figures.requests.mailFailed : "",
	notes: ({ history }, view) =>
		history.flatMap(({ text, at }) => (text ? `${sortableTime(at, view)} ${text}` : [])).join("\n"),
	suspicion: ({ suspicion }, { messages }) => (suspicion ? messages.mails.quarantine.suspicions[suspicion] : ""),
	notice: ({ noticeVersion }) => noticeVersion,
};
// Every question of every form, once.
const FIELDS = [...new Set(FORM_IDS.flatMap((form) => FORMS[form].fields))] as FieldName[];

// Formulas in a spreadsheet, with any separator (OWASP, "CSV Injection"); backwards, as forwards costs quadratic time.
const FORMULA_START = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;|\t\n"])\s*)/g;

/** Escapes a text for a spreadsheet cell: an apostrophe goes before each possible formula start. */
export const escapeFormulas = (text: string): string => printable(text).replace(FORMULA_START, "'");

const MAX_CONVERTED = 40;
// Digits with what may stand among them in a number, an amount, a time or a date, in Spanish or English.
const CONVERTED =
	/^(?=.*\d)(?:[\d\s.,:/()%$€£+-]|e|rd|us|de|[ap]\.?\s?m\.?|(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|se[pt]|oct|nov|di?c|dec)\p{L}{0,7})+$/iu;

/** Keeps what spreadsheets take for a number or date (`0171`, `3-4`) a text: an apostrophe does so in all of them. */
export const asText = (text: string): string =>
	text.length <= MAX_CONVERTED && CONVERTED.test(text) ? `'${text}` : text;

/** The row of titles, with the mark by which Excel knows UTF-8. */
export function titleRow(view: DeskView, separator: Separator): string {
	const { columns } = view.words.figures.requests;
	const titles = (some: Columns) => Object.keys(some).map((name) => columns[name as keyof Columns]);
	const questions = FIELDS.map((field) => (field === "consent" ? columns.consent : labelOf(field, view)));
	return csvText([[...titles(BEFORE), ...questions, ...titles(AFTER)]], separator, true);
}

/** @param requests in the order of the rows */
export function requestRows(requests: readonly RequestFile[], view: DeskView, separator: Separator): string {
	const cells = (some: Columns, request: RequestFile) => Object.values(some).map((cell) => cell(request, view));
	const answers = ({ details }: RequestFile) =>
		FIELDS.map((field) => {
			const given = details?.[field];
			return given === undefined ? "" : asText(answerText(view.messages, field, given));
		});
	const rows = requests.map((one) => [...cells(BEFORE, one), ...answers(one), ...cells(AFTER, one)]);
	return csvText(rows, separator);
}

/** What the first form that asks it calls it. */
const labelOf = (field: FieldName, { messages }: DeskView): string =>
	FORM_IDS.map((form) => messages.forms[form].fields[field]?.label).find(Boolean) ?? field;

/** @param bom whether it begins with the mark by which Excel knows UTF-8 */
export function csvText(rows: readonly (readonly string[])[], separator: Separator, bom = false): string {
	const cells = rows.map((row) => row.map(escapeFormulas));
	const delimiter = SEPARATORS[separator];
	return stringify(cells, { bom, delimiter, record_delimiter: "windows", quoted: true, quoted_empty: true });
}

/** A moment as spreadsheets read and sort it, `2026-11-21 10:03`; nothing if there is none. */
function sortableTime(time: Date | undefined, { timeZone }: DeskView): string {
	if (!time) return "";
	// Swedes write dates as ISO 8601 does.
	return dateFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(time);
}
