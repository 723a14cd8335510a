/** The pages the service itself writes: for visitors without script, and for paths that lead nowhere. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Messages } from "../../content-model/messages.ts";
import type { Site } from "../../content-model/site.ts";
import { FORMS, formOf } from "../../contract/forms.ts";
import { CONFIRMATION_PATH, CONTACT_PATH, type FieldErrors, SHELL } from "../../contract/wire.ts";
import { ContactFormView } from "../../site/components/contact-form/contact-form-view.tsx";
import { formWords } from "../../site/components/contact-form/form-words.ts";
import { Received } from "../../site/components/received/received.tsx";

export interface ServicePagesOptions {
	messages: Messages;
	site: Site;
	/** A built page with the places of `SHELL` to fill. */
	shell: string;
	notFound: string;
	/** Origin of the pages where it is not the service's own; empty otherwise. */
	pagesOrigin: string;
}

export type ServicePages = ReturnType<typeof servicePages>;

export function servicePages({ messages, site, shell, notFound, pagesOrigin }: ServicePagesOptions) {
	const { pages } = messages;

	function page(title: string, main: ReactElement): string {
		// Given as a function, so that no sign in the words is read as a pattern of `replace`.
		const titled = shell.replace(SHELL.title, () => renderToStaticMarkup(`${title} · ${site.name}`));
		const [before = "", after = ""] = titled.split(SHELL.main);
		return before + renderToStaticMarkup(main) + after;
	}

	function notice({ title, text }: { title: string; text: string }): string {
		return page(
			title,
			<section className="received" aria-labelledby="notice-title">
				<h1 id="notice-title">{title}</h1>
				<p>{text}</p>
				<p>
					<a href={`mailto:${site.email}`}>{site.email}</a>
				</p>
			</section>,
		);
	}

	/**
	 * The visitor's form again, every word kept.
	 * @param fields what was sent
	 * @param problem why it was not stored, where the fields are in order
	 */
	function review(fields: Record<string, string>, errors: FieldErrors, problem?: "too_many" | "unavailable"): string {
		const form = formOf(fields) ?? "patient";
		const words = formWords(messages, site, form);
		const shown = FORMS[form].fields.some((name) => errors[name]);
		return page(
			shown ? `Error: ${pages.review.title}` : pages.review.title,
			<div className="review">
				<h1 className="review__title">{pages.review.title}</h1>
				<ContactFormView
					form={form}
					heading="h2"
					words={problem === "too_many" ? { ...words, failure: pages.tooMany } : words}
					action={CONTACT_PATH}
					values={fields}
					errors={errors}
					outcome={shown ? undefined : { state: "failed" }}
				/>
			</div>,
		);
	}

	return {
		notFound,
		foreign: notice(pages.foreign),
		tooLarge: notice(pages.tooLarge),
		received: (reference: string | undefined) =>
			page(pages.received.title, <Received messages={messages} reference={reference} />),
		receivedAddress: (reference: string) => `${pagesOrigin}${CONFIRMATION_PATH}?ref=${reference}`,
		review,
	};
}
