import { sectionExamples } from "../../gallery/section-examples.ts";
import { bannerSchema } from "./banner.schema.ts";

export const examples = sectionExamples(bannerSchema);
