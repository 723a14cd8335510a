import type { Graph } from "schema-dts";
import { expect, it } from "vitest";
import { richResultFaults } from "./rich-results.ts";

const URL = "https://ivf.example/";
const GROUP = { "@type": "Organization", "@id": URL, name: "Grupo" } as const;
const course = (position: number) =>
	({
		"@type": "ListItem",
		position,
		item: { "@type": "Course", url: `${URL}#curso`, name: "Curso", description: "De todo.", provider: GROUP },
	}) as const;

/** Every property that pages may have, in schema.org's vocabulary: the type check refuses any other. */
const EVERYTHING = {
	"@context": "https://schema.org",
	"@graph": [
		{
			"@type": "BlogPosting",
			headline: "Un viaje",
			description: "Cómo es.",
			inLanguage: "es-DO",
			datePublished: "2026-11-22",
			dateModified: "2026-11-22",
			author: { "@type": "Person", name: "Ana" },
			publisher: GROUP,
			image: URL,
			mainEntityOfPage: { "@type": "WebPage", "@id": URL },
			citation: [URL],
		},
		{
			"@type": "BreadcrumbList",
			itemListElement: [
				{ "@type": "ListItem", position: 1, name: "Inicio", item: URL },
				{ "@type": "ListItem", position: 2, name: "Blog", item: URL },
			],
		},
		{
			"@type": "FAQPage",
			mainEntity: [{ "@type": "Question", name: "¿Y?", acceptedAnswer: { "@type": "Answer", text: "Sí." } }],
		},
		{ "@type": "ItemList", itemListElement: [course(1), course(2), course(3)] },
		{
			...GROUP,
			description: "Un grupo.",
			url: URL,
			logo: URL,
			email: "hola@ivf.example",
			telephone: "+1 809 555 0142",
			areaServed: "DO",
			contactPoint: {
				"@type": "ContactPoint",
				contactType: "atención",
				email: "hola@ivf.example",
				telephone: "+1 809 555 0142",
				availableLanguage: ["es", "en"],
			},
			subOrganization: [{ ...GROUP, description: "Una unidad.", url: URL }],
		},
		{ "@type": "WebSite", name: "Grupo", url: URL, inLanguage: "es-DO", publisher: { "@id": URL } },
	],
} as const satisfies Graph;

const [posting, crumbs] = EVERYTHING["@graph"];
const faultsOf = (node: object) => richResultFaults(JSON.stringify({ ...EVERYTHING, "@graph": [node] }));

it("all that pages may say is in order, and of schema.org's vocabulary", () => {
	expect(richResultFaults(JSON.stringify(EVERYTHING))).toEqual([]);
});

it.each(["headline", "citation"] as const)("a posting without its %s is a fault", (property) => {
	const { [property]: _, ...without } = posting;
	expect(faultsOf(without)).toEqual([expect.stringContaining(property)]);
});

it("so is a property that nobody planned, a place that is left out, and an unknown type", () => {
	expect(faultsOf({ ...posting, aggregateRating: 5 })).toEqual([expect.stringContaining("aggregateRating")]);
	const [first, second] = crumbs.itemListElement;
	expect(faultsOf({ ...crumbs, itemListElement: [first, { ...second, position: 3 }] })).toHaveLength(1);
	expect(faultsOf({ "@type": "Product" })).toHaveLength(1);
});
