import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { ActionRow } from "./action-row.tsx";

const one = { label: "Agendar llamada", href: "/contacto" };
const two = { label: "Conoce la propuesta", href: "/sobre-nosotros" };
const long = { label: "Solicitar histerosalpingosonografía y acompañamiento", href: "/concierge" };

export const examples: ComponentExamples = {
	one: <ActionRow words={words} actions={[one]} />,
	"two and the chat": (
		<ActionRow words={words} actions={[one, two]} chat={{ label: "Escribir por chat", variant: "general" }} />
	),
	"more than a line holds": <ActionRow words={words} actions={[one, two, long]} />,
};
