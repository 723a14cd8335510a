import { describe, expect, it } from "vitest";
import { growth } from "../../testing/measuring/growth.ts";
import { patientPayload } from "../../testing/requests.ts";
import { checkContactRequest } from "../requests/contact-request.ts";
import { deliverableAddress, hasForeignName, mailAddress } from "./mail-address.ts";

// Twice the characters may cost twice the work, and a little more.
const LINEAR = 2.8;

const checked = (email: string) => checkContactRequest({ ...patientPayload, email });

describe("an address", () => {
	it.each([
		["of a domain with letters beyond ASCII", "info@münchen.de", "info@xn--mnchen-3ya.de"],
		["of such a domain, as Chromium sends it", "info@xn--mnchen-3ya.de", "info@xn--mnchen-3ya.de"],
		["of such a domain in capitals", "info@MÜNCHEN.de", "info@xn--mnchen-3ya.de"],
		["of such a domain with its accent apart", "info@mu\u0308nchen.de", "info@xn--mnchen-3ya.de"],
		["of a domain in another script", "info@клиника.рф", "info@xn--80apagcdp.xn--p1ai"],
		["between spaces of no width", "\u200bana@example.com\u200b", "ana@example.com"],
		["with a joiner inside", "ana@exam\u200dple\u200c.com", "ana@example.com"],
		["with a soft hyphen, a word joiner and a byte order mark", "\ufeffana@exa\u00admple\u2060.com", "ana@example.com"],
		["between marks of direction", "\u202aana@example.com\u202c\u200f", "ana@example.com"],
		["between no-break spaces", "\u00a0ana@example.com\u202f", "ana@example.com"],
		["with a hyphen that breaks no line", "ana\u2011maria@mi\u2011clinica.do", "ana-maria@mi-clinica.do"],
		["in full width", "ａｎａ１＠ｅｘａｍｐｌｅ．ｃｏｍ", "ana1@example.com"],
		["with an ideographic full stop", "ana@example。com", "ana@example.com"],
		["with a typographic apostrophe", "o’hara@example.com", "o'hara@example.com"],
		["from a link", "mailto:ana@example.com", "ana@example.com"],
		["from a link with a subject", "MAILTO:ana@example.com?subject=Hola", "ana@example.com"],
		["from a mail program", "Ana Núñez <ana@example.com>", "ana@example.com"],
		["from a mail program that quotes the name", '"Núñez, Ana" <mailto:ana@example.com>;', "ana@example.com"],
		["at the end of a sentence", "ana@example.com.", "ana@example.com"],
		["before a comma", "ana@example.com, ", "ana@example.com"],
		["in quotes", "«ana@example.com»", "ana@example.com"],
		["in brackets", "(ana@example.com)", "ana@example.com"],
		["in half of a pair of brackets", "<ana@example.com", "ana@example.com"],
		["in other quotes", "„ana@example.com“", "ana@example.com"],
		["in signs that chats show as bold or code", "*`ana@example.com`*", "ana@example.com"],
		["behind a label", "Correo electrónico: ana@example.com", "ana@example.com"],
		["with an escaped blank of a link", "mailto:ana@example.com%20", "ana@example.com"],
		["beside a picture that was not pasted", "ana@example.com\ufffc", "ana@example.com"],
		["between fillers and blanks of Braille", "\u3164ana@exam\u034fple.com\u2800", "ana@example.com"],
	])("%s is taken: %j", (_, typed, address) => {
		expect(checked(typed)).toMatchObject({ ok: true, request: { email: address } });
		expect(checked(`  ${typed} `)).toMatchObject({ ok: true, request: { email: address } });
	});

	it.each([
		"ana@example.com, otra@example.com",
		"Ana <ana@example.com>, Eva <eva@example.com>",
		"ana @example.com",
		"ana@münchen.de/otra",
		"ana@mün%2echen.de",
		"ana@mün:80chen.de",
		"ana@münchen",
		"ana@ü\u200b",
		"<ana>",
		"\u200b@\u200b",
		"añá@münchen",
		"mailto:@example.com",
		"https://ana@example.com",
		"Ana: eva: ana@example.com",
	])("%j is none", (typed) => {
		expect(checked(typed)).toEqual({ ok: false, fields: { email: "format" } });
	});

	it.each(["añá@example.com", "María <maría@example.com>", "аня@example.com", "ña@münchen.de"])(
		"%j is told apart: no mail reaches letters beyond ASCII before the @",
		(typed) => {
			expect(checked(typed)).toEqual({ ok: false, fields: { email: "ascii" } });
		},
	);

	it("is shown as it was typed, less what does not belong to it", () => {
		expect(mailAddress("Ana <info@münchen.de>.")).toBe("info@münchen.de");
		expect(mailAddress("x_y-z.1@EXAMPLE.com")).toBe("x_y-z.1@EXAMPLE.com");
	});

	it("counts no more than 254 characters once its domain is in ASCII", () => {
		const domain = (letters: number) => `${"ü".repeat(letters)}.${"e".repeat(63)}.${"f".repeat(63)}.de`;
		expect(deliverableAddress(`@${domain(40)}`).length).toBeLessThan(200);
		expect(checked(`${"a".repeat(64)}@${domain(40)}`).ok).toBe(true);
		expect(checked(`${"a".repeat(90)}@${domain(40)}`)).toEqual({ ok: false, fields: { email: "too_long" } });
	});

	it.each(["@", "?@", "<", "ñ", ".", "\u0301\u0323", "'", "\u200b", "ü.", "mailto:"])(
		"that is endless costs no more than its length: %j",
		async (text) => {
			// Longer ones are cut before they are read.
			const typed = (length: number) => `a${text.repeat(length / text.length)}@ü.de`.slice(0, length);
			const texts = new Map([1000, 2000].map((length) => [length, typed(length)]));
			const read = (length: number) => hasForeignName(deliverableAddress(mailAddress(texts.get(length) as string)));
			expect(await growth(read, 2000, LINEAR)).toBeLessThan(LINEAR);
		},
	);
});
