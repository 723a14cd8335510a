import { ButtonLink } from "../../../ui/button/button.tsx";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";
import { LanguageLinks } from "../language-links/language-links.tsx";
import { UnitEmblem } from "../unit-emblem/unit-emblem.tsx";
import { callToActionHref, currentPage, type HeaderProps, linkHref } from "./menu-links.ts";

/**
 * Small screens' menu: a modal dialog where a script runs, else shown as the target of `#menu`.
 * Every link of the menu is here, in the specification's order.
 */
export function MenuDrawer({ path, words, editions }: HeaderProps) {
	const { messages, site, units } = words;
	const { menu, closeMenu } = messages.chrome;
	return (
		<dialog className="menu-drawer" id="menu" aria-labelledby="menu-title">
			<div className="menu-drawer__body">
				<div className="menu-drawer__top">
					<h2 className="menu-drawer__title" id="menu-title">
						{menu}
					</h2>
					<button className="menu-drawer__close menu-drawer__close--button" type="button">
						<span className="unseen">{closeMenu}</span>
					</button>
					<a className="menu-drawer__close menu-drawer__close--link" href="#contenido">
						<span className="unseen">{closeMenu}</span>
					</a>
				</div>
				<nav className="menu-drawer__links" aria-labelledby="menu-title">
					<ul>
						{site.menu.links.map((link) => (
							<li key={link.href}>
								<a
									className="menu-drawer__link"
									href={linkHref(link.href, path)}
									aria-current={currentPage(link, path, units)}
								>
									<span>{link.label}</span>
									{link.unit && <UnitEmblem unit={link.unit} />}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<p className="menu-drawer__language">
					<LanguageLinks editions={editions} look="name" />
				</p>
				<div className="menu-drawer__actions">
					<ButtonLink href={callToActionHref(site.menu.call, path)} label={site.menu.call.label} />
					<ChatLink variant="general" words={words} label={site.chat.label} />
				</div>
			</div>
		</dialog>
	);
}
