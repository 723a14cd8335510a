/** What a page tells search engines about itself and the group (schema.org, as JSON-LD). */
import type { Page } from "../../content-model/page.ts";
import type { Faq } from "../../content-model/parts.ts";
import type { Site } from "../../content-model/site.ts";
import type { Unit } from "../../content-model/unit.ts";
import { courseAnchor } from "../sections/unit-courses/course-anchor.ts";
import { breadcrumbs, graph } from "./graph.ts";
import { organization, organizationId, unitAddress, unitId } from "./organization.ts";

export interface Surroundings {
	site: Site;
	units: readonly Unit[];
	/** The site's public origin. */
	origin: string;
}

/**
 * Describes one of `content/es/pages`.
 * @param faqs the questions that stand on the page with their answers
 * @returns JSON-LD, safe to stand inside a script element
 */
export function pageGraph({ path, title }: Page, faqs: readonly Faq[], around: Surroundings): string {
	const { site, units, origin } = around;
	if (path === "/") {
		const website = {
			"@type": "WebSite",
			name: site.name,
			url: `${origin}/`,
			inLanguage: "es-DO",
			publisher: { "@id": organizationId(origin) },
		};
		return graph([organization(site, units, origin), website]);
	}
	const stops = [home(site), { name: nameOf(path, title, site), path }];
	return graph([breadcrumbs(stops, origin), ...faqPage(faqs)]);
}

/** Describes a unit's own page. */
export function unitGraph(unit: Unit, around: Surroundings): string {
	const { href, canonical = href, title, page } = unit;
	const stops = [home(around.site), { name: title, path: canonical }];
	return graph([breadcrumbs(stops, around.origin), ...courseList(unit, around), ...faqPage(page.faqs.items)]);
}

const home = ({ name }: Site) => ({ name, path: "/" });

/** What the menus call a page, or else the first part of its title. */
function nameOf(path: string, title: string, { menu, footer }: Site): string {
	const links = [...footer.company.links, ...menu.links];
	return links.find(({ href }) => href === path)?.label ?? title.split(/ · |[:,] /)[0] ?? title;
}

function faqPage(faqs: readonly Faq[]) {
	if (faqs.length === 0) return [];
	const mainEntity = faqs.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	}));
	return [{ "@type": "FAQPage", mainEntity }];
}

function courseList(unit: Unit, { origin }: Surroundings) {
	const courses = unit.page.courses?.items ?? [];
	if (courses.length === 0) return [];
	// Google asks each course of a list for an address of its own, on this page where there is no other.
	const provider = { "@type": "Organization", "@id": unitId(unit, origin), name: unit.title };
	const itemListElement = courses.map(({ title, text }, place) => ({
		"@type": "ListItem",
		position: place + 1,
		item: {
			"@type": "Course",
			url: `${unitAddress(unit, origin)}#${courseAnchor(place)}`,
			name: title,
			description: text,
			provider,
		},
	}));
	return [{ "@type": "ItemList", itemListElement }];
}
