import { sectionExamples } from "../../gallery/section-examples.ts";
import { bannerSchema } from "../../../content-model/sections/banner.ts";

export const examples = sectionExamples(bannerSchema);
