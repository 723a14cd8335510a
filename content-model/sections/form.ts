import * as v from "valibot";
import { FORM_IDS } from "../../contract/forms.ts";
import { field } from "../field.ts";
import { sectionType } from "./frame.ts";

/** One form; its words are in `messages.yaml`, its anchor and rules in the contract. */
export const formSchema = v.strictObject({
	type: sectionType("form", "un formulario", "Un formulario; sus palabras están en content/messages.yaml."),
	form: field(
		"Formulario",
		"Cuál de los formularios del sitio.",
		v.picklist(FORM_IDS, `no existe ese formulario; elige entre ${FORM_IDS.join(", ")}.`),
	),
});

export type FormProps = v.InferOutput<typeof formSchema>;
