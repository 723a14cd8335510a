import { sectionExamples } from "../../gallery/section-examples.ts";
import { supportersSchema } from "../../../content-model/sections/supporters.ts";

export const examples = sectionExamples(supportersSchema);
