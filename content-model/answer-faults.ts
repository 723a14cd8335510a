import type { Answer } from "./answer.ts";
import type { Content } from "./content.ts";
import type { ContentFault } from "./faults.ts";

const FILE = "answers.yaml";

/** What answers, and the pages that lead to them, name and is not there, and the sources nobody names. */
export function answerFaults(content: Content): ContentFault[] {
	const { sources, groups } = content.answers;
	const faults: ContentFault[] = [];
	const add = (file: string, field: string, problem: string) => faults.push({ file, field, problem });
	const named = new Set<string>();
	const anchors = new Set<string>();

	function checkSources(field: string, key: "sources" | "confirm", { [key]: names = [] }: Answer): void {
		for (const name of names) {
			named.add(name);
			const source = sources[name];
			if (!source) add(FILE, `${field} › ${key}`, `no hay una fuente llamada «${name}»; escríbela arriba, en sources.`);
			else if (key === "sources" && !source.reviewed) {
				add(FILE, `${field} › ${key}`, `«${name}» no lleva reviewed: ponle la fecha, o nómbrala en confirm.`);
			}
		}
	}

	for (const [place, { items }] of groups.entries()) {
		for (const [index, answer] of items.entries()) {
			const field = `groups › ${place + 1} › items › ${index + 1}`;
			if (anchors.has(answer.id)) add(FILE, `${field} › id`, `otra respuesta ya lleva el ancla «${answer.id}».`);
			anchors.add(answer.id);
			checkSources(field, "sources", answer);
			checkSources(field, "confirm", answer);
		}
	}
	for (const name of Object.keys(sources)) {
		if (!named.has(name)) add(FILE, `sources › ${name}`, "ninguna respuesta usa esta fuente; bórrala o nómbrala.");
	}
	for (const { file, field, related } of relatedOf(content)) {
		for (const id of related.filter((one) => !anchors.has(one))) {
			add(file, field, `no hay una respuesta con el ancla «${id}» en content/${FILE}.`);
		}
	}
	return faults;
}

/** The lists of questions that lead to answers. */
function relatedOf({ pages, units }: Content) {
	const ofPages = Object.entries(pages).flatMap(([id, { sections }]) =>
		sections.flatMap((section, place) =>
			section.type === "faqs" && section.related
				? [{ file: `pages/${id}.yaml`, field: `sections › ${place + 1} › related`, related: section.related }]
				: [],
		),
	);
	const ofUnits = Object.entries(units).flatMap(([id, { page }]) =>
		page.faqs.related ? [{ file: `units/${id}.yaml`, field: "page › faqs › related", related: page.faqs.related }] : [],
	);
	return [...ofPages, ...ofUnits];
}
