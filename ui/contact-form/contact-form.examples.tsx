import { mainWords } from "virtual:content";
import { FORM_IDS, FORMS, type FormId } from "../../contract/forms.ts";
import { CONTACT_PATH } from "../../contract/wire.ts";
import type { ComponentExamples } from "../component-examples.ts";
import { ContactFormView, type ContactFormViewProps } from "./contact-form-view.tsx";
import { formWords } from "./form-words.ts";

const LIVE: NonNullable<ContactFormViewProps["live"]> = {
	onSubmit: () => {},
	onInput: () => {},
	onEmailBlur: () => {},
	onTakeSuggestion: () => {},
	suggestion: "ana@gmail.com",
	element: { current: null },
	attempt: 0,
	focus: () => {},
};

const filled = { name: "Ana Núñez", email: "ana@example.com", country: "DO", message: "¿Cuántos días debo quedarme?" };

export const examples: ComponentExamples = {
	...Object.fromEntries(FORM_IDS.map((form) => [`at rest: ${form}`, view({}, form)])),
	...Object.fromEntries(FORM_IDS.map((form) => [`everything missing: ${form}`, view({ errors: missing(form) }, form)])),
	"faults of other kinds": view({
		values: { ...filled, name: "a".repeat(121), email: "ana@", phone: "809" },
		errors: { name: "too_long", email: "format", phone: "format", country: "choice" },
	}),
	"a likely typo": view({ values: { ...filled, email: "ana@gmial.com" }, live: LIVE }),
	sending: view({ values: filled, sending: true }),
	sent: view({ outcome: { state: "sent", reference: "7K4R-62XW", email: "ana@example.com" } }),
	"sent, without a reference": view({ outcome: { state: "sent", reference: undefined, email: "ana@example.com" } }),
	failed: view({ values: filled, outcome: { state: "failed" } }),
	"too many requests": view({ values: filled, outcome: { state: "failed", tooMany: true } }),
};

function view(state: Partial<ContactFormViewProps>, form: FormId = "patient") {
	return (
		<ContactFormView form={form} heading="h2" action={CONTACT_PATH} words={formWords(mainWords, form)} {...state} />
	);
}

function missing(form: FormId) {
	return Object.fromEntries(FORMS[form].required.map((field) => [field, "required" as const]));
}
