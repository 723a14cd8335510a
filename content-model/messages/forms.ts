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
} from "../../contract/requests/forms.ts";
import { PURPOSES, type Purpose } from "../../contract/requests/purposes.ts";
import type { FieldErrorCode } from "../../contract/requests/wire.ts";
import { each } from "../fields/described.ts";
import { field, group, object, optional, text, words } from "../fields/field.ts";

/** How a field is asked. */
export const fieldText = object({
	label: field("Rótulo", "Encima del campo."),
	hint: optional("Ayuda", "Debajo del rótulo, en una frase."),
});

type FieldText = v.InferOutput<typeof fieldText>;

/** The words of one form: a text for each field it asks, and for no other. */
const formTexts = (id: FormId) =>
	words({
		title: "Título del formulario",
		lead: "Línea debajo del título",
		submit: "Texto del botón de enviar",
		consent: optional(
			"Consentimiento propio",
			"Si necesita otro que el común. Al cambiarlo, cambia la versión del aviso de privacidad.",
		),
		fields: field(
			"Campos",
			"Los que pregunta este formulario, todos y ninguno más.",
			each(FORMS[id].fields, "Campo", "Cómo se pregunta.", fieldText) as v.GenericSchema<
				unknown,
				Partial<Record<FieldName, FieldText>>
			>,
		),
	});

const FORM_TEXTS = Object.fromEntries(FORM_IDS.map((id) => [id, formTexts(id)])) as Record<
	FormId,
	ReturnType<typeof formTexts>
>;

const choiceTexts = <const Codes extends string>(codes: readonly Codes[]) =>
	each(codes, "Opción", "Lo que se lee en la lista.");

const CHOICE_FIELDS = Object.keys(CHOICES) as ChoiceField[];

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

/** Of a call each is a question of its own. */
const TOLD_IN_MESSAGE = PURPOSES.filter((purpose): purpose is Exclude<Purpose, "call"> => purpose !== "call");

/** What the forms ask, and how. */
export const formSchemas = {
	choose: each(CHOICE_FIELDS, "Sin elegir", "La primera línea de la lista."),
	questions: v.entriesFromList(TOLD_IN_MESSAGE, questions),
	call: { choices: choiceTexts([...DAY_PARTS, ...CALL_WAYS]) },
	...FORM_TEXTS,
};

/** What is said of each fault beside a field. */
const FAULT_WORDS: Record<FieldErrorCode, v.GenericSchema> = {
	required: field("Falta", "Cuando se deja vacío."),
	format: field("Mal escrito", "Dice cómo se escribe."),
	ascii: field("Letras con tilde o ñ antes de la @", "A esas direcciones no llegan nuestros correos."),
	too_long: field("Demasiado largo", "Dice cuántos caracteres caben."),
	choice: field("No está en la lista", "Pide elegir de la lista."),
	taken: field("Ocupada", "La hora de una llamada que otra persona tiene."),
};

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
