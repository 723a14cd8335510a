import type { Language } from "../../../contract/languages.ts";
import { ANSWERS_FOLDER } from "../../answers/answer.ts";
import type { Words } from "../../content.ts";
import type { ContentFault } from "../../faults/faults.ts";

/** A text that may stand only once, and where it stands. */
interface Entry {
	file: string;
	field: string;
	value: string;
}

/** What stands twice and may not: addresses, titles and descriptions of pages, questions, testimonials, items. */
export function repeatedEntries(content: Words): ContentFault[] {
	const repeats = repeatsIn(content.language);
	const blog = content.pages.blog.path;
	const articles = content.articles.map(({ id, address = id }) => ({
		file: `articulos/${id}.md`,
		field: "address",
		value: `${blog}/${address}`,
	}));
	return [
		...repeats([...addressesOf(content), ...articles], "esta ruta"),
		...repeats(headsOf(content, "title"), "este título"),
		...repeats(headsOf(content, "description"), "esta descripción"),
		...questions(content).flatMap((group) => repeats(group, "esta pregunta")),
		...repeatedAnswers(content),
		...repeats(entries("testimonials.yaml", "content", content.testimonials), "este testimonio"),
		...repeats(entries("education.yaml", "title", content.education), "este título"),
		...repeats(entries("resources.yaml", "title", content.resources), "este título"),
	];
}

/** Finds what stands twice in a list, and says where in this language's folder. */
function repeatsIn(language: Language) {
	return (all: readonly Entry[], what: string): ContentFault[] => {
		const first = new Map<string, Entry>();
		return all.flatMap((entry) => {
			const key = sameText(entry);
			const before = first.get(key);
			if (before) {
				const problem = `${what} ya está en content/${language}/${before.file} · ${before.field}.`;
				return [{ file: entry.file, field: entry.field, problem }];
			}
			first.set(key, entry);
			return [];
		});
	};
}

/** What two entries that read alike have in common. */
function sameText({ value }: Entry): string {
	return value.trim().toLowerCase();
}

function entries<K extends string>(file: string, key: K, all: readonly Record<K, string>[]): Entry[] {
	return all.map((one, index) => ({ file, field: `${index + 1} › ${key}`, value: one[key] }));
}

/** The addresses that files give, but for the articles', which stand below the blog. */
export function addressesOf({ pages, units, answers, messages }: Words): Entry[] {
	return [
		...answers.groups.map(({ id, path }) => ({ file: `${ANSWERS_FOLDER}/${id}.yaml`, field: "path", value: path })),
		...Object.entries(pages).map(([id, { path }]) => ({ file: `pages/${id}.yaml`, field: "path", value: path })),
		...Object.entries(units).flatMap(([id, { href, canonical = href }]) => {
			const file = `units/${id}.yaml`;
			const own = { file, field: "href", value: href };
			return canonical === href ? own : [own, { file, field: "canonical", value: canonical }];
		}),
		{ file: "messages.yaml", field: "pages › received › path", value: messages.pages.received.path },
	];
}

/** What each page says to search engines under this key. */
function headsOf({ pages, units, answers, articles, messages }: Words, key: "title" | "description"): Entry[] {
	const ofSubject = key === "title" ? "heading" : key;
	return [
		...Object.entries(pages).map(([id, head]) => ({ file: `pages/${id}.yaml`, field: key, value: head[key] })),
		...Object.entries(units).map(([id, { page }]) => ({
			file: `units/${id}.yaml`,
			field: `page › ${key}`,
			value: page[key],
		})),
		...answers.groups.map((subject) => ({
			file: `${ANSWERS_FOLDER}/${subject.id}.yaml`,
			field: ofSubject,
			value: subject[ofSubject],
		})),
		...articles.map((head) => ({ file: `articulos/${head.id}.md`, field: key, value: head[key] })),
		{ file: "messages.yaml", field: `notFound › ${key}`, value: messages.notFound[key] },
	];
}

/** The questions of each list; the same question may stand on two pages. */
function questions({ pages, units }: Words): Entry[][] {
	const ofPages = Object.entries(pages).flatMap(([id, { sections }]) =>
		sections.map((section, index) =>
			section.type === "faqs" ? asked(`pages/${id}.yaml`, `sections › ${index + 1} › items`, section.items) : [],
		),
	);
	const ofUnits = Object.entries(units).map(([id, { page }]) =>
		asked(`units/${id}.yaml`, "page › faqs › items", page.faqs.items),
	);
	return [...ofPages, ...ofUnits];
}

/** Questions of the answers' own list that stand in it twice or on a page as well: `/faq` would show both. */
function repeatedAnswers(content: Words): ContentFault[] {
	const repeats = repeatsIn(content.language);
	const own = content.answers.groups.flatMap(({ id, items }) => asked(`${ANSWERS_FOLDER}/${id}.yaml`, "items", items));
	const elsewhere = new Map(questions(content).flatMap((group) => group.map((entry) => [sameText(entry), entry])));
	return [
		...repeats(own, "esta pregunta"),
		...own.flatMap((entry) => repeats([elsewhere.get(sameText(entry)) ?? [], entry].flat(), "esta pregunta")),
	];
}

function asked(file: string, below: string, items: readonly { question: string }[]): Entry[] {
	return items.map(({ question }, index) => ({ file, field: `${below} › ${index + 1} › question`, value: question }));
}
