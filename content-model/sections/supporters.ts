import * as v from "valibot";
import { text } from "../parts.ts";

/** Strip of the sectors the group works with; organisations are named only once they agree. */
export const supportersSchema = v.strictObject({
	type: v.literal("supporters"),
	title: text,
	sectors: v.array(text),
});

export type SupportersProps = v.InferOutput<typeof supportersSchema>;
