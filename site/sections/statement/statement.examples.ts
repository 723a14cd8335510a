import { sectionExamples } from "../../gallery/section-examples.ts";
import { statementSchema } from "../../../content-model/sections/statement.ts";

export const examples = sectionExamples(statementSchema, (natural) => ({
	"tone: night": { ...natural, tone: "night" },
}));
