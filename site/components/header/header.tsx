import type { WithWords } from "../../../content-model/content.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";
import { LanguageLinks } from "../language-links/language-links.tsx";
import { UnitEmblem } from "../unit-emblem/unit-emblem.tsx";
import { Wordmark } from "../wordmark/wordmark.tsx";
import { callToActionHref, currentPage, drawerLinks, type HeaderProps, linkHref, splitMenu } from "./menu-links.ts";

/** The sticky header of every page (specification, section 2). @param path the page's own, to mark its link */
export function Header({ path, words, editions }: HeaderProps) {
	const { site, pages, messages } = words;
	const { call } = site.menu;
	return (
		<header className="header">
			<div className="header__inner">
				<Wordmark words={words} current={path === pages.home.path} />
				<NavigationBar path={path} words={words} />
				<div className="header__actions screen-only">
					<div className="header__language">
						<LanguageLinks editions={editions} look="code" />
					</div>
					<div className="header__chat">
						<ChatLink variant="general" words={words} look="quiet" label={site.chat.label} />
					</div>
					<div className="header__call">
						<ButtonLink href={callToActionHref(call, path)} label={call.label} />
					</div>
					{/* A button where a script runs; a link to the drawer's anchor where none does. */}
					<button className="header__menu header__menu--button" type="button" data-action="menu" aria-haspopup="dialog">
						{messages.chrome.menu}
					</button>
					<a className="header__menu header__menu--link" href="#menu">
						{messages.chrome.menu}
					</a>
				</div>
			</div>
			<div className="header__progress screen-only" data-scroll-progress="" aria-hidden="true" />
			<MenuDrawer path={path} words={words} editions={editions} />
		</header>
	);
}

/** The bar of larger screens, with the group and its units in a dropdown that needs no script to open. */
function NavigationBar({ path, words: { messages, site, units } }: WithWords & { path: string }) {
	const { grouped, inline } = splitMenu(site.menu.links);
	return (
		<nav className="navigation-bar" aria-label={messages.chrome.mainNavigation}>
			<ul className="navigation-bar__links">
				<li>
					<details className="navigation-bar__group">
						<summary className="navigation-bar__link">{site.menu.group}</summary>
						<ul className="navigation-bar__panel">
							{grouped.map((link) => (
								<li key={link.href}>
									<a className="navigation-bar__choice" href={link.href} aria-current={currentPage(link, path, units)}>
										{link.unit ? <UnitEmblem unit={link.unit} /> : <span className="navigation-bar__all" />}
										<span>
											<span className="navigation-bar__label">{link.label}</span>
											<span className="navigation-bar__description small">{link.description}</span>
										</span>
									</a>
								</li>
							))}
						</ul>
					</details>
				</li>
				{inline.map((link) => (
					<li key={link.href}>
						<a
							className="navigation-bar__link"
							href={linkHref(link.href, path)}
							aria-current={currentPage(link, path, units)}
						>
							{link.label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Small screens' menu of all links, patients' first: a modal dialog, or the target of `#menu` without script. */
function MenuDrawer({ path, words, editions }: HeaderProps) {
	const { messages, site, units } = words;
	const { menu, closeMenu } = messages.chrome;
	return (
		<dialog className="menu-drawer" id="menu" aria-labelledby="menu-title">
			<div className="menu-drawer__body">
				<div className="menu-drawer__top">
					<h2 className="menu-drawer__title small" id="menu-title">
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
						{drawerLinks(site.menu).map(({ text, ...link }) => (
							<li key={link.href}>
								<a
									className="menu-drawer__link"
									href={linkHref(link.href, path)}
									aria-current={currentPage(link, path, units)}
								>
									<span>
										{link.label}
										{text && <span className="menu-drawer__text small">{text}</span>}
									</span>
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
