import { messages } from "virtual:content";
import type { ShownMail, ShownRequest } from "./kept-mails.ts";
import { twoColumns } from "./layout.ts";
import { printable } from "./printable.ts";
import { answersOf, formTitle, stateWords, type WordingContext } from "./request-words.ts";
import { shortTime } from "./times.ts";
import { SHEET, STATE } from "./words/say.ts";

const LABELS = 22;

/** Everything on one request, for the terminal. @param columns its width in characters */
export function requestSheet(request: ShownRequest, context: WordingContext, columns: number): string {
	const at = (time: Date) => shortTime(time, context.settings.SERVICE_TIME_ZONE);
	const rows: [string, string][] = [
		[SHEET.reference, request.reference],
		[SHEET.received, at(request.receivedAt)],
		[SHEET.state, stateWords(request, context)],
		...(request.takenBy ? ([[SHEET.takenBy, printable(request.takenBy)]] as [string, string][]) : []),
		...(request.unit ? ([[SHEET.unit, request.unit]] as [string, string][]) : []),
		...suspicionRows(request, at),
		[SHEET.form, formTitle(request)],
		...answersOf(request).map(({ label, answer }): [string, string] => [label, answer]),
		[SHEET.notice, request.noticeVersion],
	];
	const notes = request.notes.map(({ text, writtenAt }): [string, string] => [at(writtenAt), printable(text)]);
	const mails = request.mails.map((mail): [string, string] => [
		messages.mails.digest.kinds[mail.kind],
		mailWords(mail, at),
	]);
	const noReceipt = whyNoReceipt(request);
	if (noReceipt) mails.push([messages.mails.digest.kinds.receipt, noReceipt]);
	return [
		twoColumns(rows, LABELS, columns),
		...(notes.length > 0 ? [`${SHEET.notes}\n${twoColumns(notes, LABELS, columns)}`] : []),
		`${SHEET.mails}\n${mails.length > 0 ? twoColumns(mails, LABELS, columns) : SHEET.noMails}`,
	].join("\n\n");
}

function suspicionRows({ suspicion, releasedAt }: ShownRequest, at: (time: Date) => string): [string, string][] {
	if (!suspicion) return [];
	const why = messages.mails.quarantine.suspicions[suspicion];
	return [[SHEET.suspicion, releasedAt ? `${why}; ${STATE.released(at(releasedAt))}` : why]];
}

function whyNoReceipt({ mails, suspicion, releasedAt, answeredAt }: ShownRequest): string | undefined {
	if (mails.some(({ kind }) => kind === "receipt") || (suspicion && !releasedAt)) return undefined;
	return releasedAt && answeredAt && answeredAt <= releasedAt ? SHEET.noReceiptAnswered : SHEET.noReceiptRecent;
}

// A refusal of the address, by the server's answer to RCPT.
const ADDRESS_REFUSED = /^5\d\d EENVELOPE$/;

function mailWords(mail: ShownMail, at: (time: Date) => string): string {
	const refusals = Object.entries(mail.outcomes).flatMap(([address, code]) =>
		code === null ? [] : [SHEET.refusedBy(printable(address), code)],
	);
	const words = {
		sent: () => (mail.keptAsFile ? SHEET.keptAsFile : SHEET.sent(at(mail.settledAt ?? mail.createdAt))),
		failed: () => {
			const code = mail.error ?? "?";
			return mail.kind === "receipt" && ADDRESS_REFUSED.test(code) ? SHEET.addressRefused(code) : SHEET.failed(code);
		},
		pending: () =>
			mail.attempts > 0 ? SHEET.retried(mail.attempts, mail.error ?? "?", at(mail.dueAt as Date)) : SHEET.queued,
		batched: () => (mail.batch ? SHEET.batched(mailWords(mail.batch, at)) : SHEET.batchGone),
	}[mail.state]();
	return [words, ...refusals].join("\n");
}
