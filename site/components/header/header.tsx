import { ButtonLink } from "../../../ui/button/button.tsx";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";
import { LanguageLinks } from "../language-links/language-links.tsx";
import { Wordmark } from "../wordmark/wordmark.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import { callToActionHref, type HeaderProps } from "./menu-links.ts";
import { NavigationBar } from "./navigation-bar.tsx";

/**
 * The sticky header of every page (specification, section 2).
 * @param path the page's own path, to mark its link
 */
export function Header({ path, words, editions }: HeaderProps) {
	const { site, pages, messages } = words;
	const { call } = site.menu;
	return (
		<header className="header">
			<div className="header__inner">
				<Wordmark words={words} current={path === pages.home.path} />
				<NavigationBar path={path} words={words} />
				<div className="header__actions">
					<div className="header__language">
						<LanguageLinks editions={editions} look="code" />
					</div>
					<div className="header__chat">
						<ChatLink variant="general" words={words} look="quiet" label={site.chat.label} />
					</div>
					<div className="header__call">
						<ButtonLink href={callToActionHref(call, path)} label={call.label} />
					</div>
					<MenuOpeners menu={messages.chrome.menu} />
				</div>
			</div>
			<div className="header__progress" data-scroll-progress="0" aria-hidden="true" />
			<MenuDrawer path={path} words={words} editions={editions} />
		</header>
	);
}

/** A button where a script runs; a link to the drawer's anchor where none does. */
function MenuOpeners({ menu }: { menu: string }) {
	return (
		<>
			<button className="header__menu header__menu--button" type="button" data-action="menu" aria-haspopup="dialog">
				{menu}
			</button>
			<a className="header__menu header__menu--link" href="#menu">
				{menu}
			</a>
		</>
	);
}
