import { LEGAL_IDS } from "../../../content-model/legal.ts";
import { legalSchema } from "../../../content-model/sections/legal.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(legalSchema, (natural) =>
	Object.fromEntries(LEGAL_IDS.map((document) => [`document: ${document}`, { ...natural, document }])),
);
