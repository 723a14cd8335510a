import { sectionExamples } from "../../gallery/section-examples.ts";
import { servicesSchema } from "./services.schema.ts";

export const examples = sectionExamples(servicesSchema);
