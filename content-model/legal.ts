import * as v from "valibot";
import { text } from "./parts.ts";

/** Legal notices, each a Markdown file in `content/legal/`. */
export const LEGAL_IDS = ["privacidad", "terminos", "cookies"] as const;
export type LegalId = (typeof LEGAL_IDS)[number];

/** Places the page fills in a notice's text, written `{email}`. */
export const LEGAL_PLACES = ["email", "phone", "hours"];

/** The lines between `---` at the head of a legal notice. */
export const legalSchema = v.strictObject({
	/** Day of this wording. */
	version: v.pipe(text, v.isoDate("escribe la fecha así: 2026-11-21.")),
	/** `pending` shows a notice that a lawyer has yet to review the text. */
	review: v.picklist(["pending", "done"], "escribe pending (falta la revisión de un abogado) o done."),
});

export type LegalNotice = v.InferOutput<typeof legalSchema> & {
	/** Markdown. */
	body: string;
};
