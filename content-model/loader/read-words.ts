/** Reads what one language says to visitors: the folder `content/es`, `content/en`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type * as v from "valibot";
import { LANGUAGES, type Language, MAIN_LANGUAGE } from "../../contract/languages.ts";
import { alarmPhrasesSchema, alarmSchema, type Numbers, placeFaults, withNumbers } from "../answers/alarm.ts";
import { ANSWERS_FOLDER, type sourcesSchema, sourceTitlesSchema, titledSources } from "../answers/answer.ts";
import { searchWordsSchema } from "../answers/search-words.ts";
import { type Contact, openingWords } from "../contact.ts";
import type { Words } from "../content.ts";
import type { ContentFault, ReadResult } from "../faults/faults.ts";
import { UNIT_IDS } from "../fields/parts.ts";
import { messagesSchema } from "../messages/messages.ts";
import type { Clinic, Person } from "../network/network.ts";
import { pageSchema } from "../pages/page.ts";
import { ESSENTIAL_PAGES, PAGE_IDS } from "../pages/page-ids.ts";
import { siteSchema } from "../pages/site.ts";
import { unitSchema } from "../pages/unit.ts";
import { PLAN_SCHEMAS, type PlanFile, type PlanWords } from "../plan/files.ts";
import { ARTICLES_FOLDER } from "../publications/article.ts";
import { GUIDE_IDS, guideSchema, LEGAL_IDS, LEGAL_PLACEHOLDERS, legalSchema } from "../publications/legal.ts";
import { educationSchema, testimonialsSchema, VIDEO_IDS, videoSchema } from "../publications/publications.ts";
import { resourcesSchema } from "../publications/resource.ts";
import { PHRASES_FILE, phrasesSchema } from "./files/fill-placeholders.ts";
import { readArticles, readSubjects } from "./files/named-files.ts";
import { readMarkdown } from "./files/read-markdown.ts";
import { readYaml } from "./files/read-yaml.ts";
import { unknownFiles } from "./files/unknown-files.ts";

/** What stands once, outside the languages; undefined what could not be read. */
interface Shared {
	contact: Contact | undefined;
	sources: v.InferOutput<typeof sourcesSchema> | undefined;
	numbers: Numbers | undefined;
	clinics: Clinic[];
	people: Person[];
}

/** Reads a language, which may lack pages, units and the partners' resources. @returns the faults, and the words without one */
export function readWords(folder: string, language: Language, shared: Shared) {
	const isMain = language === MAIN_LANGUAGE;
	const faults: ContentFault[] = [];
	/** The files and folders that may be there. */
	const names = new Set([ANSWERS_FOLDER, ARTICLES_FOLDER]);
	const taken = <T>(result: ReadResult<T> | { value: T; faults: ContentFault[] }) => {
		faults.push(...result.faults);
		return result.value as T;
	};
	const isThere = (file: string) => existsSync(join(folder, language, file));
	const read = <S extends v.GenericSchema>(file: string, schema: S) => {
		names.add(file.replace(/\/.*/, ""));
		return taken(readYaml(folder, `${language}/${file}`, schema));
	};
	const readEach = <const Id extends string, T>(
		below: string,
		ids: readonly Id[],
		readOne: (file: string, id: Id) => T,
		{ needed = ids as readonly string[], ending = ".yaml" } = {},
	) => {
		names.add(below);
		const possible = ids.map((id) => `${id}${ending}`);
		faults.push(...unknownFiles(folder, `${language}/${below}`, possible));
		const those = ids.filter((id) => isMain || needed.includes(id) || isThere(`${below}/${id}${ending}`));
		return Object.fromEntries(those.map((id) => [id, readOne(`${below}/${id}${ending}`, id)])) as Record<Id, T>;
	};
	const readText = <S extends v.GenericSchema>(file: string, schema: S) =>
		taken(readMarkdown(folder, `${language}/${file}`, schema, LEGAL_PLACEHOLDERS));
	const answers = () => {
		const titles = read("sources.yaml", sourceTitlesSchema);
		const groups = taken(readSubjects(folder, language));
		const { sources } = shared;
		// Beside a list that could not be read, every entry of the other would look wrong.
		if (!titles || !sources) return { groups, sources: {} };
		faults.push(...titleFaults(language, Object.keys(titles), Object.keys(sources)));
		return { groups, sources: titledSources(sources, titles, language) };
	};
	const alarm = () => {
		const own = read("alarm.yaml", alarmSchema);
		const { numbers } = shared;
		if (!own || !numbers) return own as unknown as Words["alarm"];
		faults.push(...placeFaults(`${language}/alarm.yaml`, own.places, numbers));
		return withNumbers(own, numbers);
	};
	const site = () => {
		const words = read("site.yaml", siteSchema);
		const { contact } = shared;
		if (!words || !contact) return words as unknown as Words["site"];
		const { phone, email, chat, company, profiles } = contact;
		const hours = openingWords(contact, words, language);
		const given = { ...(company && { company }), ...(profiles && { profiles }) };
		return { ...words, ...given, phone, email, hours, chat: { ...words.chat, number: chat } };
	};
	read(PHRASES_FILE, phrasesSchema);
	const words: Words = {
		language,
		locale: LANGUAGES[language],
		site: site(),
		messages: read("messages.yaml", messagesSchema),
		answers: answers(),
		alarm: alarm(),
		alarmPhrases: read("alarm-phrases.yaml", alarmPhrasesSchema),
		searchWords: read("search-words.yaml", searchWordsSchema),
		units: readEach("units", UNIT_IDS, (file) => read(file, unitSchema), { needed: [] }),
		testimonials: read("testimonials.yaml", testimonialsSchema),
		clinics: shared.clinics,
		people: shared.people,
		videos: readEach("videos", VIDEO_IDS, (file) => read(file, videoSchema)),
		education: read("education.yaml", educationSchema),
		articles: taken(readArticles(folder, language)),
		resources: isMain || isThere("resources.yaml") ? read("resources.yaml", resourcesSchema) : [],
		pages: readEach("pages", PAGE_IDS, (file) => read(file, pageSchema), { needed: ESSENTIAL_PAGES }),
		legal: readEach("legal", LEGAL_IDS, (file) => readText(file, legalSchema), { ending: ".md" }),
		guides: readEach("guides", GUIDE_IDS, (file) => readText(file, guideSchema), { needed: [], ending: ".md" }),
		plan: readEach("plan", Object.keys(PLAN_SCHEMAS) as PlanFile[], (file, id) =>
			read(file, PLAN_SCHEMAS[id]),
		) as PlanWords,
	};
	faults.push(...unknownFiles(folder, language, [...names], false));
	return { words, faults };
}

/** Titles of sources that are not there; in the main language, sources without a title. */
function titleFaults(language: Language, titles: readonly string[], sources: readonly string[]): ContentFault[] {
	const file = `${language}/sources.yaml`;
	const problem = "no hay una fuente con este nombre corto en content/sources.yaml; corrígelo o bórralo.";
	const unknown = titles.filter((id) => !sources.includes(id)).map((field) => ({ file, field, problem }));
	if (language !== MAIN_LANGUAGE) return unknown;
	const untitled = sources.filter((id) => !titles.includes(id));
	return [...unknown, ...untitled.map((field) => ({ file, field, problem: "falta cómo se llama esta fuente." }))];
}
