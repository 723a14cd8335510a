import type { WithWords } from "../../../content-model/content.ts";
import type { Site } from "../../../content-model/pages/site.ts";
import type { Edition } from "../../editions.ts";

export interface HeaderProps extends WithWords {
	/** The page's own path, to mark its link. */
	path: string;
	editions: readonly Edition[];
}

type MenuLink = Site["menu"]["links"][number];

/** Splits the menu: what has a description stands in the dropdown, the rest in the bar. Order is kept. */
export const splitMenu = (links: readonly MenuLink[]): { grouped: MenuLink[]; inline: MenuLink[] } => ({
	grouped: links.filter(({ description }) => description !== undefined),
	inline: links.filter(({ description }) => description === undefined),
});

/** The links of a small screen's menu: what a patient looks for first, each with what is there, then the others. */
export function drawerLinks({ first, links }: Site["menu"]): (MenuLink & Partial<Site["menu"]["first"][number]>)[] {
	const leading = first.map(({ href }) => href);
	return [
		...first.map((one) => ({ ...links.find(({ href }) => href === one.href), ...one })),
		...links.filter(({ href }) => !leading.includes(href)),
	];
}

/** Marks the link of the page one is on. @param path the canonical one, which a unit's link need not lead to */
export function currentPage(
	{ href, unit }: Pick<MenuLink, "href" | "unit">,
	path: string,
	units: Partial<Record<string, { canonical?: string | undefined }>>,
): "page" | undefined {
	const canonical = unit && units[unit]?.canonical;
	return path === (canonical ?? href) ? "page" : undefined;
}

/** Where a link of the frame leads: the page one is on is not loaded again, or what was written in its form would be gone. */
export const linkHref = (href: string, path: string): string => (href.split(/[?#]/)[0] === path ? "#contenido" : href);

/** Where the call to action leads: to the professionals' form from their pages, on the forms' page to its own form. */
export function callToActionHref({ href, professionals }: Site["menu"]["call"], path: string): string {
	const [page, anchor] = href.split(/[?#]/).filter((part) => !part.includes("="));
	return page === path ? `#${anchor}` : professionals.pages.includes(path) ? professionals.href : href;
}
