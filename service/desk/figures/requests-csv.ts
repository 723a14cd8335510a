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

// The columns before and after the questions of the forms.
const BEFORE = ["reference", "received", "kind", "form", "language", "state", "unit", "takenBy"] as const;
const AFTER = [
	"answeredAt",
	"outcome",
	"leftReason",
	"followUp",
	"origin",
	"call",
	"mails",
	"notes",
	"suspicion",
	"notice",
] as const;
// Every question of every form, once.
const FIELDS = [...new Set(FORM_IDS.flatMap((form) => FORMS[form].fields))] as FieldName[];

// Formulas in a spreadsheet, with any separator (OWASP, "CSV Injection"); backwards, as forwards costs quadratic time.
const FORMULA_START = /(?=[=+\-@＝＋－＠])(?<=(?:^|[,;|\t\n"])\s*)/g;

/** Escapes a text for a spreadsheet cell: an apostrophe goes before each possible formula start. */
export function escapeFormulas(text: string): string {
	return printable(text).replace(FORMULA_START, "'");
}

const MAX_CONVERTED = 40;
// Digits with what may stand among them in a number, an amount, a time or a date, in Spanish or English.
const CONVERTED =
	/^(?=.*\d)(?:[\d\s.,:/()%$€£+-]|e|rd|us|de|[ap]\.?\s?m\.?|(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|se[pt]|oct|nov|di?c|dec)\p{L}{0,7})+$/iu;

/** Keeps what spreadsheets take for a number or date (`0171`, `3-4`) a text: an apostrophe does so in all of them. */
export function asText(text: string): string {
	return text.length <= MAX_CONVERTED && CONVERTED.test(text) ? `'${text}` : text;
}

/** The row of titles, with the mark by which Excel knows UTF-8. */
export function titleRow(view: DeskView, separator: Separator): string {
	const { columns } = view.words.figures.requests;
	const titles = (keys: readonly (keyof typeof columns)[]) => keys.map((key) => columns[key]);
	const questions = FIELDS.map((field) => (field === "consent" ? columns.consent : labelOf(field, view)));
	return csvText([[...titles(BEFORE), ...questions, ...titles(AFTER)]], separator, true);
}

/** @param requests in the order of the rows */
export function requestRows(requests: readonly RequestFile[], view: DeskView, separator: Separator): string {
	const { messages, timeZone } = view;
	const { requests: words } = view.words.figures;
	const { outcomes, leftReasons } = view.words.request;
	const at = (time: Date | undefined) => (time ? sortableTime(time, timeZone) : "");
	const rows = requests.map((request) => [
		request.reference,
		at(request.receivedAt),
		messages.mails.staff.kinds[request.kind],
		request.form ? messages.forms[request.form].title : "",
		languageForTeam(request.language),
		request.overdue ? words.overdue : words.states[request.state],
		request.unit ? unitName(request.unit, view) : "",
		request.takenBy ? nameOf(request.takenBy, view) : "",
		...FIELDS.map((field) => {
			const given = request.details?.[field];
			return given === undefined ? "" : asText(answerText(messages, field, given));
		}),
		at(request.answeredAt),
		request.outcome ? outcomes[request.outcome] : "",
		request.leftReason ? leftReasons[request.leftReason] : "",
		request.followUp ?? "",
		cameWords(request, view),
		callText(request, messages),
		request.mails.some(({ state }) => state === "failed") ? words.mailFailed : "",
		request.history.flatMap(({ text, at: written }) => (text ? `${at(written)} ${text}` : [])).join("\n"),
		request.suspicion ? messages.mails.quarantine.suspicions[request.suspicion] : "",
		request.noticeVersion,
	]);
	return csvText(rows, separator);
}

/** What the first form that asks it calls it. */
function labelOf(field: FieldName, { messages }: DeskView): string {
	return FORM_IDS.map((form) => messages.forms[form].fields[field]?.label).find(Boolean) ?? field;
}

/** @param bom whether it begins with the mark by which Excel knows UTF-8 */
export function csvText(rows: readonly (readonly string[])[], separator: Separator, bom = false): string {
	const cells = rows.map((row) => row.map(escapeFormulas));
	const delimiter = SEPARATORS[separator];
	return stringify(cells, { bom, delimiter, record_delimiter: "windows", quoted: true, quoted_empty: true });
}

/** A moment as spreadsheets read and sort it: `2026-11-21 10:03`. */
function sortableTime(time: Date, timeZone: string): string {
	// Swedes write dates as ISO 8601 does.
	return dateFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(time);
}
