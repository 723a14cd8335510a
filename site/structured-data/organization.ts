import type { Site } from "../../content-model/site.ts";
import type { Unit } from "../../content-model/unit.ts";

/**
 * Describes the group to search engines (schema.org Organization), with its units and ways to reach it.
 * @param origin the site's public origin
 * @returns JSON-LD, safe to stand inside a script element
 */
export function organization(site: Site, units: readonly Unit[], origin: string): string {
	const data = {
		"@context": "https://schema.org",
		"@type": "Organization",
		name: site.name,
		description: site.description,
		url: origin,
		email: site.email,
		telephone: site.phone,
		areaServed: "DO",
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "customer service",
			email: site.email,
			telephone: site.phone,
			availableLanguage: "es",
		},
		subOrganization: units.map((unit) => ({
			"@type": "Organization",
			name: unit.title,
			description: unit.description,
			url: new URL(unit.href, origin).href,
		})),
	};
	// A "</script>" written in a content file must not end the element.
	return JSON.stringify(data).replaceAll("<", "\\u003c");
}
