import { UNIT_IDS } from "../../../content-model/parts.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";
import { metricsSchema } from "./metrics.schema.ts";

export const examples = sectionExamples(metricsSchema, (natural) =>
	Object.fromEntries(UNIT_IDS.map((unit) => [`unit: ${unit}`, { ...natural, unit }])),
);
