import { DANGERS } from "../../../contract/alarm/alarm.ts";
import { MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { NUMBERS_FILE } from "../../answers/alarm.ts";
import { ANSWERS_FOLDER, sourceProblem } from "../../answers/answer.ts";
import type { Words } from "../../content.ts";
import type { ContentFault } from "../../faults/faults.ts";
import { planSources } from "../../plan/plan-faults.ts";

const SOURCES = "sources.yaml";

/**
 * References to sources or answers that do not exist, claims on pages that only confirm, repeated answer ids, and
 * sources that nothing uses.
 */
export function answerFaults(content: Words): ContentFault[] {
	const { sources, groups } = content.answers;
	const faults: ContentFault[] = [];
	const add = (file: string, field: string, problem: string) => faults.push({ file, field, problem });
	const named = new Set<string>();
	/** By the answer's anchor, the file it stands in. */
	const anchors = new Map<string, string>();

	/** @param proves whether the names are those of sources that a claim rests on */
	function checkSources(file: string, field: string, names: readonly string[] = [], proves = true): void {
		for (const name of names) {
			named.add(name);
			const problem = sourceProblem(name, sources[name], content.language, proves, ", o nómbrala en confirm");
			if (problem) add(file, field, problem);
		}
	}

	for (const { id: subject, items } of groups) {
		const file = `${ANSWERS_FOLDER}/${subject}.yaml`;
		for (const [index, answer] of items.entries()) {
			const field = `items › ${index + 1}`;
			const before = anchors.get(answer.id);
			const taken = `otra respuesta ya lleva el ancla «${answer.id}», en content/${content.language}/${before}.`;
			if (before) add(file, `${field} › id`, taken);
			anchors.set(answer.id, file);
			checkSources(file, `${field} › sources`, answer.sources);
			checkSources(file, `${field} › confirm`, answer.confirm, false);
		}
	}
	for (const danger of DANGERS)
		for (const [place, line] of content.alarm.numbers[danger].entries())
			if (content.language === MAIN_LANGUAGE)
				checkSources(NUMBERS_FILE, `${danger} › ${place + 1} › sources`, line.sources);
	checkSources("alarm.yaml", "signs › sources", content.alarm.signs.sources);
	for (const { id, sources: names } of content.articles) checkSources(`articulos/${id}.md`, "sources", names);
	// Only marked as used: `planFaults` reports what is wrong with them.
	for (const { names } of planSources(content.plan)) for (const name of names) named.add(name);
	// A translation may tell less, and so need fewer.
	for (const name of content.language === MAIN_LANGUAGE ? Object.keys(sources) : []) {
		if (!named.has(name)) add(SOURCES, name, "ninguna respuesta ni artículo usa esta fuente; bórrala o nómbrala.");
	}
	for (const { file, field, related } of relatedOf(content)) {
		for (const id of related.filter((one) => !anchors.has(one))) {
			add(file, field, `no hay una respuesta con el ancla «${id}» en content/${content.language}/${ANSWERS_FOLDER}.`);
		}
	}
	return faults;
}

/** The lists of questions that lead to answers. */
function relatedOf({ pages, units, articles }: Words) {
	const ofPages = Object.entries(pages).flatMap(([id, { sections }]) =>
		sections.flatMap((section, place) =>
			"related" in section && section.related
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
