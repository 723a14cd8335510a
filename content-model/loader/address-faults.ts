import { LANGUAGE_CODES, MAIN_LANGUAGE } from "../../contract/languages.ts";
import type { Words } from "../content.ts";
import type { ContentFault } from "../faults.ts";

/** Addresses of pages and units that stand outside their language's part of the site. */
export function addressFaults({ language, pages, units }: Words): ContentFault[] {
	const all = [
		...Object.entries(pages).map(([id, { path }]) => ({ file: `pages/${id}.yaml`, field: "path", address: path })),
		...Object.entries(units).flatMap(([id, { href, canonical = href }]) => [
			{ file: `units/${id}.yaml`, field: "href", address: href },
			{ file: `units/${id}.yaml`, field: "canonical", address: canonical },
		]),
	];
	return all.flatMap(({ file, field, address }) => {
		const [, folder] = address.split("/");
		const of = LANGUAGE_CODES.find((code) => code === folder && code !== MAIN_LANGUAGE) ?? MAIN_LANGUAGE;
		const start = language === MAIN_LANGUAGE ? "/" : `/${language}`;
		return of === language ? [] : [{ file, field, problem: `las direcciones de este idioma empiezan con ${start}.` }];
	});
}
