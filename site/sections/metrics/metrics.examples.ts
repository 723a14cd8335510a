import { UNIT_IDS } from "../../../content-model/parts.ts";
import { metricsSchema } from "../../../content-model/sections/metrics.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(metricsSchema, (natural) =>
	Object.fromEntries(UNIT_IDS.map((unit) => [`unit: ${unit}`, { ...natural, unit }])),
);
