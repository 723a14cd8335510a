import type { Site } from "../../../content-model/site.ts";

export type MenuLink = Site["menu"]["links"][number];

/** Splits the menu: what has a description stands in the dropdown, the rest in the bar. Order is kept. */
export function splitMenu(links: readonly MenuLink[]): { grouped: MenuLink[]; inline: MenuLink[] } {
	return {
		grouped: links.filter(({ description }) => description !== undefined),
		inline: links.filter(({ description }) => description === undefined),
	};
}

/** The attribute that tells a visitor, and the style sheet, that this link is the page they are on. */
export function currentPage(href: string, path: string): "page" | undefined {
	return href === path ? "page" : undefined;
}
