import { LEGAL_IDS } from "../../../content-model/legal.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";
import { legalSchema } from "../../../content-model/sections/legal.ts";

export const examples = sectionExamples(legalSchema, (natural) =>
	Object.fromEntries(LEGAL_IDS.map((document) => [`document: ${document}`, { ...natural, document }])),
);
