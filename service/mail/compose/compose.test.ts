import { messages, site } from "virtual:content";
import { afterAll, describe, expect, it } from "vitest";
import { type ContactRequest, checkContactRequest } from "../../../contract/requests/contact-request.ts";
import { CHOICES, FIELDS, FORM_IDS, FORMS } from "../../../contract/requests/forms.ts";
import type { ReceivedMail } from "../../../testing/mail/mail-server.ts";
import { COMPOSITION, connected, dueMail } from "../../../testing/mail/mails.ts";
import { ANSWER_BY, clinicRequest, NOON, PAYLOADS, patientRequest } from "../../../testing/requests.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import { composeMail } from "./compose.tsx";

// It lets each new connection wait before it greets, so all these mails go through one.
const { server, transport } = await connected({}, afterAll);

/** A mail as its reader's server got it. */
async function arrived(mail: DueMail): Promise<ReceivedMail> {
	const before = server.mails.length;
	await transport.send(await composeMail(mail, COMPOSITION));
	const received = (await server.received(before + 1))[before];
	if (!received) throw new Error("no mail came in");
	return received;
}

const staffMail = (request?: ContactRequest) => arrived(dueMail("staff", request));
const receipt = (request?: ContactRequest) => arrived(dueMail("receipt", request));

const headerNames = (mail: ReceivedMail) => mail.headers.map(({ key }) => key.toLowerCase());

const HOSTILE = `Ana" <x@malo.example>,\r\nBcc: otra@malo.example\r\n\r\n<script>alert(1)</script>`;

describe("the mail to staff", () => {
	it("says in its subject who writes and what for", async () => {
		const subjectOf = async (request: ContactRequest) => (await staffMail(request)).subject;
		expect(await subjectOf(patientRequest)).toBe("Paciente · Puerto Rico · Ana · 7K4R-62XW");
		expect(await subjectOf({ ...patientRequest, purpose: "simulation" })).toBe(
			"Paciente · Pedir una simulación · Puerto Rico · Ana · 7K4R-62XW",
		);
		expect(await subjectOf(PAYLOADS.clinic)).toBe(
			"Clínica · Solicitar consultoría · Clínica del Este · Luis · 7K4R-62XW",
		);
		expect(await subjectOf(PAYLOADS.alliance)).toBe(
			"Agenda País · Proponer una alianza · Ayuntamiento · Pedro · 7K4R-62XW",
		);
		const long = await subjectOf({ ...clinicRequest, name: "x".repeat(120), clinic_interest: "y".repeat(160) });
		expect(long?.length).toBeLessThan(110);
	});

	it("says what it is for before anything else, in both its parts", async () => {
		const mail = await staffMail({ ...patientRequest, purpose: "call" });
		expect(mail.text).toMatch(/^Agendar una llamada\n/);
		expect(mail.html).toMatch(/<h1[^>]*>Agendar una llamada<\/h1>/);
	});

	it("says nothing that whoever wrote may not read, for an answer quotes it", async () => {
		for (const form of FORM_IDS) {
			const { text = "", html = "" } = await staffMail(PAYLOADS[form]);
			for (const part of [text, html])
				expect(part).not.toMatch(/servidor|cuarentena|sospech|paciente ·|nueva solicitud/i);
		}
	});

	it("goes to everybody on the staff's list, from our own address", async () => {
		const mail = await staffMail();
		expect(mail.recipients).toEqual(["equipo@ivf.example", "guardia@ivf.example"]);
		expect(mail.from).toMatchObject({ name: "Grupo ivf.do", address: "hola@ivf.example" });
	});

	it("is answered to the visitor", async () => {
		expect((await staffMail()).replyTo).toMatchObject([{ name: "Ana Núñez", address: "ana@example.com" }]);
	});

	it("answers only to the visitor, whatever the address holds", async () => {
		const email = "ana?bcc=otra%40malo.example&subject=hola@example.com";
		const checked = checkContactRequest({ ...PAYLOADS.patient, email });
		if (!checked.ok) throw new Error("no address");
		const { html } = await staffMail(checked.request);
		expect(html).toContain('href="mailto:ana%3Fbcc%3Dotra%2540malo.example%26subject%3Dhola@example.com"');
	});

	it("calls the visitor at one tap, or writes to the same number", async () => {
		const { html, text } = await staffMail({ ...patientRequest, whatsapp: "yes" });
		expect(html).toMatch(/<a [^>]*href="tel:\+17875550123"[^>]*>\+1 \(787\) 555-0123<\/a>/);
		expect(html).toMatch(/<a [^>]*href="https:\/\/wa\.me\/17875550123"[^>]*>WhatsApp<\/a>/);
		expect(text).toContain("WhatsApp: https://wa.me/17875550123");
		expect((await staffMail({ ...clinicRequest, whatsapp: "yes", phone: "555 0142" })).html).not.toContain("wa.me");
	});

	it("offers no chat to whoever did not allow it", async () => {
		const { html, text } = await staffMail(patientRequest);
		expect(html).toContain("tel:+17875550123");
		expect(`${html}${text}`).not.toContain("wa.me");
	});

	it("calls an extension, chats without it, and shows a domain as people write it", async () => {
		const contact = { email: "info@xn--mnchen-3ya.de", phone: "787-555-0123 ext. 12" };
		const { html, text, replyTo } = await staffMail({ ...patientRequest, whatsapp: "yes", ...contact });
		expect(html).toMatch(/<a [^>]*href="tel:7875550123;ext=12"[^>]*>787-555-0123 ext. 12<\/a>/);
		expect(text).toContain("WhatsApp: https://wa.me/17875550123");
		expect(html).toMatch(/<a [^>]*href="mailto:info@xn--mnchen-3ya.de"[^>]*>info@münchen.de<\/a>/);
		expect(replyTo).toMatchObject([{ address: "info@xn--mnchen-3ya.de" }]);
	});

	it("holds every word of a patient in both its parts, with the country by its name and the local time", async () => {
		const mail = await staffMail();
		for (const part of [mail.html, mail.text]) {
			for (const words of ["Ana Núñez", "ana@example.com", "¿Cuánto dura el viaje?", "Puerto Rico", "8:00"]) {
				expect(part).toContain(words);
			}
		}
	});

	it("holds the clinic's name in both its parts", async () => {
		const mail = await staffMail(clinicRequest);
		for (const part of [mail.html, mail.text]) expect(part).toContain("Clínica del Este");
	});

	it("says what was left out", async () => {
		const mail = await staffMail({ ...patientRequest, phone: undefined, message: undefined });
		expect(mail.text).toMatch(/Teléfono\s+no indicado/);
		expect(mail.text).toMatch(/Mensaje\s+no indicado/);
		expect(mail.html).not.toContain("tel:");
	});

	it("keeps the lines of a message in both its parts", async () => {
		const mail = await staffMail({ ...patientRequest, message: "uno\ndos\n\ntres" });
		expect(mail.text).toContain("uno\ndos\n\ntres");
		expect(mail.html).toMatch(/white-space:\s*pre-line[^>]*>uno\ndos\n\ntres</);
	});

	it("shows what looks like HTML as text", async () => {
		const name = '<img src=x onerror="alert(1)">';
		const mail = await staffMail({ ...clinicRequest, name, clinic_interest: name, message: `</p>${name}` });
		expect(mail.html).not.toContain("<img");
		expect(mail.html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
		expect(mail.text).toContain(name);
	});

	it("has no header a visitor wrote", async () => {
		const usual = headerNames(await staffMail()).sort();
		const mail = await staffMail({ ...patientRequest, name: HOSTILE, message: HOSTILE });
		expect(headerNames(mail).sort()).toEqual(usual);
		expect(mail.bcc).toBeUndefined();
		expect(mail.recipients).toEqual(["equipo@ivf.example", "guardia@ivf.example"]);
		expect(mail.replyTo).toHaveLength(1);
		expect(mail.replyTo).toMatchObject([{ address: "ana@example.com" }]);
	});
});

describe("the receipt to the visitor", () => {
	const typed: ContactRequest = {
		...clinicRequest,
		name: "Zoraida Quisqueya",
		clinic_interest: "Clínica Zafiro",
		phone: "+1 809 777 6655",
		message: "Perejil y más perejil",
	};

	it("goes to the visitor alone and is answered to us", async () => {
		const mail = await receipt();
		expect(mail.recipients).toEqual(["ana@example.com"]);
		expect(mail.replyTo).toMatchObject([{ address: site.email }]);
		expect(mail.subject).toBe("Recibimos tu solicitud (7K4R-62XW)");
	});

	it("leaves what happens now in three lines, the hours, five questions and a way on", async () => {
		const { receipt: words } = messages.mails;
		const mail = await receipt();
		expect(words.now.steps).toHaveLength(3);
		expect(words.questions.patient?.items).toHaveLength(5);
		const { step } = messages.notices.sent.patient;
		for (const part of [mail.html, mail.text]) {
			for (const line of [...words.now.steps, ...(words.questions.patient?.items ?? []), site.hours, step.label]) {
				expect(part).toContain(line);
			}
			expect(part).toContain(`https://ivf.example${step.href}`);
		}
		expect((await receipt(PAYLOADS.direction)).text).not.toContain("undefined");
	});

	it("says what happens next, by when, and under which reference, in both its parts", async () => {
		const mail = await receipt();
		const by = "a más tardar el martes a las 08:00, hora de Santo Domingo.";
		for (const part of [mail.html, mail.text]) {
			for (const words of ["7K4R-62XW", "menos de 24 horas", by, site.email, site.phone]) expect(part).toContain(words);
		}
	});

	it("promises no time that is over when it leaves", async () => {
		const late = await composeMail(dueMail("receipt"), { ...COMPOSITION, now: () => new Date(ANSWER_BY) });
		expect(late.text).not.toContain("a más tardar");
	});

	it("promises the answer for the hour of a call that comes first", async () => {
		const { request, ...due } = dueMail("receipt");
		const callAt = new Date("2026-03-02T15:30:00.000Z");
		const called = await composeMail({ ...due, ...(request && { request: { ...request, callAt } }) }, COMPOSITION);
		expect(called.text).toContain("a más tardar el lunes a las 11:30, hora de Santo Domingo.");
	});

	it("holds no word the visitor typed, for the address may be somebody else's", async () => {
		const mail = await receipt(typed);
		const { to, ...rest } = mail;
		expect(to).toMatchObject([{ name: "", address: typed.email }]);
		const said = [mail.subject, mail.html, mail.text].join("\n");
		expect(said).not.toMatch(/zoraida|quisqueya|zafiro|777|perejil|luis@|undefined/i);
		expect(JSON.stringify(rest.from)).not.toMatch(/zoraida/i);
	});

	it("tells other programs that nobody wrote it, so that none answers", async () => {
		const mail = await receipt();
		expect(mail.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-replied" }));
	});
});

describe.each(["staff", "receipt"] as const)("every mail (%s)", (kind) => {
	it("is in Spanish, in HTML and in plain text", async () => {
		const mail = await arrived(dueMail(kind));
		expect(mail.html).toMatch(/^<!DOCTYPE html PUBLIC [^>]*><html lang="es"/);
		expect(mail.text?.length).toBeGreaterThan(100);
		expect(mail.text).not.toMatch(/<\w|&\w+;|\u200c/);
	});

	it("carries the Message-ID and the time it was given", async () => {
		const mail = dueMail(kind);
		const received = await arrived(mail);
		expect(received.messageId).toBe(mail.messageId);
		expect(new Date(received.date ?? "")).toEqual(NOON);
	});

	it("loads nothing from anywhere", async () => {
		const { html } = await arrived(dueMail(kind));
		expect(html).not.toMatch(/<(img|link|script|iframe)\b|@import|url\(/);
	});
});

describe.each(FORM_IDS)("a hostile answer to any question of the form %s", (form) => {
	const texts = FORMS[form].fields.filter((field) => !(field in CHOICES) && FIELDS[field].answer !== "tick");

	it.each(texts)("(%s) writes no header, reaches nobody else and is shown as text", async (field) => {
		const given = { ...PAYLOADS[form], [field]: HOSTILE };
		const checked = checkContactRequest(given);
		// What the contract refuses never comes as far as a mail; what it takes is tried as it takes it, and raw.
		for (const request of [checked.ok ? checked.request : undefined, given as ContactRequest]) {
			if (!request || (field === "email" && request === given)) continue;
			const usual = headerNames(await staffMail(PAYLOADS[form])).sort();
			const mail = await staffMail(request);
			expect(headerNames(mail).sort()).toEqual(usual);
			expect(mail.recipients).toEqual(["equipo@ivf.example", "guardia@ivf.example"]);
			expect(mail.replyTo).toHaveLength(1);
			expect(mail.html).not.toContain("<script");
			expect(await receipt(request)).toMatchObject({ recipients: [request.email] });
		}
	});
});
