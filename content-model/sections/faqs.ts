import * as v from "valibot";
import { list } from "../field.ts";
import { faq, relatedAnswers } from "../parts.ts";
import { sectionId, sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** Questions with their answers (specification, section 3). */
export const faqsSchema = v.strictObject({
	type: sectionType("faqs", "preguntas", "Preguntas que se abren donde están; /faq las reúne."),
	id: sectionId,
	title: sectionTitle,
	lead: v.optional(sectionLead),
	items: list("Preguntas", "Al menos una, sin repetir.", faq, v.minLength(1, "lleva al menos una pregunta.")),
	related: relatedAnswers,
});

export type FaqsProps = v.InferOutput<typeof faqsSchema>;
