import type { Language } from "../../../contract/languages.ts";
import type { Words } from "../../content.ts";
import type { ContentFault } from "../../faults/faults.ts";
import { fieldOf, partsOf } from "./parts.ts";

/** A text that may stand only once, and where it stands. */
interface Entry {
	file: string;
	field: string;
	value: string;
}

/** Where addresses stand, but for the articles', which stand below the blog. */
const ADDRESSES =
	/^(answers|pages)\/.* · path$|^units\/.* · (href|canonical)$|^messages.yaml · pages › received › path$/;

/** What may stand once of all that fits, and how a fault names it. */
const ONCE: readonly (readonly [where: RegExp, what: string])[] = [
	[
		/^(pages|articulos)\/.* · title$|^answers\/.* · heading$|^(units|messages).* · (page|notFound) › title$/,
		"este título",
	],
	[
		/^(pages|articulos|answers)\/.* · description$|^(units|messages).* · (page|notFound) › description$/,
		"esta descripción",
	],
	[/^answers\/.* · items › \d+ › question$/, "esta pregunta"],
	[/^testimonials.* · \d+ › content$/, "este testimonio"],
	[/^education.* · \d+ › title$/, "este título"],
	[/^resources.* · \d+ › title$/, "este título"],
];

/** What stands twice and may not: addresses, titles and descriptions of pages, questions, testimonials, items. */
export function repeatedEntries(words: Words): ContentFault[] {
	const repeats = repeatsIn(words.language);
	const articles = words.articles.map(({ id, address = id }) => {
		return { file: `articulos/${id}.md`, field: "address", value: `${words.pages.blog.path}/${address}` };
	});
	const texts = textsOf(words);
	const at = (where: RegExp) => texts.filter((entry) => where.test(placeOf(entry)));
	// The same question may stand on two pages, and not also among the answers: `/faq` would show both.
	const asked = at(/^(pages|units)\/.* › items › \d+ › question$/);
	const lists = Map.groupBy(asked, ({ file, field }) => file + field.replace(/\d+ › question$/, ""));
	const elsewhere = new Map(asked.map((entry) => [sameText(entry), entry]));
	const answers = at(/^answers\/.* · items › \d+ › question$/);
	return [
		...repeats([...at(ADDRESSES), ...articles], "esta ruta"),
		...ONCE.flatMap(([where, what]) => repeats(at(where), what)),
		...[...lists.values()].flatMap((list) => repeats(list, "esta pregunta")),
		...answers.flatMap((entry) => repeats([elsewhere.get(sameText(entry)) ?? [], entry].flat(), "esta pregunta")),
	];
}

/** The addresses that files give; a unit may answer at one path alone. */
export const addressesOf = (words: Words) => textsOf(words).filter((entry) => ADDRESSES.test(placeOf(entry)));

/** The keys of what may stand once; of all that a language says, few texts are theirs. */
const KEYS = ["path", "href", "canonical", "title", "heading", "description", "question", "content"];

const textsOf = (words: Words): Entry[] =>
	partsOf(words).flatMap(({ file, path, value, node }) => {
		if (!KEYS.includes(`${path.at(-1)}`)) return [];
		const field = fieldOf(path);
		const isSame = field === "canonical" && node.href === value;
		return typeof value === "string" && !isSame ? [{ file, field, value }] : [];
	});

const placeOf = ({ file, field }: Entry) => `${file} · ${field}`;

/** Finds what stands twice in a list, and says where in this language's folder. */
const repeatsIn =
	(language: Language) =>
	(all: readonly Entry[], what: string): ContentFault[] => {
		const first = new Map<string, Entry>();
		return all.flatMap((entry) => {
			const { file, field } = entry;
			const before = first.get(sameText(entry));
			if (!before) first.set(sameText(entry), entry);
			return before
				? [{ file, field, problem: `${what} ya está en content/${language}/${before.file} · ${before.field}.` }]
				: [];
		});
	};

/** What two entries that read alike have in common. */
const sameText = ({ value }: Entry) => value.trim().toLowerCase();
