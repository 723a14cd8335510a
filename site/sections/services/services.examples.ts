import { sectionExamples } from "../../gallery/section-examples.ts";
import { servicesSchema } from "../../../content-model/sections/services.ts";

export const examples = sectionExamples(servicesSchema);
