import * as v from "valibot";
import { anchorId, sample, text } from "../parts.ts";
import { photograph } from "../photograph.ts";

/** Who founded the group, by office until the owner gives a name. */
export const founderSchema = v.strictObject({
	type: v.literal("founder"),
	id: v.optional(anchorId),
	title: text,
	/** In the founder's own words; a sample until they are. */
	sample,
	words: text,
	name: v.optional(text),
	office: text,
	picture: v.optional(photograph),
	text,
});

export type FounderProps = v.InferOutput<typeof founderSchema>;
