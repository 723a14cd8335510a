import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { Parser } from "htmlparser2";
import { routeOf } from "../../contract/web/addresses.ts";

/** Stops the build at a broken link or a repeated id. @param elsewhere addresses that are not built, as redirects */
export const checkLinks = (elsewhere: readonly string[]): AstroIntegration => ({
	name: "check-links",
	hooks: {
		"astro:build:done": ({ dir }) => {
			const faults = faultsIn(fileURLToPath(dir), elsewhere);
			if (faults.length === 0) return;
			const count = faults.length === 1 ? "un fallo" : `${faults.length} fallos`;
			throw new Error(`Los enlaces tienen ${count}:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
		},
	},
});

function faultsIn(folder: string, elsewhere: readonly string[]): string[] {
	const built = globSync("**/*.*", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
	const pages = built
		.filter((file) => file.endsWith(".html"))
		.sort()
		.map((file) => readBuiltPage(routeOf(file), readFileSync(join(folder, file), "utf8")));
	const files = built.filter((file) => !file.endsWith(".html")).map((file) => `/${file}`);
	return linkFaults(pages, [...files, ...elsewhere]);
}

/** Which attribute of an element leads somewhere. */
const ADDRESSES: Record<string, string> = {
	a: "href",
	link: "href",
	img: "src",
	script: "src",
	source: "src",
	form: "action",
};

/** What a built page offers and asks for: its ids, and the addresses its elements name. @param route `/`, `/contacto` */
export function readBuiltPage(route: string, html: string) {
	const ids: string[] = [];
	const links: string[] = [];
	const parser = new Parser({
		onopentag(name, attributes) {
			if (attributes.id !== undefined) ids.push(attributes.id);
			const address = attributes[ADDRESSES[name] ?? ""];
			if (address !== undefined) links.push(address);
			// Networks want a full address; the file it names is the build's own.
			if (attributes.property === "og:image" && attributes.content) links.push(new URL(attributes.content).pathname);
		},
	});
	parser.end(html);
	return { route, ids, links };
}

/**
 * Every dead link, dead anchor and doubled id of a built site, said for whoever edits its texts.
 * @param others addresses that are no pages and answer: `/recursos/guia.pdf`, redirects, the service
 */
export function linkFaults(pages: readonly ReturnType<typeof readBuiltPage>[], others: readonly string[]): string[] {
	const idsOf = new Map(pages.map(({ route, ids }) => [route, new Set(ids)]));

	function deadEnd(from: string, link: string): string | undefined {
		if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return undefined;
		const [address = "", anchor] = link.split("#");
		const path = address.split("?")[0] || from;
		if (others.includes(path)) return undefined;
		const ids = idsOf.get(path);
		if (!ids) return `no existe la página ni el archivo ${path}`;
		// What holds a sign of equality is said to the page's script, and no id.
		if (anchor === undefined || anchor.includes("=")) return undefined;
		return ids.has(decodeURIComponent(anchor)) ? undefined : `en ${path} no hay nada con el id «${anchor}»`;
	}

	const found = pages.flatMap(({ route, ids, links }) => {
		const doubled = ids.filter((id, index) => ids.indexOf(id) !== index);
		const faults = [
			...doubled.map((id) => `el id «${id}» está más de una vez; cambia uno de los dos.`),
			...links.flatMap((link) => {
				const dead = deadEnd(route, link);
				return dead ? [`el enlace ${link} no lleva a ningún sitio; ${dead}.`] : [];
			}),
		];
		return [...new Set(faults)].map((fault) => ({ fault, route }));
	});
	const places = Map.groupBy(found, ({ fault }) => fault);
	return Array.from(places, ([fault, at]) => `${named(at, pages.length)}: ${fault}`);
}

/** What most pages show is the menu's, the footer's or the announcements', so their file is named instead. */
function named(places: readonly { route: string }[], all: number): string {
	const routes = places.map(({ route }) => route);
	if (routes.length > 3 && routes.length > all / 2) return `${routes.length} páginas (mira content/es/site.yaml)`;
	if (routes.length <= 3) return routes.join(", ");
	return `${routes.slice(0, 2).join(", ")} y otras ${routes.length - 2} páginas`;
}
