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

	return pages.flatMap(({ route, ids, links }) => [
		...[...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))].map(
			(id) => `${route}: el id «${id}» está más de una vez; cambia uno de los dos.`,
		),
		...[...new Set(links)].flatMap((link) => {
			const dead = deadEnd(route, link);
			return dead ? [`${route}: el enlace ${link} no lleva a ningún sitio; ${dead}.`] : [];
		}),
	]);
}
