import { sectionExamples } from "../../gallery/section-examples.ts";
import { heroSchema } from "./hero.schema.ts";

export const examples = sectionExamples(heroSchema);
