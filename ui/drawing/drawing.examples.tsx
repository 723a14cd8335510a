import { FORM_IDS } from "../../contract/forms.ts";
import type { ComponentExamples } from "../component-examples.ts";
import { FormDrawing } from "../contact-form/form-drawing.tsx";

export const examples: ComponentExamples = Object.fromEntries(
	FORM_IDS.map((form) => [form, <FormDrawing key={form} form={form} />]),
);
