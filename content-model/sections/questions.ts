/** What a visitor asks, fills in and works out. */
import * as v from "valibot";
import { FORM_IDS } from "../../contract/requests/forms.ts";
import { described } from "../fields/described.ts";
import { emphasisedText, field, object, oneOf, some, text, unrepeated } from "../fields/field.ts";
import { faq, internalLink, link, relatedAnswers } from "../fields/parts.ts";
import { head, section, titledText } from "./frame.ts";
import texts from "./parts.json" with { type: "json" };

const way = object({ ...link.entries, text: field("Frase", "Debajo, una frase corta y amable.") });

export const questionSections = [
	/** Questions with their answers (specification, section 3). */
	section("faqs", { ...head, items: some(faq, "una pregunta"), related: relatedAnswers }),
	section("answers", { related: relatedAnswers }),
	section("for-whom", { ...head, ways: some(way, "un enlace") }),
	section("faq-index", { first: internalLink, filter: { instead: link } }),
] as const;

const form = described(texts.form, {
	form: oneOf("ese formulario", FORM_IDS),
	tipo: v.pipe(text, v.regex(/^[a-z]+$/, "lleva solo minúsculas.")),
});

export const formSections = [
	section("contact", { title: emphasisedText, before: { links: some(link, "un enlace") } }),
	section("form", { form: oneOf("ese formulario", FORM_IDS), folded: v.boolean() }),
	/** Several forms of which one is open; `?tipo=` opens the one asked for. */
	section("contact-forms", {
		forms: v.pipe(some(form, "un formulario"), unrepeated("form", "un formulario está repetido.")),
	}),
] as const;

const parts = { title: emphasisedText, items: v.array(titledText("cada parte")) };
const tool = { title: emphasisedText, about: parts };

/** Of `/mi-plan`; what its tools themselves say is in `content/es/plan/`. */
export const planSections = [
	section("plan-overview", { title: emphasisedText, ownership: parts }),
	section("plan-budget", tool),
	section("plan-loan", tool),
	section("plan-stay", tool),
	section("plan-questions", tool),
	section("plan-rates", tool),
] as const;
