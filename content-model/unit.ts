import * as v from "valibot";
import { internalLink, text } from "./parts.ts";

/** `content/units/*.yaml`: one business unit (specification, section 3). */
export const unitSchema = v.strictObject({
	title: text,
	category: text,
	description: text,
	href: internalLink,
});

export type Unit = v.InferOutput<typeof unitSchema>;
