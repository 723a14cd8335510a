import { heroSchema } from "../../../content-model/sections/hero.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(heroSchema);
