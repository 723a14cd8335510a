import { mainWords, messages, site } from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { telephoneLink } from "../../contract/questions/telephone.ts";
import { ContactFormView, type ContactFormViewProps } from "./contact-form-view.tsx";
import { formWords } from "./form-words.ts";

const words = formWords(mainWords, "patient");

const LIVE: NonNullable<ContactFormViewProps["live"]> = {
	onSubmit: () => {},
	onInput: () => {},
	onEmailBlur: () => {},
	onTakeSuggestion: () => {},
	suggestion: undefined,
	element: { current: null },
	attempt: 0,
	focus: () => {},
};

const rendered = (changes: Partial<ContactFormViewProps>) =>
	renderToStaticMarkup(<ContactFormView form="patient" words={words} action="/x" {...changes} />);

describe("a contact form", () => {
	it("offers a mended address exactly as it would be taken", () => {
		const html = rendered({ live: { ...LIVE, suggestion: "ana$&$1@gmail.com" } });
		expect(html).toContain("¿Quisiste decir ana$&amp;$1@gmail.com?");
	});

	it("names a fault it has no words for, instead of hiding it", () => {
		const html = rendered({ errors: { name: "format" } });
		expect(html).toContain(`<a href="#patient-name">${messages.forms.summary}</a>`);
	});

	it("leads to what is wrong with the day of a call", () => {
		expect(rendered({ errors: { call_day: "format" } })).toContain('<a href="#patient-call_day">');
	});

	it("cannot be sent again while it is being sent", () => {
		const hidden = (text: string) => new RegExp(`<span[^>]* aria-hidden="true">${text}</span>`);
		const sending = rendered({ sending: true });
		expect(sending).toMatch(/<button[^>]* disabled="">/);
		expect(sending).toMatch(hidden("Enviar solicitud"));
		expect(rendered({})).not.toContain("disabled");
		expect(rendered({})).toMatch(hidden("Enviando..."));
	});

	it("says that it was sent, with the reference where there is one", () => {
		const sent = rendered({ outcome: { state: "sent", reference: "7K4R-62XW", email: "ana@example.com" } });
		expect(sent).toMatch(/Tu referencia: <\/span><strong[^>]*>7K4R-62XW<\/strong>/);
		expect(sent).toContain(messages.pages.received.next);
		const bare = rendered({ outcome: { state: "sent", reference: undefined, email: "ana@example.com" } });
		expect(bare).toContain(messages.notices.sent.patient.text);
		expect(bare).not.toContain("referencia");
	});

	it("tells of a confirmation what the service told, and promises none otherwise", () => {
		const { next, read, receipt } = messages.pages.received;
		const said = (outcome: "queued" | "withheld" | undefined) =>
			rendered({ outcome: { state: "sent", reference: "7K4R-62XW", email: "ana@example.com", receipt: outcome } });
		expect(said("queued")).toContain(`<li>${receipt.queued}</li>`);
		expect(said("withheld")).toContain(`<li>${receipt.withheld}</li>`);
		expect(said(undefined)).toContain(`<ol class="next-steps"><li>${read.replace("{hours}", site.hours)}</li>`);
		expect(said(undefined)).toContain(`<li>${next}</li>`);
	});

	it("says by when there is an answer, if the service did, and survives what another backend says", () => {
		const { next } = messages.pages.received;
		const said = (answer_by: string) =>
			rendered({ outcome: { state: "sent", reference: undefined, email: "ana@example.com", answer_by } });
		expect(said("2026-11-28T21:30:00Z")).toMatch(/a más tardar el sábado a las 17:30, hora de Santo Domingo\.<\/li>/);
		expect(said("tomorrow")).toContain(`<li>${next}</li>`);
	});

	it("says that waiting helps where it does", () => {
		const { title, text } = messages.pages.tooMany;
		const html = rendered({ outcome: { state: "failed", tooMany: true } });
		expect(html).toContain(`<p class="form-notice__title display">${title}</p><p>${text}</p>`);
		expect(html).toContain(`<a href="mailto:${site.email}">`);
	});

	it("tells once what a script brings the focus to", () => {
		const status = (html: string) => /<div role="status"[^>]*>/.exec(html)?.[0];
		const sent = { state: "sent", reference: undefined, email: "ana@example.com" } as const;
		expect(status(rendered({ outcome: sent }))).toBe('<div role="status">');
		expect(status(rendered({ outcome: sent, live: LIVE }))).toBe('<div role="status" aria-live="off">');
		expect(status(rendered({ live: LIVE }))).toBe('<div role="status">');
		const failed = { state: "failed" } as const;
		expect(rendered({ outcome: failed })).toContain('<div role="alert"><div class="form-notice');
		expect(rendered({ outcome: failed, live: LIVE })).toContain('<div role="group"><div class="form-notice');
		expect(rendered({ errors: { name: "required" }, live: LIVE })).toContain('<div class="error-summary" role="group"');
	});

	it("says that it failed, with telephone, mail and chat as other ways", () => {
		const html = rendered({ outcome: { state: "failed" } });
		expect(html).toContain(messages.notices.failure.text);
		expect(html).toContain(`<a href="${telephoneLink(site.phone)}">`);
		expect(html).toContain(`<a href="mailto:${site.email}">`);
		expect(html).toMatch(/<a href="https:\/\/wa\.me\/[^"]+" target="_blank" rel="noopener noreferrer">el chat<\/a>/);
	});
});
