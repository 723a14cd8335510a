import { sectionExamples } from "../../gallery/section-examples.ts";
import { teamSchema } from "./team.schema.ts";

export const examples = sectionExamples(teamSchema);
