import type { Words } from "../../content-model/content.ts";
import type { Clinic } from "../../content-model/network/network.ts";
import { clinicHead } from "../clinic-head.ts";
import { lastChange } from "../listed-pages.ts";
import { postalAddress } from "./organization.ts";
import { breadcrumbs, first, graph } from "./page-graph.ts";

/** Describes a clinic's own page (schema.org MedicalClinic): what it is, not how good. @param origin the site's public origin */
export function clinicGraph(clinic: Clinic, words: Words, origin: string): string {
	const { name, place, phone, web, licence, treatments, languages } = clinic;
	const { path = "" } = clinicHead(clinic, words);
	const { choices, pages } = words.messages;
	const stops = [first(words), { name: pages.clinic.all, path: words.pages.clinicas?.path ?? "" }, { name, path }];
	const day = lastChange(clinic, words);
	const address = new URL(path, origin).href;
	return graph([
		breadcrumbs(stops, origin),
		{ "@type": "WebPage", "@id": address, inLanguage: words.locale, ...(day && { dateModified: day }) },
		{
			"@type": "MedicalClinic",
			"@id": `${address}#clinic`,
			name,
			url: web ?? address,
			...(phone && { telephone: phone }),
			address: postalAddress(clinic),
			geo: { "@type": "GeoCoordinates", ...place },
			identifier: { "@type": "PropertyValue", name: "licence", value: licence.number, url: licence.lookup },
			knowsLanguage: languages,
			availableService: treatments.map((code) => ({ "@type": "MedicalProcedure", name: choices.treatments[code] })),
		},
	]);
}
