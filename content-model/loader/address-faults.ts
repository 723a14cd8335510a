import { languageOf, languagePath, MAIN_LANGUAGE } from "../../contract/languages.ts";
import type { Words } from "../content.ts";
import type { ContentFault } from "../faults.ts";

/** Addresses of pages and units that stand outside their language's part of the site. */
export function addressFaults({ language, pages, units, messages }: Words): ContentFault[] {
	const all = [
		...Object.entries(pages).map(([id, { path }]) => ({ file: `pages/${id}.yaml`, field: "path", address: path })),
		...Object.entries(units).flatMap(([id, { href, canonical = href }]) => [
			{ file: `units/${id}.yaml`, field: "href", address: href },
			{ file: `units/${id}.yaml`, field: "canonical", address: canonical },
		]),
		{ file: "messages.yaml", field: "pages › received › path", address: messages.pages.received.path },
	];
	const problem = `las direcciones de este idioma empiezan con ${languagePath(language, "") || "/"}.`;
	return all
		.filter(({ address }) => (languageOf(address.split("/")[1]) ?? MAIN_LANGUAGE) !== language)
		.map(({ file, field }) => ({ file, field, problem }));
}
