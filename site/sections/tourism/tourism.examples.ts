import { tourismSchema } from "../../../content-model/sections/tourism.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(tourismSchema);
