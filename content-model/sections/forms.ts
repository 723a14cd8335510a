/** Sections that show forms. */
import * as v from "valibot";
import { FORM_IDS } from "../../contract/requests/forms.ts";
import { described } from "../fields/described.ts";
import { emphasisedText, oneOf, some, text, unrepeated } from "../fields/field.ts";
import { link } from "../fields/parts.ts";
import { section } from "./frame.ts";
import texts from "./parts.json" with { type: "json" };

const form = described(texts.form, {
	form: oneOf("ese formulario", FORM_IDS),
	tipo: v.pipe(text, v.regex(/^[a-z]+$/, "lleva solo minúsculas.")),
});

export const formSections = [
	/** The two contact forms, the clinic's folded; their words are in `messages.yaml`. */
	section("contact", { title: emphasisedText, before: { links: some(link, "un enlace") } }),
	/** One form; its words are in `messages.yaml`, its anchor and rules in the contract. */
	section("form", { form: oneOf("ese formulario", FORM_IDS) }),
	/** Several forms of which one is open; `?tipo=` opens the one asked for. */
	section("contact-forms", {
		forms: v.pipe(some(form, "un formulario"), unrepeated("form", "un formulario está repetido.")),
	}),
] as const;
