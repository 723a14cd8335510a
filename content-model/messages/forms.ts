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
import { PURPOSES } from "../../contract/requests/purposes.ts";
import type { FieldErrorCode } from "../../contract/requests/wire.ts";
import { field, filled, group, list, object, optional, template, text } from "../fields/field.ts";

/** How a field is asked. */
export const fieldText = object({
	label: field("Rótulo", "Encima del campo."),
	hint: optional("Ayuda", "Debajo del rótulo, en una frase."),
});

type FieldText = v.InferOutput<typeof fieldText>;

/** The words of one form: a text for each field it asks, and for no other. */
const formTexts = (id: FormId) =>
	group(`Formulario ${id}`, "Sus palabras.", {
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
			object(v.entriesFromList(FORMS[id].fields, field("Campo", "Cómo se pregunta.", fieldText))) as v.GenericSchema<
				unknown,
				Partial<Record<FieldName, FieldText>>
			>,
		),
	});

const choiceTexts = <const Codes extends string>(codes: readonly Codes[]) =>
	group(
		"Opciones",
		"Lo que se lee por cada opción.",
		v.entriesFromList(codes, field("Opción", "Lo que se lee en la lista.")),
	);

const FORM_TEXTS = Object.fromEntries(FORM_IDS.map((id) => [id, formTexts(id)])) as Record<
	FormId,
	ReturnType<typeof formTexts>
>;

const CHOICE_FIELDS = Object.keys(CHOICES) as ChoiceField[];

const CHOICE_TEXTS = Object.fromEntries(
	CHOICE_FIELDS.map((name): [ChoiceField, v.GenericSchema] => [name, choiceTexts(CHOICES[name])]),
) as {
	[Field in ChoiceField]: ReturnType<typeof choiceTexts<(typeof CHOICES)[Field][number]>>;
};

/** What a visitor chooses from, by field and code. */
export const choicesSchema = group("Listas para elegir", "Por campo, lo que se lee en cada opción.", CHOICE_TEXTS);

/** What the forms ask, and how. */
export const formsSchema = group("Formularios", "Lo común a todos, y luego cada uno.", {
	trap: "Rótulo de un campo oculto que solo llenan los programas",
	optional: "Detrás del rótulo de un campo opcional",
	sending: "En el botón, mientras se envía",
	choose: group(
		"Sin elegir",
		"Lo que se lee en cada lista hasta que se elige algo.",
		v.entriesFromList(CHOICE_FIELDS, field("Sin elegir", "La primera línea de la lista.")),
	),
	required: "Encima del formulario: qué hay que llenar",
	questions: group("Preguntas por asunto", "Lo que conviene contar en el mensaje, según el asunto.", {
		lead: field("Entrada", "Encima de las preguntas."),
		...v.entriesFromList(
			PURPOSES,
			list(
				"Preguntas del asunto",
				"Dos o tres.",
				text,
				v.minLength(2, "lleva al menos dos preguntas."),
				v.maxLength(3, "lleva tres preguntas como máximo."),
			),
		),
	}),
	call: group("Llamada", "Lo que se pregunta a quien quiere una llamada.", {
		heading: "Título del formulario",
		loading: "Mientras se buscan horas libres",
		zone: "Rótulo de la zona horaria",
		day: "Pregunta por el día",
		hour: "Pregunta por la hora",
		ours: field("Hora del equipo", "La misma hora en el reloj del equipo.", template("time")),
		inZone: field("Hora y lugar", "Una hora y la ciudad de su zona.", template("time", "zone")),
		day_part: "Pregunta por la parte del día",
		call_by: "Pregunta por el canal",
		choices: choiceTexts([...DAY_PARTS, ...CALL_WAYS]),
		errors: group("Errores", "Qué falla y cómo se corrige, por campo.", {
			call_at: group("Hora", "De la llamada.", { taken: "Otra persona la tiene", choice: "A esa hora no hay" }),
			time_zone: group("Zona horaria", "De quien escribe.", { choice: "No se conoce" }),
			call_day: group("Día", "Sin script.", { choice: "Cerrado o pasado", format: "Mal escrito" }),
		}),
		confirmed: field("Confirmada", "Con el día y la hora en {when}.", template("when")),
		wish: "Cuando se pidió una llamada y la hora no está confirmada",
		calendar: "Enlace que guarda la hora en un calendario",
		event: "Título en el calendario, sin nada de salud",
	}),
	summary: "Título de la lista de errores",
	paper: field("En papel", "Solo impreso: cómo llega un formulario lleno a mano.", template("email", "phone")),
	/** Sending is the consent. Its version, and the whole notice's, is the day in `content/es/legal/privacidad.md`, stored with each request. */
	privacy: group("Aviso de datos", "Encima del botón de enviar.", {
		title: field("Título", "Encima del aviso."),
		consent: field(
			"Consentimiento",
			"Lo que se autoriza al enviar. Al cambiarlo, cambia la versión del aviso de privacidad.",
		),
		rights: filled("Derechos", "Cuánto se guardan y a dónde escribir: {email}."),
		notice: field("Enlace al aviso completo", "Abre otra pestaña, para no perder lo escrito."),
		health: field("A pacientes", "Qué no incluir en el mensaje."),
		patientData: field("A profesionales", "Qué no incluir, donde escriben profesionales."),
	}),
	suggestion: filled("Sugerencia de correo", "Cuando parece mal escrito; {email} es el propuesto."),
	...FORM_TEXTS,
});

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
export const errorsSchema = group(
	"Errores",
	"Por campo, qué falla y cómo se corrige.",
	Object.fromEntries(entries) as Record<FieldName, v.GenericSchema<Record<string, string>>>,
);
