import { sectionExamples } from "../../gallery/section-examples.ts";
import { closingSchema } from "./closing.schema.ts";

export const examples = sectionExamples(closingSchema, (natural) => ({
	"with the chat": { ...natural, chat: { label: "Escribir por chat", variant: "general" } },
}));
