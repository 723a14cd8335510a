import { servicesSchema } from "../../../content-model/sections/services.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(servicesSchema);
