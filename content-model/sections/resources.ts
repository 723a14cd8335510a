import * as v from "valibot";
import { anchorId, emphasisedText, text } from "../parts.ts";
import { RESOURCE_TYPES } from "../resource.ts";

/** Partner resources from `content/resources.yaml`. */
export const resourcesSectionSchema = v.strictObject({
	type: v.literal("resources"),
	id: v.optional(anchorId),
	title: emphasisedText,
	lead: v.optional(text),
	types: v.strictObject(v.entriesFromList(RESOURCE_TYPES, text)),
	/** On those anyone may download. */
	open: v.strictObject({ label: text, action: text }),
	/** On those partners ask for. */
	closed: v.strictObject({ label: text, action: text }),
});

export type ResourcesProps = v.InferOutput<typeof resourcesSectionSchema>;
