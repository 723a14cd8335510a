import * as v from "valibot";
import { text } from "../parts.ts";
import { photograph } from "../photograph.ts";

/** Strip of the sectors the group works with, and of the organisations that agreed to be named. */
export const supportersSchema = v.strictObject({
	type: v.literal("supporters"),
	title: text,
	sectors: v.pipe(v.array(text), v.minLength(1, "lleva al menos un sector.")),
	/** In the place of the sectors, as soon as there are any. */
	organisations: v.optional(
		v.pipe(
			v.array(v.strictObject({ name: text, logo: v.optional(photograph) })),
			v.minLength(1, "lleva al menos una."),
		),
	),
});

export type SupportersProps = v.InferOutput<typeof supportersSchema>;
