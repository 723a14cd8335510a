import type { AnswerSource } from "../answer.ts";
import type { Content } from "../content.ts";
import type { ContentFault } from "../faults.ts";
import { planSources } from "../plan/plan-faults.ts";

const FILE = "answers.yaml";

/**
 * References to sources or answers that do not exist, claims on sources without a review date, repeated answer ids, and
 * sources that nothing uses.
 */
export function answerFaults(content: Content): ContentFault[] {
	const { sources, groups } = content.answers;
	const faults: ContentFault[] = [];
	const add = (file: string, field: string, problem: string) => faults.push({ file, field, problem });
	const named = new Set<string>();
	const anchors = new Set<string>();

	/** @param proves whether the names are those of sources that a claim rests on */
	function checkSources(file: string, field: string, names: readonly string[] = [], proves = true): void {
		for (const name of names) {
			named.add(name);
			const source: AnswerSource | undefined = sources[name];
			if (!source) {
				const where = file === FILE ? "arriba, en sources" : `en content/${FILE}, en sources`;
				add(file, field, `no hay una fuente llamada «${name}»; escríbela ${where}.`);
			} else if (proves && !source.reviewed) {
				const remedy = file === FILE ? "ponle la fecha, o nómbrala en confirm" : `ponle la fecha en content/${FILE}`;
				add(file, field, `«${name}» no lleva reviewed: ${remedy}.`);
			}
		}
	}

	for (const [place, { items }] of groups.entries()) {
		for (const [index, answer] of items.entries()) {
			const field = `groups › ${place + 1} › items › ${index + 1}`;
			if (anchors.has(answer.id)) add(FILE, `${field} › id`, `otra respuesta ya lleva el ancla «${answer.id}».`);
			anchors.add(answer.id);
			checkSources(FILE, `${field} › sources`, answer.sources);
			checkSources(FILE, `${field} › confirm`, answer.confirm, false);
		}
	}
	for (const { id, sources: names } of content.articles) checkSources(`articulos/${id}.md`, "sources", names);
	// Only marked as used: `planFaults` reports what is wrong with them, with line numbers.
	for (const { names } of planSources(content.plan)) for (const name of names) named.add(name);
	for (const name of Object.keys(sources)) {
		if (!named.has(name))
			add(FILE, `sources › ${name}`, "ninguna respuesta ni artículo usa esta fuente; bórrala o nómbrala.");
	}
	for (const { file, field, related } of relatedOf(content)) {
		for (const id of related.filter((one) => !anchors.has(one))) {
			add(file, field, `no hay una respuesta con el ancla «${id}» en content/${FILE}.`);
		}
	}
	return faults;
}

/** The lists of questions that lead to answers. */
function relatedOf({ pages, units, articles }: Content) {
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
	const ofArticles = articles.flatMap(({ id, related }) =>
		related ? [{ file: `articulos/${id}.md`, field: "related", related }] : [],
	);
	return [...ofPages, ...ofUnits, ...ofArticles];
}
