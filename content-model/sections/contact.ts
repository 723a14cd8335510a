import * as v from "valibot";
import { field } from "../field.ts";
import { text } from "../parts.ts";
import { sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** The two contact forms; their words are in `messages.yaml`. */
export const contactSchema = v.strictObject({
	type: sectionType("contact", "los dos formularios", "El de pacientes y el de clínicas, uno al lado del otro."),
	title: sectionTitle,
	lead: sectionLead,
	chat: field(
		"Enlaces al chat",
		"Debajo de cada formulario, para quien prefiere escribir por WhatsApp.",
		v.strictObject({
			patient: field("De pacientes", "Debajo del formulario de pacientes.", text),
			clinic: field("De clínicas", "Debajo del formulario de clínicas.", text),
		}),
	),
});

export type ContactProps = v.InferOutput<typeof contactSchema>;
