import type { Words } from "../../content-model/content.ts";
import { saidIn } from "../../content-model/network/network.ts";
import type { Unit } from "../../content-model/pages/unit.ts";
import { LANGUAGE_CODES } from "../../contract/languages.ts";

/** The group as search engines read it (schema.org Organization), with its units and ways to reach it. */
export const organization = ({ site, units, pages, people, language }: Words, origin: string) => ({
	"@type": "Organization",
	"@id": organizationId(origin),
	name: site.name,
	description: site.description,
	url: new URL(pages.home.path, origin).href,
	logo: `${origin}/iconos/icono-512.png`,
	email: site.email,
	telephone: site.phone,
	areaServed: "DO",
	...(site.company && {
		legalName: site.company.name,
		...(site.company.rnc && { taxID: site.company.rnc }),
		address: postalAddress(site.company),
	}),
	...(site.profiles && { sameAs: site.profiles }),
	contactPoint: {
		"@type": "ContactPoint",
		contactType: "customer service",
		email: site.email,
		telephone: site.phone,
		availableLanguage: LANGUAGE_CODES,
	},
	...(people.length > 0 && {
		employee: people.map(({ name, role }) => ({ "@type": "Person", name, jobTitle: saidIn(language, role) })),
	}),
	subOrganization: Object.values(units).map((unit) => ({
		"@type": "Organization",
		"@id": unitId(unit, origin),
		name: unit.title,
		description: unit.description,
		url: unitAddress(unit, origin),
	})),
});

/** An address in the country. */
export const postalAddress = ({ street, city }: { street?: string | undefined; city: string }) => ({
	"@type": "PostalAddress",
	...(street && { streetAddress: street }),
	addressLocality: city,
	addressCountry: "DO",
});

export const organizationId = (origin: string): string => `${origin}/#organization`;

export const unitId = (unit: Unit, origin: string): string => `${unitAddress(unit, origin)}#unit`;

/** The canonical address of a unit's own page. */
export const unitAddress = ({ href, canonical = href }: Unit, origin: string): string =>
	new URL(canonical, origin).href;
