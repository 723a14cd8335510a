import { sectionExamples } from "../../gallery/section-examples.ts";
import { tourismSchema } from "../../../content-model/sections/tourism.ts";

export const examples = sectionExamples(tourismSchema);
