import { sectionExamples } from "../../gallery/section-examples.ts";
import { HEADING_DRAWINGS, headingSchema } from "./heading.schema.ts";

export const examples = sectionExamples(headingSchema, (natural) =>
	Object.fromEntries(HEADING_DRAWINGS.map((drawing) => [`drawing: ${drawing}`, { ...natural, drawing }])),
);
