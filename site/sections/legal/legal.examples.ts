import { LEGAL_IDS } from "../../../content-model/legal.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";
import { legalSchema } from "./legal.schema.ts";

export const examples = sectionExamples(legalSchema, (natural) =>
	Object.fromEntries(LEGAL_IDS.map((document) => [`document: ${document}`, { ...natural, document }])),
);
