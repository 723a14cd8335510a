import type { Words } from "../../content-model/content.ts";
import { type ButtonLook, buttonClass } from "../button/button.tsx";

interface ChatLinkProps {
	/** Which of the site's greetings the chat opens with. */
	variant: keyof Words["site"]["chat"]["greetings"];
	words: Words;
	label: string;
	look?: ButtonLook;
}

/** Opens the chat in another tab, and says so. */
export const ChatLink = ({ variant, words: { site, messages }, label, look = "secondary" }: ChatLinkProps) => (
	<a
		className={buttonClass(look)}
		href={chatHref(site.chat.number, site.chat.greetings[variant])}
		target="_blank"
		rel="noopener noreferrer"
	>
		<ChatIcon />
		<span>{label}</span>
		<span className="unseen">{` (${messages.chrome.newTab})`}</span>
	</a>
);

/** The chat's address. @param number country code and number, digits @param greeting neutral: it is a private matter */
export const chatHref = (number: string, greeting: string): string =>
	`https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;

const ChatIcon = () => (
	<svg className="chat-icon" width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
		<path d="M3 17l1.1-3.6A7.2 7.2 0 1 1 6.9 16z" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
		<path d="M6.9 9.8h.02M10 9.8h.02M13.1 9.8h.02" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
	</svg>
);
