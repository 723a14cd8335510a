import { messages, site } from "virtual:content";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";
import { Wordmark } from "../wordmark/wordmark.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import { callToActionHref } from "./menu-links.ts";
import { NavigationBar } from "./navigation-bar.tsx";

/**
 * The sticky header of every page (specification, section 2).
 * @param path the page's own path, to mark its link
 */
export function Header({ path }: { path: string }) {
	const { call } = site.menu;
	return (
		<header className="header">
			<div className="header__inner">
				<Wordmark current={path === "/"} />
				<NavigationBar path={path} />
				<div className="header__actions">
					<div className="header__chat">
						<ChatLink variant="general" look="quiet">
							{site.chat.label}
						</ChatLink>
					</div>
					<div className="header__call">
						<ButtonLink href={callToActionHref(call, path)}>{call.label}</ButtonLink>
					</div>
					<MenuOpeners />
				</div>
			</div>
			<div className="header__progress" data-scroll-progress="0" aria-hidden="true" />
			<MenuDrawer path={path} />
		</header>
	);
}

/** A button where a script runs; a link to the drawer's anchor where none does. */
function MenuOpeners() {
	const { menu } = messages.chrome;
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
