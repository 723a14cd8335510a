import * as v from "valibot";
import { review, wordingDate } from "./parts.ts";

/** Legal notices, each a Markdown file in `content/es/legal/`. */
export const LEGAL_IDS = ["privacidad", "terminos", "cookies"] as const;
export type LegalId = (typeof LEGAL_IDS)[number];

/** Places the page fills in a notice's text, written `{email}`. */
export const LEGAL_PLACES = ["email", "phone", "hours"];

/** The lines between `---` at the head of a legal notice. */
export const legalSchema = v.strictObject({
	version: wordingDate,
	legalReview: review,
});

export type LegalNotice = v.InferOutput<typeof legalSchema> & {
	/** Markdown. */
	body: string;
};
