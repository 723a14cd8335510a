import * as v from "valibot";
import { anchorId, text } from "../../../content-model/parts.ts";

/** The agenda's goals on their quarters; the goals themselves stand in the page's objectives. */
export const agendaTimelineSchema = v.strictObject({
	type: v.literal("agenda-timeline"),
	id: v.optional(anchorId),
	title: text,
	lead: text,
	/** What stands before each date, so that none is read as something done. */
	goal: text,
	/** Over the goals without a date. */
	always: text,
	note: text,
});

export type AgendaTimelineProps = v.InferOutput<typeof agendaTimelineSchema>;
