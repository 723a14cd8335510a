import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../component-examples.ts";
import { ChatLink } from "./chat-link.tsx";

export const examples: ComponentExamples = {
	secondary: (
		<ChatLink words={words} variant="general">
			Escribir por chat
		</ChatLink>
	),
	quiet: (
		<ChatLink words={words} variant="patient" look="quiet">
			Prefiero escribir por chat
		</ChatLink>
	),
};
