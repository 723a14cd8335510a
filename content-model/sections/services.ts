import * as v from "valibot";
import { anchorId, emphasisedText, internalLink, text, UNIT_IDS } from "../parts.ts";

const three = (what: string) => v.pipe(v.array(text), v.length(3, `son exactamente tres ${what}.`));

/** The specification's service card, field for field (section 3). */
const serviceCard = v.strictObject({
	/** The unit whose emblem stands here. */
	icon: v.picklist(UNIT_IDS),
	/** The unit's name as it signs. */
	logo: text,
	title: text,
	description: text,
	steps: three("pasos"),
	benefits: three("ventajas"),
	ctaLabel: text,
	link: internalLink,
});

/** What each unit does for the reader of this page. */
export const servicesSchema = v.strictObject({
	type: v.literal("services"),
	id: v.optional(anchorId),
	/** `path`: calm stops of one way; `chapters`: full ones, each in its unit's hue. */
	look: v.picklist(["path", "chapters"], "elige path (un camino) o chapters (capítulos)."),
	title: emphasisedText,
	lead: v.optional(text),
	/** Headings of the two lists, the same on each card. */
	labels: v.strictObject({ steps: text, benefits: text }),
	items: v.array(serviceCard),
});

export type ServicesProps = v.InferOutput<typeof servicesSchema>;
