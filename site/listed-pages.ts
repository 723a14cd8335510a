/** Every page of a language for search engines, with what they are told of it. */
import * as v from "valibot";
import type { Words } from "../content-model/content.ts";
import { type Part, partsIn } from "../content-model/loader/between/parts.ts";
import type { Page, Section } from "../content-model/pages/page.ts";
import { articlePath, published } from "./articles/published.ts";
import { clinicHead } from "./clinic-head.ts";

/**
 * Those of a language; an address stands once.
 * @returns `file`: its file in the language's folder, without the ending, as `pages/home`; `holds`: all that stands on it;
 * `isBare`: whether that is no more than a sentence, so that no search engine is to list it yet
 */
export function listedPages(words: Words) {
	const { pages, units, answers, clinics } = words;
	const listed = (file: string, path: string, title: string, holds: unknown, isBare = false) => {
		return { file, path, title, holds, isBare };
	};
	return [
		...Object.entries(pages).map(([id, page]) => {
			const holds = [page, ...page.sections.map(({ type }) => LISTS[type]?.(words))];
			return listed(`pages/${id}`, page.path, page.title, holds, isBare(page, words));
		}),
		...Object.entries(units).map(([id, unit]) =>
			listed(`units/${id}`, unit.canonical ?? unit.href, unit.page.title, unit),
		),
		...answers.groups.map((subject) => listed(`answers/${subject.id}`, subject.path, subject.heading, subject)),
		...clinics.flatMap((clinic) => {
			const { path, title } = clinicHead(clinic, words);
			return path ? [listed(`clinics/${clinic.id}`, path, title, clinic)] : [];
		}),
		...published(words).map((article) =>
			listed(`articulos/${article.id}`, articlePath(article, words), article.title, article),
		),
	];
}

/** What a section shows that is written elsewhere. */
const LISTS: { [Type in Page["sections"][number]["type"]]?: (words: Words) => unknown } = {
	clinics: ({ clinics }) => clinics,
	education: published,
	"faq-index": ({ answers }) => answers.groups,
	testimonials: ({ testimonials }) => testimonials,
};

/** Whether a page shows a heading and its sentence alone. */
export function isBare({ sections }: { sections: readonly Section[] }, { clinics }: Words): boolean {
	return sections.every(({ type }) => type === "heading" || (type === "clinics" && clinics.length === 0));
}

/** Keys of days on which something was written or looked at again. */
const DATED: readonly unknown[] = ["date", "updated", "version", "since", "reviewed", "on"] as const;

/** The last day something was written or its sources read again, if one is named. @param holds what stands on a page */
export function lastChange(holds: unknown, words: Words): string | undefined {
	const daysOf = ({ path, value }: Part): string[] => {
		const [list, key] = path.slice(-2);
		const name = String(value);
		// A label may be called so as well.
		if (DATED.includes(key)) return v.ISO_DATE_REGEX.test(name) ? [name] : [];
		if (list === "sources" || list === "confirm") return [words.answers.sources[name]?.reviewed ?? []].flat();
		// A notice or a guide stands in a file of its own.
		const long = { ...words.legal, ...words.guides }[name as keyof Words["legal"]];
		return key === "document" && long ? [long.version] : [];
	};
	return partsIn("", holds).flatMap(daysOf).sort().at(-1);
}

/** Who signed all that has to be read by somebody who knows the matter; nobody while a text waits for it. */
export function signersOf(holds: unknown): string[] {
	const reviews = partsIn("", holds).flatMap(({ path, value }) =>
		/Review$/.test(String(path.at(-1))) ? [(value as { by?: string }).by] : [],
	);
	return reviews.every((by) => by !== undefined) ? [...new Set(reviews)] : [];
}
