import { messages, site } from "virtual:content";
import { UnitEmblem } from "../unit-emblem/unit-emblem.tsx";
import { currentPage, type MenuLink, splitMenu } from "./menu-links.ts";
import "./navigation-bar.css";

/** The bar of larger screens, with the group and its units in a dropdown that needs no script to open. */
export function NavigationBar({ path }: { path: string }) {
	const { grouped, inline } = splitMenu(site.menu.links);
	return (
		<nav className="navigation-bar" aria-label={messages.chrome.mainNavigation}>
			<ul className="navigation-bar__links">
				<li>
					<details className="navigation-bar__group">
						<summary className="navigation-bar__link">{site.menu.group}</summary>
						<ul className="navigation-bar__panel">
							{grouped.map((link) => (
								<GroupedLink key={link.href} link={link} path={path} />
							))}
						</ul>
					</details>
				</li>
				{inline.map(({ href, label }) => (
					<li key={href}>
						<a className="navigation-bar__link" href={href} aria-current={currentPage(href, path)}>
							{label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function GroupedLink({ link: { href, label, description, unit }, path }: { link: MenuLink; path: string }) {
	return (
		<li>
			<a className="navigation-bar__choice" href={href} aria-current={currentPage(href, path)}>
				{unit ? <UnitEmblem unit={unit} /> : <span className="navigation-bar__all" />}
				<span>
					<span className="navigation-bar__label">{label}</span>
					<span className="navigation-bar__description">{description}</span>
				</span>
			</a>
		</li>
	);
}
