import type { WithWords } from "../../../content-model/content.ts";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";

/** The floating way to the chat; it steps aside while a form is on screen. */
export const ChatButton = ({ words }: WithWords) => (
	<aside className="chat-button script-only" aria-label={words.site.chat.label}>
		<ChatLink variant="general" words={words} label={words.site.chat.question} />
	</aside>
);
