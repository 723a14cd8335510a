import { readFileSync } from "node:fs";
import { mainWords as words } from "virtual:content";
import { type ComponentType, createElement, Fragment, type ReactElement } from "react";
import { parse } from "yaml";
import { FORM_IDS, FORMS, type FormId } from "../../contract/requests/forms.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { ContactFormView, type ContactFormViewProps } from "../../ui/contact-form/contact-form-view.tsx";
import { FormDrawing } from "../../ui/contact-form/form-drawing.tsx";
import { formWords } from "../../ui/contact-form/form-words.ts";
import { capitalised } from "../capitalised.ts";
import { AnswerEntry } from "../components/answer/answer.tsx";
import { otherEditions } from "../editions.ts";

/** Examples of one component, each in one state, by name. */
export type ComponentExamples = Record<string, ReactElement>;

const nothing = () => {};

type Component = ComponentType<Record<string, unknown>>;

const FILES = import.meta.glob<Record<string, Component>>(
	["../components/*/*.tsx", "../../ui/*/*.tsx", "!**/*.test.tsx"],
	{ eager: true },
);

interface Written {
	component?: string;
	within?: "dl" | "p";
	examples: Record<string, Props>;
}

type Props = Record<string, unknown> & { component?: string; element?: string } & {
	control?: { element: string; has: object };
	/** What stands in it, as HTML. */
	html?: string;
};

const read = (name: string) => parse(readFileSync(`site/gallery/examples/${name}.yaml`, "utf8"), { merge: true });

/** What a control is, in place of how it is written: its element, and what that has beside what its field gives it. */
const withElements = ({ control, html, ...props }: Props) => ({
	...props,
	// biome-ignore lint/security/noDangerouslySetInnerHtml: an example of ours
	...(html && { children: <p dangerouslySetInnerHTML={{ __html: html }} /> }),
	...(control && { control: (given: object) => createElement(control.element, { ...given, ...control.has }) }),
});

/** Beside what is written: the words, the same page in other languages, and a handler that does nothing. */
const givenTo = ({ path = "/" }: Props) => ({ words, onChoose: nothing, editions: otherEditions(`${path}`, words) });

/** The examples of `components.yaml`. */
const writtenExamples = Object.fromEntries(
	Object.entries<Written>(read("components")).map(([folder, { component, within = Fragment, examples }]) => {
		const file = FILES[`../components/${folder}/${folder}.tsx`] ?? FILES[`../../ui/${folder}/${folder}.tsx`];
		const shown = Object.entries(examples).map(([name, { component: own = component, element, ...props }]) => {
			const shown = file?.[own ?? folder.split("-").map(capitalised).join("")] as Component;
			const all = element ? props : { ...givenTo(props), ...withElements(props) };
			return [name, createElement(within, null, createElement(element ?? shown, all))] as const;
		});
		return [folder, Object.fromEntries(shown)];
	}),
);

const related = [{ question: "¿Por dónde empiezo?", href: "/faq" }];

const live: ContactFormViewProps["live"] = {
	...{ onSubmit: nothing, onInput: nothing, onEmailBlur: nothing, onTakeSuggestion: nothing, focus: nothing },
	...{ suggestion: "ana@gmail.com", element: { current: null }, attempt: 0 },
};

const FORM_STATES: Record<string, Partial<ContactFormViewProps>> = read("contact-form");

/** Of each component of ui/ and site/components/. */
export const componentExamples: Record<string, ComponentExamples> = {
	...writtenExamples,
	answer: Object.fromEntries(
		words.answers.groups.flatMap(({ id, items: [answer] }) =>
			answer ? [[`the first of ${id}`, <AnswerEntry key={id} {...{ answer, words, related }} />]] : [],
		),
	),
	"contact-form": {
		...Object.fromEntries(FORM_IDS.map((form) => [`at rest: ${form}`, view({}, form)])),
		...Object.fromEntries(
			FORM_IDS.map((form) => [`everything missing: ${form}`, view({ errors: missing(form) }, form)]),
		),
		...Object.fromEntries(Object.entries(FORM_STATES).map(([name, state]) => [name, view(state)])),
		"a likely typo": view({ values: { email: "ana@gmial.com" }, live }),
	},
	drawing: Object.fromEntries(FORM_IDS.map((form) => [form, <FormDrawing key={form} form={form} />])),
};

function view(state: Partial<ContactFormViewProps>, form: FormId = "patient") {
	return <ContactFormView form={form} heading="h2" action={CONTACT_PATH} words={formWords(words, form)} {...state} />;
}

function missing(form: FormId) {
	return Object.fromEntries(FORMS[form].required.map((field) => [field, "required" as const]));
}
