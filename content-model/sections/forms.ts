/** Sections that show forms. */
import * as v from "valibot";
import { FORM_IDS } from "../../contract/requests/forms.ts";
import { field, group, object, oneOf, several, text, unrepeated } from "../fields/field.ts";
import { link } from "../fields/parts.ts";
import { section, sectionLead, sectionTitle } from "./frame.ts";

export const formSections = [
	/** The two contact forms, the clinic's folded; their words are in `messages.yaml`. */
	section("contact", "los dos formularios", "El de pacientes, y doblado debajo el de clínicas.", {
		title: sectionTitle,
		lead: sectionLead,
		before: group("Antes de escribir", "Encima del formulario de pacientes, para quien quiere leer antes.", {
			sentence: field("Frase", "Una pregunta corta."),
			links: several("Enlaces", "A dónde ir a leer.", link, "un enlace"),
		}),
		clinic: field("Botón del formulario de clínicas", "El que lo abre; debajo sale entero."),
		chat: group("Enlaces al chat", "Debajo de cada formulario, para quien prefiere escribir por WhatsApp.", {
			patient: field("De pacientes", "Debajo del formulario de pacientes."),
			clinic: field("De clínicas", "Debajo del formulario de clínicas."),
		}),
	}),
	/** One form; its words are in `messages.yaml`, its anchor and rules in the contract. */
	section("form", "un formulario", "Un formulario; sus palabras están en content/es/messages.yaml.", {
		form: field("Formulario", "Cuál de los formularios del sitio.", oneOf("ese formulario", FORM_IDS)),
	}),
	/** Several forms of which one is open; `?tipo=` opens the one asked for. */
	section("contact-forms", "varios formularios", "Quien llega elige uno; ?tipo= abre el suyo.", {
		label: field("Pregunta", "Lo que se lee en voz alta antes de elegir."),
		brought: field("Lo que trae", "Encima de lo que la persona trae de su plan."),
		forms: several(
			"Formularios",
			"Cada uno una sola vez, en el orden en que se eligen.",
			object({
				form: field(
					"Formulario",
					"Cuál; sus palabras están con los formularios y los correos.",
					oneOf("ese formulario", FORM_IDS),
				),
				tipo: field(
					"Valor de ?tipo=",
					"La dirección /contacto?tipo=… que lo abre, en minúsculas. No la cambies.",
					v.pipe(text, v.regex(/^[a-z]+$/, "lleva solo minúsculas.")),
				),
				label: field("Rótulo", "Lo que se elige, en una o dos palabras."),
				hint: field("Ayuda", "Para quién es, debajo del rótulo."),
			}),
			"un formulario",
			unrepeated("form", "un formulario está repetido."),
		),
	}),
] as const;
