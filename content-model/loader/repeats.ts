import type { Language } from "../../contract/languages.ts";
import { ANSWERS_FOLDER } from "../answer.ts";
import type { Words } from "../content.ts";
import type { ContentFault } from "../faults.ts";

/** A text that may stand only once, and where it stands. */
interface Entry {
	file: string;
	field: string;
	value: string;
}

/** What stands twice and may not: addresses, titles and descriptions of pages, questions, testimonials, items. */
export function repeatedEntries(content: Words): ContentFault[] {
	const heads = pageHeads(content);
	const repeats = repeatsIn(content.language);
	return [
		...repeats(heads.paths, "esta ruta"),
		...repeats(heads.titles, "este título"),
		...repeats(heads.descriptions, "esta descripción"),
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

function pageHeads({ pages, units, articles, messages }: Words) {
	const paths: Entry[] = [];
	const titles: Entry[] = [];
	const descriptions: Entry[] = [];
	for (const [id, { path, title, description }] of Object.entries(pages)) {
		const file = `pages/${id}.yaml`;
		paths.push({ file, field: "path", value: path });
		titles.push({ file, field: "title", value: title });
		descriptions.push({ file, field: "description", value: description });
	}
	for (const [id, { href, canonical, page }] of Object.entries(units)) {
		const file = `units/${id}.yaml`;
		paths.push({ file, field: "href", value: href });
		if (canonical && canonical !== href) paths.push({ file, field: "canonical", value: canonical });
		titles.push({ file, field: "page › title", value: page.title });
		descriptions.push({ file, field: "page › description", value: page.description });
	}
	for (const { id, address = id, title, description } of articles) {
		const file = `articulos/${id}.md`;
		paths.push({ file, field: "address", value: `${pages.blog.path}/${address}` });
		titles.push({ file, field: "title", value: title });
		descriptions.push({ file, field: "description", value: description });
	}
	paths.push({ file: "messages.yaml", field: "pages › received › path", value: messages.pages.received.path });
	const { title, description } = messages.notFound;
	titles.push({ file: "messages.yaml", field: "notFound › title", value: title });
	descriptions.push({ file: "messages.yaml", field: "notFound › description", value: description });
	return { paths, titles, descriptions };
}

/** The questions of each list; the same question may stand on two pages. */
function questions({ pages, units }: Words): Entry[][] {
	const ofPages = Object.entries(pages).flatMap(([id, { sections }]) =>
		sections.map((section, place) =>
			section.type === "faqs" ? asked(`pages/${id}.yaml`, `sections › ${place + 1} › items`, section.items) : [],
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
