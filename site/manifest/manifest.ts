import type { JSONSchemaForWebApplicationManifestFiles } from "@schemastore/web-manifest";
import type { Desk } from "../../content-model/desk/desk.ts";
import type { Site } from "../../content-model/pages/site.ts";
import { DESK_PATH } from "../../contract/desk/paths.ts";
import { MAIN_LOCALE } from "../../contract/languages.ts";
import { token } from "../artwork/tokens.ts";

/** Of the site and of the desk. */
const common = () => ({
	lang: MAIN_LOCALE,
	dir: "ltr" as const,
	background_color: token("--paper"),
	icons: [icon("icono-192", 192, "any"), icon("icono-512", 512, "any"), icon("icono-adaptable-512", 512, "maskable")],
});

/** What a device needs to know to keep the site on its home screen (W3C Web Application Manifest). */
export const manifest = (site: Site) =>
	({
		id: "/",
		name: site.name,
		short_name: site.shortName,
		description: site.description,
		start_url: "/",
		scope: "/",
		// A site to read, and to be trusted by its address: nothing is gained by hiding it.
		display: "browser",
		// One colour is all a manifest can say; each page names its own for either scheme.
		theme_color: token("--paper"),
		...common(),
	}) satisfies JSONSchemaForWebApplicationManifestFiles;

/** The same for the team's desk, which opens in a window of its own, with the list. */
export const deskManifest = (site: Site, desk: Desk) =>
	({
		id: DESK_PATH,
		name: `${desk.name} · ${site.name}`,
		short_name: desk.name,
		start_url: DESK_PATH,
		scope: DESK_PATH,
		display: "standalone",
		theme_color: token("--night"),
		...common(),
	}) satisfies JSONSchemaForWebApplicationManifestFiles;

/** Only a maskable icon may be cut by a device. @param side in pixels */
function icon(name: string, side: number, purpose: "any" | "maskable") {
	return { src: `/iconos/${name}.png`, sizes: `${side}x${side}`, type: "image/png", purpose };
}
