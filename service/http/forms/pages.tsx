/** The pages the service renders: answers to forms without script, and the 404 page. */
import type { Words } from "../../../content-model/content.ts";
import { CALL_FIELDS, FORMS, formOf } from "../../../contract/requests/forms.ts";
import { readOrigin } from "../../../contract/requests/origin.ts";
import { CONTACT_PATH, type FieldErrors, type Received as ReceivedBody } from "../../../contract/requests/wire.ts";
import { formsMayLeadTo } from "../../../contract/web/site-headers.ts";
import { ContactFormView, errorTexts } from "../../../ui/contact-form/contact-form-view.tsx";
import { FormDrawing } from "../../../ui/contact-form/form-drawing.tsx";
import { formWords } from "../../../ui/contact-form/form-words.ts";
import { PurposeFields, PurposeQuestions } from "../../../ui/contact-form/purpose-fields.tsx";
import { Received, type ReceivedProps, Refused } from "../../../ui/received/received.tsx";
import type { BuiltPage, Page } from "../../web/response.ts";
import { shellPages } from "../../web/shell-pages.ts";

interface ServicePagesOptions {
	words: Words;
	shell: Page;
	/** As it was built; rendered in the shell if there is none. */
	notFound?: Page | BuiltPage;
	/** Origin of the pages if it is not the service's own; empty otherwise. */
	pagesOrigin: string;
}

/** Why a form whose fields are in order was not stored. */
type Problem = "too_many" | "unavailable" | "origin";

export type ServicePages = ReturnType<typeof servicePages>;

/** The service's pages, in the frame of the built ones; they never throw. */
export function servicePages({ words, shell, notFound, pagesOrigin }: ServicePagesOptions) {
	const { messages, site } = words;
	const { pages } = messages;
	const policy = pagesOrigin ? formsMayLeadTo(shell.policy, pagesOrigin) : shell.policy;
	const page = shellPages({ ...shell, policy }, site.name);

	const notice = ({ title, text }: { title: string; text: string }): Page =>
		page(title, <Refused title={title} text={text} site={site} />);

	/** The visitor's form again, every word kept. @param problem why it was not stored, if the fields are in order */
	function review(fields: Record<string, string>, errors: FieldErrors, problem?: Problem): Page {
		const form = formOf(fields) ?? "patient";
		const { call } = messages.forms;
		const { errors: faultWords, ...rest } = formWords(words, form);
		const own = { ...rest, errors: { ...faultWords, ...call.errors } };
		const shown = [...FORMS[form].fields, ...CALL_FIELDS].some((name) => errors[name]);
		const tooMany = problem === "too_many";
		const foreign = problem === "origin";
		// If nothing is wrong with the words, the page does not ask to check them.
		const { title } = tooMany ? pages.tooMany : foreign ? pages.foreign : problem ? own : pages.review;
		return page(
			tooMany ? title : `Error: ${title}`,
			<div className="form-section" data-form>
				<div className="form-section__inner">
					<ContactFormView
						form={form}
						heading="h1"
						words={{ ...own, title, ...(foreign && { failure: pages.foreign }) }}
						drawing={<FormDrawing form={form} />}
						action={CONTACT_PATH}
						values={fields}
						errors={errors}
						hidden={Object.entries(readOrigin(fields)).map(([part, value]) => (
							<input key={part} type="hidden" name={part} value={value} />
						))}
						calls={
							<PurposeFields form={form} words={messages} values={fields} errors={errorTexts(form, own, errors)} />
						}
						guide={<PurposeQuestions form={form} words={messages.forms.questions} />}
						outcome={shown ? undefined : { state: "failed", tooMany }}
					/>
				</div>
			</div>,
		);
	}

	return {
		/** The title of a call in a calendar. */
		callTitle: messages.forms.call.event,
		/** Where a visitor without script lands after a stored request. */
		receivedPath: pages.received.path,
		notFound: notFound ?? notice(messages.notFound),
		tooLarge: notice(pages.tooLarge),
		blocked: notice(pages.blocked),
		received: ({ form, ...stored }: Omit<ReceivedProps, "words">) => {
			const { title } = form ? messages.notices.sent[form] : pages.received;
			return page(title, <Received words={words} form={form} {...stored} />);
		},
		/** Where the browser is led then: what is told there stands in the address. */
		receivedAddress: ({ received: _, reference: ref, ...told }: ReceivedBody, fields: Record<string, string>) => {
			const form = formOf(fields);
			const { purpose, time_zone } = fields;
			const ofCall = purpose === "call" && { purpose, ...(time_zone && told.call_at && { time_zone }) };
			return `${pagesOrigin}${pages.received.path}?${new URLSearchParams({ ref, ...(form && { form }), ...told, ...ofCall })}`;
		},
		review,
	};
}
