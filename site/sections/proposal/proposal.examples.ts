import { proposalSchema } from "../../../content-model/sections/proposal.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(proposalSchema);
