import * as v from "valibot";
import { field, list } from "../field.ts";
import { group, link, text } from "../parts.ts";
import { sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** The two contact forms, the clinic's folded; their words are in `messages.yaml`. */
export const contactSchema = v.strictObject({
	type: sectionType("contact", "los dos formularios", "El de pacientes, y doblado debajo el de clínicas."),
	title: sectionTitle,
	lead: sectionLead,
	before: group("Antes de escribir", "Encima del formulario de pacientes, para quien quiere leer antes.", {
		sentence: field("Frase", "Una pregunta corta.", text),
		links: list("Enlaces", "A dónde ir a leer.", link, v.minLength(1, "lleva al menos un enlace.")),
	}),
	clinic: field("Botón del formulario de clínicas", "El que lo abre; debajo sale entero.", text),
	chat: group("Enlaces al chat", "Debajo de cada formulario, para quien prefiere escribir por WhatsApp.", {
		patient: field("De pacientes", "Debajo del formulario de pacientes.", text),
		clinic: field("De clínicas", "Debajo del formulario de clínicas.", text),
	}),
});

export type ContactProps = v.InferOutput<typeof contactSchema>;
