import { readFileSync } from "node:fs";
import { mainWords as words } from "virtual:content";
import { type ComponentType, createElement, Fragment, type ReactElement } from "react";
import { parse } from "yaml";
import { UNIT_IDS } from "../../content-model/fields/parts.ts";
import { FORM_IDS, FORMS, type FormId } from "../../contract/requests/forms.ts";
import { CONTACT_PATH, RECEIPT_OUTCOMES } from "../../contract/requests/wire.ts";
import { ContactFormView, type ContactFormViewProps } from "../../ui/contact-form/contact-form-view.tsx";
import { FormDrawing } from "../../ui/contact-form/form-drawing.tsx";
import { formWords } from "../../ui/contact-form/form-words.ts";
import { Section } from "../../ui/section/section.tsx";
import { capitalised } from "../capitalised.ts";
import { AnswerEntry } from "../components/answer/answer.tsx";
import { Sunrise } from "../components/sunrise/sunrise.tsx";
import { UnitEmblem } from "../components/unit-emblem/unit-emblem.tsx";
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
};

const read = (name: string) => parse(readFileSync(`site/gallery/examples/${name}.yaml`, "utf8"), { merge: true });

/** What a control is, in place of how it is written: its element, and what that has beside what its field gives it. */
const withControl = ({ control, ...props }: Props) => ({
	...props,
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
			const all = element ? props : { ...givenTo(props), ...withControl(props) };
			return [name, createElement(within, null, createElement(element ?? shown, all))] as const;
		});
		return [folder, Object.fromEntries(shown)];
	}),
);

const others = { question: "¿Por dónde empiezo?", href: "/faq" };

const ANSWER_BY = "2026-11-28T21:30:00Z";

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
			answer ? [[`the first of ${id}`, <AnswerEntry key={id} {...{ answer, words }} related={[others]} />]] : [],
		),
	),
	"contact-form": {
		...Object.fromEntries(FORM_IDS.map((form) => [`at rest: ${form}`, view({}, form)])),
		...Object.fromEntries(
			FORM_IDS.map((form) => [`everything missing: ${form}`, view({ errors: missing(form) }, form)]),
		),
		...Object.fromEntries(Object.entries(FORM_STATES).map(([name, state]) => [name, view(state)])),
		"a likely typo": view({ values: { email: "ana@gmial.com" }, live }),
		...Object.fromEntries(
			RECEIPT_OUTCOMES.map((receipt) => [
				`sent: ${receipt}`,
				view({
					outcome: { state: "sent", reference: "7K4R-62XW", receipt, answer_by: ANSWER_BY, email: "ana@example.com" },
				}),
			]),
		),
	},
	drawing: Object.fromEntries(FORM_IDS.map((form) => [form, <FormDrawing key={form} form={form} />])),
	section: Object.fromEntries(
		(["paper", "surface", "larimar", "amber", "night"] as const).map((tone) => [
			`tone: ${tone}`,
			<Section
				key={tone}
				name={`example-${tone}`}
				tone={tone}
				title="Así suena un *título*"
				lead="Y así las líneas que lo siguen."
			>
				<p>
					Un párrafo con <a href="/contacto">un enlace</a> y una <em>palabra</em> que pesa más.
				</p>
			</Section>,
		]),
	),
	sunrise: {
		"under centred words": <Section name="banner" tone="night" artwork={<Sunrise />} title="Da el *primer paso*" />,
	},
	"unit-emblem": Object.fromEntries(UNIT_IDS.map((unit) => [unit, <UnitEmblem key={unit} unit={unit} />])),
};

function view(state: Partial<ContactFormViewProps>, form: FormId = "patient") {
	return <ContactFormView form={form} heading="h2" action={CONTACT_PATH} words={formWords(words, form)} {...state} />;
}

function missing(form: FormId) {
	return Object.fromEntries(FORMS[form].required.map((field) => [field, "required" as const]));
}
