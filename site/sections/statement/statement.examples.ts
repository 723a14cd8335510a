import { statementSchema } from "../../../content-model/sections/statement.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(statementSchema, (natural) => ({
	"tone: night": { ...natural, tone: "night" },
}));
