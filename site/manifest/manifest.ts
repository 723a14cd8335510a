import type { JSONSchemaForWebApplicationManifestFiles } from "@schemastore/web-manifest";
import type { Site } from "../../content-model/site.ts";
import { MANIFEST_ICONS } from "../artwork/mark/icons.ts";
import { token } from "../artwork/tokens.ts";

/** What a device needs to know to keep the site on its home screen (W3C Web Application Manifest). */
export function manifest(site: Site) {
	return {
		id: "/",
		name: site.name,
		short_name: site.shortName,
		description: site.description,
		lang: "es-DO",
		dir: "ltr",
		start_url: "/",
		scope: "/",
		// A site to read, and to be trusted by its address: nothing is gained by hiding it.
		display: "browser",
		// One colour is all a manifest can say; each page names its own for either scheme.
		background_color: token("--paper"),
		theme_color: token("--paper"),
		icons: Object.entries(MANIFEST_ICONS).map(([file, { mediaType, side, purpose }]) => ({
			src: `/iconos/${file}`,
			sizes: `${side}x${side}`,
			type: mediaType,
			purpose,
		})),
	} satisfies JSONSchemaForWebApplicationManifestFiles;
}
