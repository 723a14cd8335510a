import * as v from "valibot";
import { internalLink, link, text } from "../parts.ts";
import { template } from "../template.ts";

/** Every question of the site, grouped by the page it stands on; the questions are collected, never copied. */
export const faqIndexSchema = v.strictObject({
	type: v.literal("faq-index"),
	/** Names the section for screen readers. */
	title: text,
	/** The page whose questions open the list. */
	first: internalLink,
	/** After a group: the way to its page. */
	more: template("page"),
	contents: v.strictObject({
		title: text,
		/** The way to the questions that stand on other pages. */
		pages: text,
	}),
	/** Said under an answer. */
	answer: v.strictObject({
		sources: template("date"),
		confirm: text,
		clinicalReview: text,
		legalReview: text,
		bothReviews: text,
	}),
	filter: v.strictObject({
		search: text,
		group: text,
		all: text,
		none: text,
		/** Offered where nothing matches. */
		instead: link,
		one: text,
		many: template("count"),
	}),
});

export type FaqIndexProps = v.InferOutput<typeof faqIndexSchema>;
