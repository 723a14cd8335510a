/** Questions and their answers. */
import { field, object, some } from "../fields/field.ts";
import { faq, internalLink, link, relatedAnswers } from "../fields/parts.ts";
import { head, section } from "./frame.ts";

const way = object({ ...link.entries, text: field("Frase", "Debajo, una frase corta y amable.") });

export const questionSections = [
	/** Questions with their answers (specification, section 3). */
	section("faqs", { ...head, items: some(faq, "una pregunta"), related: relatedAnswers }),
	/** The way to answers of the list of all, on a page without questions of its own. */
	section("answers", { related: relatedAnswers }),
	/** Whom the page is for, each with the way to answers of their own. */
	section("for-whom", { ...head, ways: some(way, "un enlace") }),
	/** Every question of the site, grouped by the page it stands on; the questions are collected, never copied. */
	section("faq-index", { first: internalLink, filter: { instead: link } }),
] as const;
