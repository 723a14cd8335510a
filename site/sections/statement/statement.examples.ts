import { sectionExamples } from "../../gallery/section-examples.ts";
import { statementSchema } from "./statement.schema.ts";

export const examples = sectionExamples(statementSchema, (natural) => ({
	"tone: night": { ...natural, tone: "night" },
}));
