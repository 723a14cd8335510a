/** Unstyled pages for visitors without script: a function has no built site. Back returns to the form as it was filled in. */
import { html } from "hono/html";
import type { Words } from "../../content-model/content.ts";
import { FORMS, formOf } from "../../contract/requests/forms.ts";
import type { FieldErrors } from "../../contract/requests/wire.ts";
import { BARE_POLICY } from "../../contract/web/site-headers.ts";
import type { ServicePages } from "../http/forms/pages.tsx";
import type { Page } from "../web/response.ts";

/** `ServicePages` with the same texts and no styles, for a service without a built site. */
export function plainPages({ words, siteUrl }: { words: Words; siteUrl: string }): ServicePages {
	const { messages, site, language } = words;
	const { pages, notFound } = messages;

	function page(title: string, ...said: string[]): Page {
		const lines = said.map((text) => html`<p>${text}</p>`);
		const home = html`<p><a href="${siteUrl}">${site.name}</a> · ${site.email}</p>`;
		const written = html`<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${lines}${home}</html>`;
		return { html: String(written), policy: BARE_POLICY };
	}

	function review(fields: Record<string, string>, errors: FieldErrors, problem?: string): Page {
		if (problem === "too_many") return page(pages.tooMany.title, pages.tooMany.text);
		if (problem === "origin") return page(pages.foreign.title, pages.foreign.text);
		const form = formOf(fields) ?? "patient";
		const texts: Partial<Record<string, Partial<Record<string, string>>>> = messages.errors;
		const faults = FORMS[form].fields.flatMap((name) => texts[name]?.[errors[name] ?? ""] ?? []);
		return page(pages.review.title, ...(faults.length > 0 ? faults : [messages.notices.failure.text]));
	}

	return {
		callTitle: words.messages.forms.call.event,
		receivedPath: pages.received.path,
		notFound: page(notFound.title, notFound.text),
		blocked: page(pages.blocked.title, pages.blocked.text),
		tooLarge: page(pages.tooLarge.title, pages.tooLarge.text),
		received: () => page(pages.received.title, pages.received.next),
		receivedAddress: ({ reference }) => `${siteUrl}${pages.received.path}?ref=${reference}`,
		review,
	};
}
