import * as v from "valibot";
import { anchorId, emphasisedText, text } from "../parts.ts";
import { template } from "../template.ts";

/** The agenda's goals on their quarters; the goals themselves stand in the page's objectives. */
export const agendaTimelineSchema = v.strictObject({
	type: v.literal("agenda-timeline"),
	id: v.optional(anchorId),
	title: emphasisedText,
	lead: text,
	/** What stands before each date, so that none is read as something done. */
	goal: text,
	/** A quarter on the ruler; `{number}` is 1 to 4. */
	quarter: template("number"),
	/** Over the goals without a date. */
	always: text,
	note: text,
});

export type AgendaTimelineProps = v.InferOutput<typeof agendaTimelineSchema>;
