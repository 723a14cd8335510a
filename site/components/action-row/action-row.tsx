import type { WithWords } from "../../../content-model/content.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";

interface ActionRowProps extends WithWords {
	actions: readonly { label: string; href: string }[];
	chat?: { label: string; variant: Parameters<typeof ChatLink>[0]["variant"] } | undefined;
}

/** What a visitor can do next, the first one loudest; the chat stands last. */
export const ActionRow = ({ actions, chat, words }: ActionRowProps) => (
	<div className="action-row row">
		{actions.map(({ label, href }, index) => (
			<ButtonLink key={label} href={href} look={index === 0 ? "primary" : "secondary"} label={label} />
		))}
		{chat && <ChatLink variant={chat.variant} words={words} label={chat.label} />}
	</div>
);
