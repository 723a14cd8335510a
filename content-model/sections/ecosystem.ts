import * as v from "valibot";
import { anchorId, emphasisedText, text } from "../parts.ts";

/** The five units, each with a way in; their words come from `content/units/`. */
export const ecosystemSchema = v.strictObject({
	type: v.literal("ecosystem"),
	id: anchorId,
	title: emphasisedText,
	lead: text,
	explore: text,
});

export type EcosystemProps = v.InferOutput<typeof ecosystemSchema>;
