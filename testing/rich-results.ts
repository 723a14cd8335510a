/**
 * What Google asks of the JSON-LD it understands, property by property, beyond schema.org's vocabulary:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery (breadcrumb, course list,
 * organization, article; FAQ as it was asked until May 2026). Strict: a property nobody planned is a fault as well.
 */
import * as v from "valibot";

const words = v.pipe(v.string(), v.trim(), v.minLength(1));
const address = v.pipe(v.string(), v.url());

/** Items that say their place count it from one, without a gap. */
function inOrder<const Item extends v.GenericSchema<unknown, { position: number }>>(item: Item, least: number) {
	return v.pipe(
		v.array(item),
		v.minLength(least),
		v.check((items) => items.every(({ position }, place) => position === place + 1), "positions must count from 1"),
	);
}

const breadcrumbs = v.strictObject({
	"@type": v.literal("BreadcrumbList"),
	itemListElement: inOrder(
		v.strictObject({ "@type": v.literal("ListItem"), position: v.number(), name: words, item: address }),
		2,
	),
});

const answer = v.strictObject({ "@type": v.literal("Answer"), text: words });
const faqPage = v.strictObject({
	"@type": v.literal("FAQPage"),
	mainEntity: v.pipe(
		v.array(v.strictObject({ "@type": v.literal("Question"), name: words, acceptedAnswer: answer })),
		v.minLength(1),
	),
});

const course = v.strictObject({
	"@type": v.literal("Course"),
	// All on one page: each has an anchor of its own.
	url: v.pipe(address, v.regex(/#./)),
	name: words,
	description: words,
	provider: v.strictObject({ "@type": v.literal("Organization"), "@id": address, name: words }),
});
const courseList = v.strictObject({
	"@type": v.literal("ItemList"),
	itemListElement: inOrder(v.strictObject({ "@type": v.literal("ListItem"), position: v.number(), item: course }), 3),
});

const named = { "@type": v.literal("Organization"), "@id": address, name: words, description: words, url: address };
const organization = v.strictObject({
	...named,
	logo: address,
	email: v.pipe(v.string(), v.email()),
	telephone: v.pipe(v.string(), v.regex(/^\+[\d ]+$/)),
	areaServed: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
	contactPoint: v.strictObject({
		"@type": v.literal("ContactPoint"),
		contactType: words,
		email: v.pipe(v.string(), v.email()),
		telephone: words,
		availableLanguage: words,
	}),
	subOrganization: v.array(v.strictObject(named)),
});

const website = v.strictObject({
	"@type": v.literal("WebSite"),
	name: words,
	url: address,
	inLanguage: words,
	publisher: v.strictObject({ "@id": address }),
});

const byName = v.variant("@type", [
	v.strictObject({ "@type": v.literal("Organization"), "@id": address, name: words }),
	v.strictObject({ "@type": v.literal("Person"), name: words }),
]);
const blogPosting = v.strictObject({
	"@type": v.literal("BlogPosting"),
	headline: v.pipe(words, v.maxLength(110)),
	description: words,
	inLanguage: words,
	datePublished: v.pipe(v.string(), v.isoDate()),
	dateModified: v.pipe(v.string(), v.isoDate()),
	author: byName,
	publisher: byName,
	image: address,
	mainEntityOfPage: address,
	citation: v.pipe(v.array(address), v.minLength(1)),
});

const graph = v.strictObject({
	"@context": v.literal("https://schema.org"),
	"@graph": v.pipe(
		v.array(v.variant("@type", [blogPosting, breadcrumbs, faqPage, courseList, organization, website])),
		v.minLength(1),
	),
});

/** What a page's JSON-LD lacks or has too much for search engines, a line each; nothing where it is in order. */
export function richResultFaults(json: string): string[] {
	const { issues = [] } = v.safeParse(graph, JSON.parse(json));
	return issues.map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`);
}
