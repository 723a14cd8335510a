import { planOverviewSchema } from "../../../content-model/sections/plan-overview.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(planOverviewSchema);
