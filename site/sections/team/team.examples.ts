import { teamSchema } from "../../../content-model/sections/team.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(teamSchema);
