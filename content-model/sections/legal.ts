import * as v from "valibot";
import { LEGAL_IDS } from "../legal.ts";
import { text } from "../parts.ts";

/** A legal notice from `content/legal/`. */
export const legalSchema = v.strictObject({
	type: v.literal("legal"),
	document: v.picklist(LEGAL_IDS, `no existe este documento; elige entre ${LEGAL_IDS.join(", ")}.`),
	/** Names the contents list for screen readers and sighted readers alike. */
	contents: text,
	/** Before the date of the text. */
	version: text,
	/** Shown while the document awaits a lawyer's review. */
	pending: text,
});

export type LegalProps = v.InferOutput<typeof legalSchema>;
