import type { WithWords } from "../../../content-model/content.ts";
import { UnitEmblem } from "../unit-emblem/unit-emblem.tsx";
import { currentPage, linkHref, type MenuLink, splitMenu } from "./menu-links.ts";

/** The bar of larger screens, with the group and its units in a dropdown that needs no script to open. */
export function NavigationBar({ path, words: { messages, site, units } }: WithWords & { path: string }) {
	const { grouped, inline } = splitMenu(site.menu.links);
	return (
		<nav className="navigation-bar" aria-label={messages.chrome.mainNavigation}>
			<ul className="navigation-bar__links">
				<li>
					<details className="navigation-bar__group">
						<summary className="navigation-bar__link">{site.menu.group}</summary>
						<ul className="navigation-bar__panel">
							{grouped.map((link) => (
								<GroupedLink key={link.href} link={link} current={currentPage(link, path, units)} />
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

function GroupedLink({ link, current }: { link: MenuLink; current: "page" | undefined }) {
	const { href, label, description, unit } = link;
	return (
		<li>
			<a className="navigation-bar__choice" href={href} aria-current={current}>
				{unit ? <UnitEmblem unit={unit} /> : <span className="navigation-bar__all" />}
				<span>
					<span className="navigation-bar__label">{label}</span>
					<span className="navigation-bar__description">{description}</span>
				</span>
			</a>
		</li>
	);
}
