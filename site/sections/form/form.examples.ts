import { formSchema } from "../../../content-model/sections/form.ts";
import { FORM_IDS } from "../../../contract/forms.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(formSchema, (natural) =>
	Object.fromEntries(FORM_IDS.map((form) => [`form: ${form}`, { ...natural, form }])),
);
