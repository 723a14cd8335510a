import type * as v from "valibot";
import { object } from "../fields/field.ts";
import { review, wordingDate } from "../fields/parts.ts";

/** Legal notices, each a Markdown file in `content/es/legal/`. */
export const LEGAL_IDS = ["privacidad", "terminos", "cookies"] as const;
export type LegalId = (typeof LEGAL_IDS)[number];

/** Guides to read and to print, each a Markdown file in `content/es/guides/`. */
export const GUIDE_IDS = ["guia-red-lara"] as const;
export type GuideId = (typeof GUIDE_IDS)[number];

/** Places the page fills in the text of both, written `{email}`. */
export const LEGAL_PLACEHOLDERS = ["email", "phone", "hours"];

/** The lines between `---` at the head of a legal notice. */
export const legalSchema = object({ version: wordingDate, legalReview: review });

/** The lines between `---` at the head of a guide. */
export const guideSchema = object({ version: wordingDate, clinicalReview: review });

interface Markdown {
	/** Markdown. */
	body: string;
}

export type LegalNotice = v.InferOutput<typeof legalSchema> & Markdown;
export type Guide = v.InferOutput<typeof guideSchema> & Markdown;
