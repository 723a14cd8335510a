import type { ReactNode } from "react";
import type { Words } from "../../content-model/content.ts";
import { type ButtonLook, buttonClass } from "../button/button.tsx";
import { chatHref } from "./chat-href.ts";

interface ChatLinkProps {
	/** Which of the site's greetings the chat opens with. */
	variant: keyof Words["site"]["chat"]["greetings"];
	words: Words;
	look?: ButtonLook;
	children: ReactNode;
}

/** Opens the chat in another tab, and says so. */
export function ChatLink({ variant, words: { site, messages }, look = "secondary", children }: ChatLinkProps) {
	return (
		<a
			className={buttonClass(look)}
			href={chatHref(site.chat.number, site.chat.greetings[variant])}
			target="_blank"
			rel="noopener noreferrer"
		>
			<ChatIcon />
			<span>
				{children}
				<span className="unseen">{` (${messages.chrome.newTab})`}</span>
			</span>
		</a>
	);
}

function ChatIcon() {
	return (
		<svg className="chat-icon" width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
			<path d="M3 17l1.1-3.6A7.2 7.2 0 1 1 6.9 16z" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
			<path d="M6.9 9.8h.02M10 9.8h.02M13.1 9.8h.02" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
		</svg>
	);
}
