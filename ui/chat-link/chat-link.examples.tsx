import type { ComponentExamples } from "../component-examples.ts";
import { ChatLink } from "./chat-link.tsx";

export const examples: ComponentExamples = {
	secondary: <ChatLink variant="general">Escribir por chat</ChatLink>,
	quiet: (
		<ChatLink variant="patient" look="quiet">
			Prefiero escribir por chat
		</ChatLink>
	),
};
