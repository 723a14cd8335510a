/** The pages the service itself writes: for visitors without script, and for paths that lead nowhere. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Messages } from "../../content-model/messages.ts";
import type { Site } from "../../content-model/site.ts";
import { FORMS, formOf } from "../../contract/forms.ts";
import { CONFIRMATION_PATH, CONTACT_PATH, type FieldErrors, SHELL } from "../../contract/wire.ts";
import { ContactFormView } from "../../site/components/contact-form/contact-form-view.tsx";
import { FormDrawing } from "../../site/components/contact-form/form-drawing.tsx";
import { formWords } from "../../site/components/contact-form/form-words.ts";
import { Received } from "../../site/components/received/received.tsx";
import { Refused } from "../../site/components/received/refused.tsx";
import type { Page } from "./answer.ts";

export interface ServicePagesOptions {
	messages: Messages;
	site: Site;
	/** A built page with the places of `SHELL` to fill. */
	shell: Page;
	notFound: Page;
	/** Origin of the pages where it is not the service's own; empty otherwise. */
	pagesOrigin: string;
}

export type ServicePages = ReturnType<typeof servicePages>;

/**
 * The pages the service itself answers with, in the frame of the built ones.
 * @returns those without a variable part as they are, the others as functions; none throws
 */
export function servicePages({ messages, site, shell, notFound, pagesOrigin }: ServicePagesOptions) {
	const { pages } = messages;

	function page(title: string, main: ReactElement): Page {
		// Given as a function, so that no sign in the words is read as a pattern of `replace`.
		const titled = shell.html.replace(SHELL.title, () => renderToStaticMarkup(`${title} · ${site.name}`));
		const [before = "", after = ""] = titled.split(SHELL.main);
		return { html: before + renderToStaticMarkup(main) + after, policy: shell.policy };
	}

	function notice({ title, text }: { title: string; text: string }): Page {
		return page(title, <Refused title={title} text={text} site={site} />);
	}

	/**
	 * The visitor's form again, every word kept.
	 * @param fields what was sent
	 * @param problem why it was not stored, where the fields are in order
	 */
	function review(fields: Record<string, string>, errors: FieldErrors, problem?: "too_many" | "unavailable"): Page {
		const form = formOf(fields) ?? "patient";
		const ownWords = formWords(messages, site, form);
		const words = problem === "too_many" ? { ...ownWords, failure: pages.tooMany } : ownWords;
		const shown = FORMS[form].fields.some((name) => errors[name]);
		return page(
			shown ? `Error: ${pages.review.title}` : pages.review.title,
			<div className="form-section" data-form>
				<div className="form-section__inner">
					<ContactFormView
						form={form}
						heading="h1"
						words={{ ...words, title: pages.review.title }}
						drawing={<FormDrawing form={form} />}
						action={CONTACT_PATH}
						values={fields}
						errors={errors}
						outcome={shown ? undefined : { state: "failed" }}
					/>
				</div>
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
