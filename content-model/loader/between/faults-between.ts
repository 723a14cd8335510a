import { languageOf, languagePath, MAIN_LANGUAGE } from "../../../contract/languages.ts";
import { ANSWERS_FOLDER, sourceProblem } from "../../answers/answer.ts";
import type { Words } from "../../content.ts";
import type { ContentFault } from "../../faults/faults.ts";
import { ARTICLES_FOLDER } from "../../publications/article.ts";
import { photographFaults } from "./named-photographs.ts";
import { fieldOf, partsOf } from "./parts.ts";
import { addressesOf, repeatedEntries } from "./repeats.ts";

/** What is wrong between the files of one language. */
export const faultsBetween = (folder: string, words: Words): ContentFault[] => [
	...addressFaults(words),
	...unitFaults(words),
	...repeatedEntries(words),
	...answerFaults(words),
	...articleFaults(words),
	...photographFaults(folder, words),
	...planFaults(words),
	...clinicFaults(words),
];

/** Addresses of pages and units that stand outside their language's part of the site. */
function addressFaults(words: Words): ContentFault[] {
	const problem = `las direcciones de este idioma empiezan con ${languagePath(words.language, "") || "/"}.`;
	return addressesOf(words)
		.filter(({ value }) => (languageOf(value.split("/")[1]) ?? MAIN_LANGUAGE) !== words.language)
		.map(({ file, field }) => ({ file, field, problem }));
}

/** Buttons of a unit that lead elsewhere than its calls to action may (specification, section 2, "Unit pages"). */
function unitFaults({ pages, units }: Words): ContentFault[] {
	const contact = pages.contacto.path;
	const about = pages["sobre-nosotros"]?.path;
	const toContact = (href = "") => href.split("?")[0] === contact;
	return Object.entries(units).flatMap(([id, { page }]) => {
		const file = `units/${id}.yaml`;
		const faults = page.hero.actions.flatMap(({ href }, index) => {
			const field = `page › hero › actions › ${index + 1} › href`;
			return toContact(href) ? [] : [{ file, field, problem: `los botones de una unidad llevan a ${contact}.` }];
		});
		const [first, second] = page.closing.actions;
		// A language may have no page about the group.
		if (toContact(first?.href) && (!about || second?.href === about)) return faults;
		const problem = `el primer botón lleva a ${contact}${about ? ` y el segundo a ${about}` : ""}.`;
		return [...faults, { file, field: "page › closing › actions", problem }];
	});
}

const clinicFaults = ({ language, clinics, people }: Words): ContentFault[] =>
	clinics.flatMap(({ id, checks }) =>
		checks.flatMap(({ by }, index) => {
			if (language !== MAIN_LANGUAGE || people.some((person) => person.id === by)) return [];
			const problem = `no hay un archivo content/people/${by}.yaml; créalo o corrige el nombre.`;
			return [{ file: `clinics/${id}.yaml`, field: `checks › ${index + 1} › by`, problem }];
		}),
	);

/** Dates of an article that contradict each other, and an education section left empty. */
function articleFaults({ articles, education }: Words): ContentFault[] {
	const faults = articles
		.filter(({ date, updated }) => updated && updated < date)
		.map(({ id }) => {
			const problem = "es anterior a la fecha en que se publicó; corrige una de las dos.";
			return { file: `${ARTICLES_FOLDER}/${id}.md`, field: "updated", problem };
		});
	if (education.length > 0 || articles.some(({ draft }) => !draft)) return faults;
	const problem = "no queda ningún contenido que mostrar; publica un artículo o añade aquí un video o un pódcast.";
	return [...faults, { file: "education.yaml", field: "", problem }];
}

/** Sources and answers that do not exist or are repeated, claims on pages that only confirm, sources nothing uses. */
function answerFaults(words: Words): ContentFault[] {
	const { sources, groups } = words.answers;
	const faults: ContentFault[] = [];
	const add = (file: string, field: string, problem: string) => faults.push({ file, field, problem });
	const named = new Set<string>();
	/** By the answer's anchor, the file it stands in. */
	const anchors = new Map<string, string>();
	for (const { id: subject, items } of groups) {
		const file = `${ANSWERS_FOLDER}/${subject}.yaml`;
		for (const [index, { id }] of items.entries()) {
			const before = anchors.get(id);
			const taken = `otra respuesta ya lleva el ancla «${id}», en content/${words.language}/${before}.`;
			if (before) add(file, fieldOf(["items", index, "id"]), taken);
			anchors.set(id, file);
		}
	}
	for (const { file, path, value } of partsOf(words)) {
		const [list, place] = path.slice(-2);
		// A group of texts may be called so as well.
		if (typeof value !== "string" || typeof place !== "number") continue;
		if (list === "related" && !anchors.has(value)) {
			const problem = `no hay una respuesta con el ancla «${value}» en content/${words.language}/${ANSWERS_FOLDER}.`;
			add(file, fieldOf(path), problem);
		}
		if (list !== "sources" && list !== "confirm") continue;
		named.add(value);
		const mayConfirm = file.startsWith(ANSWERS_FOLDER);
		const problem = sourceProblem(value, sources[value], words.language, list === "sources", mayConfirm);
		if (problem) add(file, fieldOf(path), problem);
	}
	// A translation may tell less, and so need fewer.
	for (const name of words.language === MAIN_LANGUAGE ? Object.keys(sources) : []) {
		const problem = "ninguna respuesta ni artículo usa esta fuente; bórrala o nómbrala.";
		if (!named.has(name)) add("sources.yaml", name, problem);
	}
	return faults;
}

const BUDGET = "plan/budget.yaml";
const QUESTIONS = "plan/questions.yaml";

/** Names said twice, lines of treatment without a question, and references to lines or questions that do not exist. */
function planFaults({ language, plan: { budget, questions } }: Words): ContentFault[] {
	const treatment = [budget.price, ...budget.treatment.lines, ...budget.later.lines];
	const lines = [...treatment, ...budget.travel.lines].map(({ id }) => id);
	const asked = questions.subjects.flatMap(({ questions }, subject) =>
		questions.map((question, index) => ({ ...question, at: ["subjects", subject, "questions", index] })),
	);
	const ids = asked.map(({ id }) => id);
	const texts = asked.map(({ ask }) => ask.toLowerCase());
	const faults: ContentFault[] = [];
	const add = (file: string, path: readonly unknown[], problem: string) =>
		faults.push({ file, field: fieldOf(path), problem });
	for (const [index, id] of lines.entries())
		if (lines.indexOf(id) < index) add(BUDGET, [id], "ya hay otro renglón con este nombre interno.");
	for (const { id, label } of treatment) {
		const problem = `ninguna pregunta de content/${language}/plan/questions.yaml aclara «${label}»; escribe una con unknown: ${id}.`;
		if (asked.every(({ unknown }) => unknown !== id)) add(BUDGET, [id], problem);
	}
	for (const [index, { id, unknown, at }] of asked.entries()) {
		const noLine = `«${unknown}» no es un renglón de content/${language}/plan/budget.yaml.`;
		if (ids.indexOf(id) < index) add(QUESTIONS, [...at, "id"], `otra pregunta ya lleva el ancla «${id}».`);
		if (texts.indexOf(texts[index] ?? "") < index) add(QUESTIONS, [...at, "ask"], "esta pregunta ya está más arriba.");
		if (unknown !== undefined && !lines.includes(unknown)) add(QUESTIONS, [...at, "unknown"], noLine);
	}
	for (const [index, id] of questions.words.first.ids.entries()) {
		const problem = `no hay una pregunta con el ancla «${id}».`;
		if (!ids.includes(id)) add(QUESTIONS, ["words", "first", "ids", index], problem);
	}
	return faults;
}
