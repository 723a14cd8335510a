import { mainWords as words } from "virtual:content";
import type { ReactElement } from "react";
import { FORM_IDS, FORMS, type FormId } from "../../contract/requests/forms.ts";
import { CONTACT_PATH, RECEIPT_OUTCOMES } from "../../contract/requests/wire.ts";
import { ButtonLink, buttonClass } from "../../ui/button/button.tsx";
import { ChatLink } from "../../ui/chat-link/chat-link.tsx";
import { ContactFormView, type ContactFormViewProps } from "../../ui/contact-form/contact-form-view.tsx";
import { FormDrawing } from "../../ui/contact-form/form-drawing.tsx";
import { formWords } from "../../ui/contact-form/form-words.ts";
import { Field, type FieldProps } from "../../ui/field/field.tsx";
import { Pills } from "../../ui/pills/pills.tsx";
import { Received } from "../../ui/received/received.tsx";
import { RichLine } from "../../ui/rich-line/rich-line.tsx";
import { Section } from "../../ui/section/section.tsx";

const ANSWER_BY = "2026-11-28T21:30:00Z";

/** Examples of one component, each in one state, by name. */
export type ComponentExamples = Record<string, ReactElement>;

const answers = { name: "Ana Núñez", email: "ana@example.com", country: "DO", message: "¿Cuántos días debo quedarme?" };

const nothing = () => {};

const live: ContactFormViewProps["live"] = {
	...{ onSubmit: nothing, onInput: nothing, onEmailBlur: nothing, onTakeSuggestion: nothing, focus: nothing },
	...{ suggestion: "ana@gmail.com", element: { current: null }, attempt: 0 },
};

const input: FieldProps["control"] = (props) => <input {...props} type="text" />;

const question = { id: "example", name: "example", label: "Nombre de la clínica", required: true, control: input };

const pills = {
	...{ legend: "Edad", value: 0, onChoose: nothing },
	options: ["Menos de 35", "De 35 a 37"].map((label, id) => ({ id, label })),
};

/** Of each component of ui/. */
export const uiExamples: Record<string, ComponentExamples> = {
	button: {
		...Object.fromEntries(
			(["primary", "secondary", "quiet"] as const).map((look) => [
				look,
				<ButtonLink key={look} href="/contacto" look={look} label="Agendar llamada" />,
			]),
		),
		disabled: (
			<button className={buttonClass("primary")} type="button" disabled>
				Enviando...
			</button>
		),
		"long words": (
			<ButtonLink href="/contacto" label="Histerosalpingosonografía, electroencefalografía y otorrinolaringología" />
		),
	},
	"chat-link": {
		secondary: <ChatLink words={words} variant="general" label="Escribir por chat" />,
		quiet: <ChatLink words={words} variant="patient" look="quiet" label="Prefiero escribir por chat" />,
	},
	"contact-form": {
		...Object.fromEntries(FORM_IDS.map((form) => [`at rest: ${form}`, view({}, form)])),
		...Object.fromEntries(
			FORM_IDS.map((form) => [`everything missing: ${form}`, view({ errors: missing(form) }, form)]),
		),
		"faults of other kinds": view({
			values: { ...answers, name: "a".repeat(121), email: "ana@", phone: "809" },
			errors: { name: "too_long", email: "format", phone: "format", country: "choice" },
		}),
		"a likely typo": view({ values: { ...answers, email: "ana@gmial.com" }, live }),
		sending: view({ values: answers, sending: true }),
		...Object.fromEntries(
			RECEIPT_OUTCOMES.map((receipt) => [
				`sent: ${receipt}`,
				view({
					outcome: { state: "sent", reference: "7K4R-62XW", receipt, answer_by: ANSWER_BY, email: "ana@example.com" },
				}),
			]),
		),
		"sent, without a reference": view({ outcome: { state: "sent", reference: undefined, email: "ana@example.com" } }),
		failed: view({ values: answers, outcome: { state: "failed" } }),
		"too many requests": view({ values: answers, outcome: { state: "failed", tooMany: true } }),
	},
	pills: {
		"one of two": <Pills {...pills} />,
		"a legend that is heard alone": <Pills {...pills} isLegendUnseen />,
		"long words": (
			<Pills {...pills} options={[{ id: 0, label: "Histerosalpingosonografía y electroencefalografía" }]} />
		),
	},
	drawing: Object.fromEntries(FORM_IDS.map((form) => [form, <FormDrawing key={form} form={form} />])),
	field: {
		"at rest": <Field {...question} />,
		"with a hint": <Field {...question} hint="Aquí te escribimos la respuesta." />,
		optional: <Field {...question} required={false} mark="(opcional)" />,
		"with a fault": (
			<Field {...question} hint="Aquí te escribimos la respuesta." error="Escribe el nombre de la clínica." />
		),
		"in focus": (
			<Field
				{...question}
				control={(props) => (
					// biome-ignore lint/a11y/noAutofocus: this example shows what has the focus
					<input {...props} type="text" autoFocus />
				)}
			/>
		),
		filled: (
			<Field {...question} control={(props) => <input {...props} type="text" defaultValue="Clínica del Este" />} />
		),
		"several lines": <Field {...question} control={(props) => <textarea {...props} rows={3} />} />,
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
		"a box to tick": <Field {...question} tick control={(props) => <input {...props} type="checkbox" value="yes" />} />,
		"long words": (
			<Field
				{...question}
				label="Histerosalpingosonografía, electroencefalografía y otorrinolaringología"
				hint="Histerosalpingosonografíaelectroencefalografíaotorrinolaringología"
			/>
		),
	},
	received: {
		"with a reference": <Received words={words} reference="7K4R-62XW" receipt="queued" answer_by={ANSWER_BY} />,
		"without a reference": <Received words={words} />,
	},
	"rich-line": {
		plain: <RichLine as="h2" text="Tu camino empieza aquí" />,
		emphasised: <RichLine as="h2" text="Tu camino empieza *aquí*, a tu *ritmo*" />,
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
};

function view(state: Partial<ContactFormViewProps>, form: FormId = "patient") {
	return <ContactFormView form={form} heading="h2" action={CONTACT_PATH} words={formWords(words, form)} {...state} />;
}

function missing(form: FormId) {
	return Object.fromEntries(FORMS[form].required.map((field) => [field, "required" as const]));
}
