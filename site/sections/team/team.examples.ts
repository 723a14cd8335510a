import { sectionExamples } from "../../gallery/section-examples.ts";
import { teamSchema } from "../../../content-model/sections/team.ts";

export const examples = sectionExamples(teamSchema);
