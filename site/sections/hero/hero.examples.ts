import { sectionExamples } from "../../gallery/section-examples.ts";
import { heroSchema } from "../../../content-model/sections/hero.ts";

export const examples = sectionExamples(heroSchema);
