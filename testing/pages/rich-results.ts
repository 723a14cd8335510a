/**
 * What Google asks of the JSON-LD it understands, property by property, beyond schema.org's vocabulary:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery (breadcrumb, course list,
 * organization, article; FAQ as it was asked until May 2026). Strict: a property nobody planned is a fault as well.
 */
import * as v from "valibot";

const words = v.pipe(v.string(), v.trim(), v.minLength(1));
const address = v.pipe(v.string(), v.url());
const day = v.pipe(v.string(), v.isoDate());
const email = v.pipe(v.string(), v.email());

/** A thing of this type with these properties and no others. */
const thing = <const Type extends string, const Properties extends v.ObjectEntries>(
	type: Type,
	properties: Properties,
) => v.strictObject({ "@type": v.literal(type), ...properties });

/** At least so many items, which count their places from one, without a gap. */
const inOrder = <const Item extends v.ObjectEntries>(item: Item, least: number) =>
	v.pipe(
		v.array(thing("ListItem", { position: v.number(), ...item })),
		v.minLength(least),
		v.check((items) => items.every(({ position }, place) => position === place + 1), "positions must count from 1"),
	);

const question = thing("Question", { name: words, acceptedAnswer: thing("Answer", { text: words }) });

const course = thing("Course", {
	// All on one page: each has an anchor of its own.
	url: v.pipe(address, v.regex(/#./)),
	name: words,
	description: words,
	provider: thing("Organization", { "@id": address, name: words }),
});

const described = { "@id": address, name: words, description: words, url: address };

const byName = v.variant("@type", [
	thing("Organization", { "@id": address, name: words }),
	thing("Person", { name: words }),
]);

const postalAddress = thing("PostalAddress", {
	streetAddress: v.optional(words),
	addressLocality: words,
	addressCountry: v.literal("DO"),
});

const webPage = thing("WebPage", {
	"@id": address,
	inLanguage: v.optional(words),
	dateModified: v.optional(day),
	reviewedBy: v.optional(v.array(thing("Person", { name: words }))),
});

const graph = v.strictObject({
	"@context": v.literal("https://schema.org"),
	"@graph": v.pipe(
		v.array(
			v.variant("@type", [
				thing("BlogPosting", {
					headline: v.pipe(words, v.maxLength(110)),
					description: words,
					inLanguage: words,
					datePublished: day,
					dateModified: day,
					author: byName,
					publisher: byName,
					image: address,
					mainEntityOfPage: webPage,
					citation: v.pipe(v.array(address), v.minLength(1)),
				}),
				thing("BreadcrumbList", { itemListElement: inOrder({ name: words, item: address }, 2) }),
				thing("FAQPage", { mainEntity: v.pipe(v.array(question), v.minLength(1)) }),
				thing("ItemList", { itemListElement: inOrder({ item: course }, 3) }),
				thing("Organization", {
					...described,
					logo: address,
					email,
					telephone: v.pipe(v.string(), v.regex(/^\+[\d ]+$/)),
					employee: v.optional(v.array(thing("Person", { name: words, jobTitle: words }))),
					legalName: v.optional(words),
					taxID: v.optional(words),
					address: v.optional(postalAddress),
					sameAs: v.optional(v.array(address)),
					areaServed: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
					contactPoint: thing("ContactPoint", {
						contactType: words,
						email,
						telephone: words,
						availableLanguage: v.pipe(v.array(words), v.minLength(1)),
					}),
					subOrganization: v.array(thing("Organization", described)),
				}),
				thing("MedicalClinic", {
					"@id": address,
					name: words,
					url: address,
					telephone: v.optional(words),
					address: postalAddress,
					geo: thing("GeoCoordinates", { latitude: v.number(), longitude: v.number() }),
					identifier: thing("PropertyValue", { name: words, value: words, url: address }),
					knowsLanguage: v.array(words),
					availableService: v.array(thing("MedicalProcedure", { name: words })),
				}),
				thing("VideoObject", {
					name: words,
					description: words,
					inLanguage: words,
					thumbnailUrl: address,
					uploadDate: day,
					duration: v.pipe(v.string(), v.regex(/^PT\d+S$/)),
					contentUrl: address,
					transcript: words,
				}),
				webPage,
				thing("WebSite", {
					name: words,
					url: address,
					inLanguage: words,
					publisher: v.strictObject({ "@id": address }),
				}),
			]),
		),
		v.minLength(1),
	),
});

/** What a page's JSON-LD lacks or has too much for search engines, a line each; nothing if it is in order. */
export function richResultFaults(json: string): string[] {
	const { issues = [] } = v.safeParse(graph, JSON.parse(json));
	return issues.map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`);
}
