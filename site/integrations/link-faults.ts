import type { BuiltPage } from "./built-page.ts";

export interface Surroundings {
	/** Built files that are no pages, by their address: `/recursos/guia.pdf`. */
	files: ReadonlySet<string>;
	/** Addresses that answer without being built: redirects and the service. */
	elsewhere: ReadonlySet<string>;
}

/** Every dead link, dead anchor and doubled id of a built site, said for whoever edits its texts. */
export function linkFaults(pages: readonly BuiltPage[], { files, elsewhere }: Surroundings): string[] {
	const idsOf = new Map(pages.map(({ route, ids }) => [route, new Set(ids)]));

	function deadEnd(from: string, link: string): string | undefined {
		if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return undefined;
		const [address = "", anchor] = link.split("#");
		const path = address.split("?")[0] || from;
		if (files.has(path)) return undefined;
		if (elsewhere.has(path)) return undefined;
		const ids = idsOf.get(path);
		if (!ids) return `no existe la página ni el archivo ${path}`;
		if (anchor === undefined) return undefined;
		return ids.has(decodeURIComponent(anchor)) ? undefined : `en ${path} no hay nada con el id «${anchor}»`;
	}

	const places = new Map<string, string[]>();
	for (const { route, ids, links } of pages) {
		const doubled = ids.filter((id, place) => ids.indexOf(id) !== place);
		const faults = [
			...doubled.map((id) => `el id «${id}» está más de una vez; cambia uno de los dos.`),
			...links.flatMap((link) => {
				const dead = deadEnd(route, link);
				return dead ? [`el enlace ${link} no lleva a ningún sitio; ${dead}.`] : [];
			}),
		];
		for (const fault of new Set(faults)) places.set(fault, [...(places.get(fault) ?? []), route]);
	}
	return Array.from(places, ([fault, routes]) => `${named(routes, pages.length)}: ${fault}`);
}

/** What most pages show is the menu's, the footer's or the announcements', so their file is named instead. */
function named(routes: readonly string[], all: number): string {
	if (routes.length > 3 && routes.length > all / 2) return `${routes.length} páginas (mira content/es/site.yaml)`;
	if (routes.length <= 3) return routes.join(", ");
	return `${routes.slice(0, 2).join(", ")} y otras ${routes.length - 2} páginas`;
}
