import { bannerSchema } from "../../../content-model/sections/banner.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(bannerSchema);
