import { supportersSchema } from "../../../content-model/sections/supporters.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(supportersSchema);
