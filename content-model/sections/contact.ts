import * as v from "valibot";
import { emphasisedText, text } from "../parts.ts";

/** The two contact forms; their words are in `messages.yaml`. */
export const contactSchema = v.strictObject({
	type: v.literal("contact"),
	title: emphasisedText,
	lead: text,
	/** Under each form, for whoever would rather write in the chat. */
	chat: v.strictObject({ patient: text, clinic: text }),
});

export type ContactProps = v.InferOutput<typeof contactSchema>;
