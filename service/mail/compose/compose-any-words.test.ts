import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import type { ContactRequest } from "../../../contract/requests/contact-request.ts";
import { FORM_IDS, FORMS } from "../../../contract/requests/forms.ts";
import { COMPOSITION, dueMail } from "../../../testing/mail/mails.ts";
import { PAYLOADS, stored } from "../../../testing/requests.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import { composeMail } from "./compose.tsx";

/** What a visitor may type, so many times. */
const WORDS: Record<string, (count: number) => string> = {
	"line breaks": (count) => `a${"\n".repeat(count)}b`,
	"line breaks of forms without script": (count) => `a${"\r\n".repeat(count)}b`,
	"short lines": (count) => "a\n\n".repeat(count),
	"a word without an end": (count) => "x".repeat(4 * count),
	spaces: (count) => `a${" ".repeat(4 * count)}b`,
	"characters of HTML": (count) => "&<".repeat(count),
	"combining marks": (count) => `e${"\u0301".repeat(2 * count)}`,
	"characters that show nothing": (count) => "\u200d\ufe0f\u{e0041}".repeat(count),
	"halves of characters": (count) => "\ud83d".repeat(count),
	"control characters": (count) => "\u0000\u001b\u0085\u2028".repeat(count),
	"skin tones": (count) => "\u{1f3fd}".repeat(count),
};

/** A mail to staff whose message says this, and a list whose every name does. */
function mailsSaying(words: string): DueMail[] {
	const patient = { ...PAYLOADS.patient, message: words } as ContactRequest;
	const named = stored({ ...PAYLOADS.patient, name: words } as ContactRequest);
	return [dueMail("staff", patient), { ...dueMail("batch", { content: undefined }), listed: Array(3).fill(named) }];
}

describe.each(Object.entries(WORDS))("a mail that shows %s", (_name, words) => {
	it("costs no more than in proportion to them", async () => {
		const cost = async (count: number) => {
			const mails = mailsSaying(words(count));
			let best = Number.POSITIVE_INFINITY;
			for (let round = 0; round < 7; round++) {
				const since = process.cpuUsage();
				for (const mail of mails) await composeMail(mail, COMPOSITION);
				const { user, system } = process.cpuUsage(since);
				best = Math.min(best, user + system);
			}
			return best;
		};
		// Eightfold words may cost eight times as much, and what each mail costs anyway; four squares would be 64 times.
		const few = await cost(4000);
		expect(await cost(32_000)).toBeLessThan(24 * few);
	});

	it("is composed and written out, in whatever field of whatever form they stand", async () => {
		const writer = createTransport({ streamTransport: true, buffer: true });
		for (const form of FORM_IDS) {
			const everywhere = Object.fromEntries(FORMS[form].fields.map((field) => [field, words(1000)]));
			const request = { ...PAYLOADS[form], ...everywhere } as unknown as ContactRequest;
			const listed = [stored(request)];
			for (const mail of [
				dueMail("staff", request),
				dueMail("receipt", request),
				{ ...dueMail("batch", { content: undefined }), listed },
			]) {
				const { message } = await writer.sendMail(await composeMail(mail, COMPOSITION));
				const { text, html } = await PostalMime.parse(message as Buffer);
				for (const part of [text, html]) expect(part?.includes("7K4R-62XW")).toBe(true);
			}
		}
	});
});
