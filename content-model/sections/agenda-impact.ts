import * as v from "valibot";
import { anchorId, emphasisedText, text } from "../parts.ts";

/** What the agenda should change, from the nearest circle to the widest. */
export const agendaImpactSchema = v.strictObject({
	type: v.literal("agenda-impact"),
	id: v.optional(anchorId),
	title: emphasisedText,
	lead: text,
	circles: v.pipe(
		v.array(v.strictObject({ title: text, text })),
		v.length(3, "lleva tres círculos: pacientes, sector salud y economía."),
	),
	note: text,
});

export type AgendaImpactProps = v.InferOutput<typeof agendaImpactSchema>;
