import { PAGE_ART } from "../../../content-model/parts.ts";
import { headingSchema } from "../../../content-model/sections/heading.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(headingSchema, (natural) =>
	Object.fromEntries(PAGE_ART.map((art) => [`drawing: ${art}`, { ...natural, art }])),
);
