import { sectionExamples } from "../../gallery/section-examples.ts";
import { proposalSchema } from "../../../content-model/sections/proposal.ts";

export const examples = sectionExamples(proposalSchema);
