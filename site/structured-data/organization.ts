import type { Site } from "../../content-model/site.ts";
import type { Unit } from "../../content-model/unit.ts";

/** The group as search engines read it (schema.org Organization), with its units and ways to reach it. */
export function organization(site: Site, units: readonly Unit[], origin: string) {
	return {
		"@type": "Organization",
		"@id": organizationId(origin),
		name: site.name,
		description: site.description,
		url: `${origin}/`,
		logo: `${origin}/iconos/icono-512.png`,
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
			"@id": unitId(unit, origin),
			name: unit.title,
			description: unit.description,
			url: unitAddress(unit, origin),
		})),
	};
}

/** Names the group from any page. */
export function organizationId(origin: string): string {
	return `${origin}/#organization`;
}

/** Names a unit from any page. */
export function unitId(unit: Unit, origin: string): string {
	return `${unitAddress(unit, origin)}#unit`;
}

/** The canonical address of a unit's own page. */
export function unitAddress({ href, canonical = href }: Unit, origin: string): string {
	return new URL(canonical, origin).href;
}
