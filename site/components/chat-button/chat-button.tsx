import type { WithWords } from "../../../content-model/content.ts";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";

/** The floating way to the chat; it steps aside while a form is on screen. */
export function ChatButton({ words }: WithWords) {
	const { chat } = words.site;
	return (
		<aside className="chat-button script-only" aria-label={chat.label}>
			<ChatLink variant="general" words={words} label={chat.question} />
		</aside>
	);
}
