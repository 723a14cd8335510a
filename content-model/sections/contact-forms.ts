import * as v from "valibot";
import { FORM_IDS } from "../../contract/forms.ts";
import { field, list } from "../field.ts";
import { text } from "../parts.ts";
import { sectionType } from "./frame.ts";

/** Several forms of which one is open; `?tipo=` opens the one asked for. */
export const contactFormsSchema = v.strictObject({
	type: sectionType("contact-forms", "varios formularios", "Quien llega elige uno; ?tipo= abre el suyo."),
	label: field("Pregunta", "Lo que se lee en voz alta antes de elegir.", text),
	forms: list(
		"Formularios",
		"Cada uno una sola vez, en el orden en que se eligen.",
		v.strictObject({
			form: field(
				"Formulario",
				"Su nombre; sus palabras están en content/messages.yaml.",
				v.picklist(FORM_IDS, `no existe ese formulario; elige entre ${FORM_IDS.join(", ")}.`),
			),
			tipo: field(
				"Valor de ?tipo=",
				"La dirección /contacto?tipo=… que lo abre, en minúsculas. No la cambies.",
				v.pipe(text, v.regex(/^[a-z]+$/, "lleva solo minúsculas.")),
			),
			label: field("Rótulo", "Lo que se elige, en una o dos palabras.", text),
			hint: field("Ayuda", "Para quién es, debajo del rótulo.", text),
		}),
		v.minLength(1, "lleva al menos un formulario."),
		v.check((forms) => new Set(forms.map(({ form }) => form)).size === forms.length, "un formulario está repetido."),
	),
});

export type ContactFormsProps = v.InferOutput<typeof contactFormsSchema>;
