import { readFileSync } from "node:fs";
import { mainWords as words } from "virtual:content";
import { type ComponentType, createElement, Fragment, type ReactElement } from "react";
import { parse } from "yaml";
import { UNIT_IDS } from "../../content-model/fields/parts.ts";
import { FORM_IDS, FORMS, type FormId } from "../../contract/requests/forms.ts";
import { CONTACT_PATH, RECEIPT_OUTCOMES } from "../../contract/requests/wire.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import { ContactFormView, type ContactFormViewProps } from "../../ui/contact-form/contact-form-view.tsx";
import { FormDrawing } from "../../ui/contact-form/form-drawing.tsx";
import { formWords } from "../../ui/contact-form/form-words.ts";
import { Field } from "../../ui/field/field.tsx";
import { Section } from "../../ui/section/section.tsx";
import { pageArtFile } from "../artwork/page-art/page-art.tsx";
import { capitalised } from "../capitalised.ts";
import { AnswerEntry } from "../components/answer/answer.tsx";
import { Footer } from "../components/footer/footer.tsx";
import { Header } from "../components/header/header.tsx";
import { Photograph } from "../components/photograph/photograph.tsx";
import { Plate } from "../components/plate/plate.tsx";
import { Sunrise } from "../components/sunrise/sunrise.tsx";
import { UnitEmblem } from "../components/unit-emblem/unit-emblem.tsx";
import { Transcript, VideoPlayer } from "../components/video/video.tsx";
import { otherEditions } from "../editions.ts";

/** Examples of one component, each in one state, by name. */
export type ComponentExamples = Record<string, ReactElement>;

const nothing = () => {};

type Component = ComponentType<Record<string, unknown>>;

const FILES = import.meta.glob<Record<string, Component>>(
	["../components/*/*.tsx", "../../ui/*/*.tsx", "!**/*.test.tsx"],
	{
		eager: true,
	},
);

interface Written {
	component?: string;
	within?: "dl" | "p";
	examples: Record<string, Props>;
}

type Props = Record<string, unknown> & { control?: { element: string; has: object } };

const WRITTEN: Record<string, Written> = parse(readFileSync("site/gallery/examples/components.yaml", "utf8"), {
	merge: true,
});

const FORM_STATES: Record<string, Partial<ContactFormViewProps>> = parse(
	readFileSync("site/gallery/examples/contact-form.yaml", "utf8"),
);

/** What a control is, in place of how it is written: its element, and what that has beside what its field gives it. */
const withControl = ({ control, ...props }: Props) => ({
	...props,
	...(control && { control: (given: object) => createElement(control.element, { ...given, ...control.has }) }),
});

/** The examples of `components.yaml`. */
const writtenExamples = Object.fromEntries(
	Object.entries(WRITTEN).map(([folder, { component, within = Fragment, examples }]) => {
		const file = FILES[`../components/${folder}/${folder}.tsx`] ?? FILES[`../../ui/${folder}/${folder}.tsx`];
		const Shown = file?.[component ?? folder.split("-").map(capitalised).join("")] as Component;
		const shown = Object.entries(examples).map(([name, props]): [string, ReactElement] => [
			name,
			createElement(within, null, <Shown words={words} onChoose={nothing} {...withControl(props)} />),
		]);
		return [folder, Object.fromEntries(shown)];
	}),
);

const others = { question: "¿Por dónde empiezo?", href: "/faq" };

const picture = { src: pageArtFile("cell"), width: 400, height: 400, alt: "Un dibujo en vez de una foto", formats: [] };

const ANSWER_BY = "2026-11-28T21:30:00Z";

const live: ContactFormViewProps["live"] = {
	...{ onSubmit: nothing, onInput: nothing, onEmailBlur: nothing, onTakeSuggestion: nothing, focus: nothing },
	...{ suggestion: "ana@gmail.com", element: { current: null }, attempt: 0 },
};

const question = { id: "example", name: "example", label: "Nombre de la clínica", required: true };

/** Of each component of ui/ and site/components/. */
export const componentExamples: Record<string, ComponentExamples> = {
	...writtenExamples,
	answer: Object.fromEntries(
		words.answers.groups.flatMap(({ id, items: [answer] }) =>
			answer ? [[`the first of ${id}`, <AnswerEntry key={id} {...{ answer, words }} related={[others]} />]] : [],
		),
	),
	button: {
		...writtenExamples.button,
		disabled: (
			<button className={buttonClass("primary")} type="button" disabled>
				Enviando...
			</button>
		),
	},
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
	field: {
		...writtenExamples.field,
		"a choice": (
			<Field
				{...question}
				control={(props) => (
					<select {...props}>
						<option value="">Seleccionar país</option>
						<option value="DO">República Dominicana</option>
					</select>
				)}
			/>
		),
	},
	footer: { "as on every page": <Footer words={words} editions={otherEditions("/", words)} /> },
	header: {
		"at home": <Header path="/" words={words} editions={otherEditions("/", words)} />,
		"on a page of the menu": (
			<Header path="/agenda-pais" words={words} editions={otherEditions("/agenda-pais", words)} />
		),
		"on a page of the dropdown": (
			<Header path="/concierge" words={words} editions={otherEditions("/concierge", words)} />
		),
	},
	plate: { "of an arrival": <Plate name="arrival" words={words} /> },
	photograph: {
		round: <Photograph {...picture} look="round" sizes="8rem" />,
		logo: <Photograph {...picture} look="logo" sizes="10rem" />,
		wide: <Photograph {...picture} look="wide" sizes="100vw" />,
	},
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
	video: {
		player: <VideoPlayer words={words} id="un-ciclo-de-fiv" title="Un ciclo de FIV" />,
		transcript: <Transcript words={words} id="un-ciclo-de-fiv" />,
	},
};

function view(state: Partial<ContactFormViewProps>, form: FormId = "patient") {
	return <ContactFormView form={form} heading="h2" action={CONTACT_PATH} words={formWords(words, form)} {...state} />;
}

function missing(form: FormId) {
	return Object.fromEntries(FORMS[form].required.map((field) => [field, "required" as const]));
}
