import * as v from "valibot";
import { FORM_IDS } from "../../contract/forms.ts";
import { text } from "../parts.ts";

/** Several forms of which one is open; `?tipo=` opens the one asked for. */
export const contactFormsSchema = v.strictObject({
	type: v.literal("contact-forms"),
	/** Read out before the choice. */
	label: text,
	forms: v.pipe(
		v.array(
			v.strictObject({
				form: v.picklist(FORM_IDS, `no existe ese formulario; elige entre ${FORM_IDS.join(", ")}.`),
				/** The value of `?tipo=` that opens it. */
				tipo: v.pipe(text, v.regex(/^[a-z]+$/, "lleva solo minúsculas.")),
				label: text,
				hint: text,
			}),
		),
		v.minLength(1, "lleva al menos un formulario."),
		v.check((forms) => new Set(forms.map(({ form }) => form)).size === forms.length, "un formulario está repetido."),
	),
});

export type ContactFormsProps = v.InferOutput<typeof contactFormsSchema>;
