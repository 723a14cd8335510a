import { closingSchema } from "../../../content-model/sections/closing.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(closingSchema, (natural) => ({
	"with the chat": { ...natural, chat: { label: "Escribir por chat", variant: "general" } },
}));
