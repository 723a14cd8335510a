import * as v from "valibot";
import { anchorId, emphasisedText, text, UNIT_IDS } from "../parts.ts";
import { photograph } from "../photograph.ts";

const leader = v.strictObject({
	unit: v.picklist(UNIT_IDS),
	name: v.optional(text),
	office: text,
	picture: v.optional(photograph),
	text,
});

/** Who answers for each unit, by office until the owner gives names. */
export const teamSchema = v.strictObject({
	type: v.literal("team"),
	id: v.optional(anchorId),
	title: emphasisedText,
	lead: v.optional(text),
	leaders: v.pipe(
		v.array(leader),
		v.length(UNIT_IDS.length, "lleva una dirección por unidad, cinco en total."),
		v.check((leaders) => new Set(leaders.map(({ unit }) => unit)).size === leaders.length, "una unidad está repetida."),
	),
});

export type TeamProps = v.InferOutput<typeof teamSchema>;
