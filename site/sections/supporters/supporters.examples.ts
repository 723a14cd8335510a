import { sectionExamples } from "../../gallery/section-examples.ts";
import { supportersSchema } from "./supporters.schema.ts";

export const examples = sectionExamples(supportersSchema);
