/** Sections that show forms. */
import * as v from "valibot";
import { FORM_IDS } from "../../contract/forms.ts";
import { field, list, unrepeated } from "../field.ts";
import { group, link, text } from "../parts.ts";
import { sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** The two contact forms, the clinic's folded; their words are in `messages.yaml`. */
const contactSchema = v.strictObject({
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

/** One form; its words are in `messages.yaml`, its anchor and rules in the contract. */
const formSchema = v.strictObject({
	type: sectionType("form", "un formulario", "Un formulario; sus palabras están en content/es/messages.yaml."),
	form: field(
		"Formulario",
		"Cuál de los formularios del sitio.",
		v.picklist(FORM_IDS, `no existe ese formulario; elige entre ${FORM_IDS.join(", ")}.`),
	),
});

/** Several forms of which one is open; `?tipo=` opens the one asked for. */
const contactFormsSchema = v.strictObject({
	type: sectionType("contact-forms", "varios formularios", "Quien llega elige uno; ?tipo= abre el suyo."),
	label: field("Pregunta", "Lo que se lee en voz alta antes de elegir.", text),
	forms: list(
		"Formularios",
		"Cada uno una sola vez, en el orden en que se eligen.",
		v.strictObject({
			form: field(
				"Formulario",
				"Su nombre; sus palabras están en content/es/messages.yaml.",
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
		unrepeated("form", "un formulario está repetido."),
	),
});

export const formSections = [contactSchema, formSchema, contactFormsSchema] as const;
