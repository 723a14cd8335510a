import * as v from "valibot";
import { FORM_IDS } from "../../contract/forms.ts";

/** One form; its words are in `messages.yaml`, its anchor and rules in the contract. */
export const formSchema = v.strictObject({
	type: v.literal("form"),
	form: v.picklist(FORM_IDS, `no existe ese formulario; elige entre ${FORM_IDS.join(", ")}.`),
});

export type FormProps = v.InferOutput<typeof formSchema>;
