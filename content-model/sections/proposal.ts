import * as v from "valibot";
import { anchorId, emphasisedText, link, text } from "../parts.ts";

/** "Nuestra propuesta": what the group offers, as a short journey. */
export const proposalSchema = v.strictObject({
	type: v.literal("proposal"),
	id: anchorId,
	title: emphasisedText,
	lead: text,
	steps: v.array(v.strictObject({ title: text, text })),
	action: link,
});

export type ProposalProps = v.InferOutput<typeof proposalSchema>;
