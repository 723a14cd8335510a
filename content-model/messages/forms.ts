/** What is more than a text among the words of the forms. */
import * as v from "valibot";
import { FAULTS } from "../../contract/questions/kinds.ts";
import { CALL_WAYS, DAY_PARTS } from "../../contract/requests/calls.ts";
import {
	CHOICES,
	type ChoiceField,
	FIELDS,
	type FieldName,
	FORM_IDS,
	FORMS,
	type FormId,
	TAP_FIELDS,
	TAPS,
	type TapField,
} from "../../contract/requests/forms.ts";
import { PURPOSES, type Purpose } from "../../contract/requests/purposes.ts";
import type { FieldErrorCode } from "../../contract/requests/wire.ts";
import { described, each, entriesOf } from "../fields/described.ts";
import { field, group, object, text } from "../fields/field.ts";
import texts from "./parts.json" with { type: "json" };

/** How a field is asked. */
export const fieldText = described(texts.field);

type FieldText = v.InferOutput<typeof fieldText>;
type FieldTexts = v.GenericSchema<unknown, Partial<Record<FieldName, FieldText>>>;

/** The words of one form: a text for each field it asks, and for no other. */
const formTexts = (id: FormId) =>
	described(texts.form, { fields: each(FORMS[id].fields, "Campo", "Cómo se pregunta.", fieldText) as FieldTexts });

const FORM_TEXTS = Object.fromEntries(FORM_IDS.map((id) => [id, formTexts(id)])) as Record<
	FormId,
	ReturnType<typeof formTexts>
>;

const choiceTexts = <const Codes extends string>(codes: readonly Codes[]) =>
	each(codes, "Opción", "Lo que se lee en la lista.");

const CHOICE_FIELDS = Object.keys(CHOICES) as ChoiceField[];

/** Of the others the form shows every answer. */
const LISTS = CHOICE_FIELDS.filter(
	(name): name is Exclude<ChoiceField, TapField> => !(name in TAPS) && FIELDS[name].answer !== "several",
);

/** What a visitor chooses from, by field and code. */
export const choicesSchema = object(
	Object.fromEntries(
		CHOICE_FIELDS.map((name): [ChoiceField, v.GenericSchema] => [
			name,
			field("Opciones", "Lo que se lee por cada opción.", choiceTexts(CHOICES[name])),
		]),
	) as { [Field in ChoiceField]: ReturnType<typeof choiceTexts<(typeof CHOICES)[Field][number]>> },
);

/** What to tell in a message, by what it is for. */
const questions = v.pipe(
	v.array(text),
	v.minLength(2, "lleva al menos dos preguntas."),
	v.maxLength(3, "lleva tres preguntas como máximo."),
);

/** What the others ask is answered in taps. */
const TOLD_IN_MESSAGE = PURPOSES.filter(
	(purpose): purpose is Exclude<Purpose, "call" | "orientation" | "profile" | "simulation" | "itinerary"> =>
		purpose !== "call" && TAP_FIELDS.every((name) => !FIELDS[name].purposes?.includes(purpose)),
);

/** What the forms ask, and how. */
export const formSchemas = {
	choose: each(LISTS, "Sin elegir", "La primera línea de la lista."),
	questions: v.entriesFromList(TOLD_IN_MESSAGE, questions),
	call: { choices: choiceTexts([...DAY_PARTS, ...CALL_WAYS]) },
	...FORM_TEXTS,
};

/** What is said of each fault beside a field. */
const FAULT_WORDS = entriesOf(texts.faults) satisfies Record<FieldErrorCode, v.GenericSchema>;

const isRequired = (name: FieldName) => Object.values(FORMS).some((form) => form.required.includes(name));

const entries = (Object.keys(FIELDS) as FieldName[]).flatMap((name) => {
	const codes: FieldErrorCode[] = [...(isRequired(name) ? ["required" as const] : []), ...FAULTS[FIELDS[name].answer]];
	const faults = Object.fromEntries(codes.map((code) => [code, FAULT_WORDS[code]]));
	const words = group("Errores del campo", "Lo que se lee al lado del campo, según qué falla.", faults);
	// A box that need not be ticked cannot be wrong.
	return codes.length > 0 ? [[name, words]] : [];
});

/** What is wrong with a field, by the code the contract gives. */
export const errorsSchema = object(
	Object.fromEntries(entries) as Record<FieldName, v.GenericSchema<Record<string, string>>>,
);
