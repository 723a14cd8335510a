import * as v from "valibot";
import { anchorId, emphasisedText, link, text } from "../parts.ts";

/** Ways to join the agenda, one a sector. */
export const agendaJoiningSchema = v.strictObject({
	type: v.literal("agenda-joining"),
	id: v.optional(anchorId),
	title: emphasisedText,
	lead: text,
	ways: v.pipe(
		v.array(v.strictObject({ title: text, text, action: link })),
		v.length(4, "lleva exactamente cuatro formas de sumarse."),
	),
});

export type AgendaJoiningProps = v.InferOutput<typeof agendaJoiningSchema>;
