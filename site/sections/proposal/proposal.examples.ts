import { sectionExamples } from "../../gallery/section-examples.ts";
import { proposalSchema } from "./proposal.schema.ts";

export const examples = sectionExamples(proposalSchema);
