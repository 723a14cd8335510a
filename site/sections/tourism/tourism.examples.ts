import { sectionExamples } from "../../gallery/section-examples.ts";
import { tourismSchema } from "./tourism.schema.ts";

export const examples = sectionExamples(tourismSchema);
