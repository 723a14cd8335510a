import { site } from "virtual:content";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";

/** The floating way to the chat; it steps aside while a form is on screen. */
export function ChatButton() {
	return (
		<aside className="chat-button" aria-label={site.chat.label}>
			<ChatLink variant="general">{site.chat.question}</ChatLink>
		</aside>
	);
}
