/** The questions of the whole site, as /faq lists and searches them. */
import type { Words } from "../content.ts";
import { type Faq, UNIT_IDS, type UnitId } from "../fields/parts.ts";
import { type Answer, type Answers, type AUDIENCES, wholeAnswer } from "./answer.ts";

/** The questions of one subject, or of one page. */
export interface FaqGroup {
	id: string;
	title: string;
	audience: (typeof AUDIENCES)[number];
	/** The page they stand on. */
	href: string;
	/** The unit whose page it is, if any. */
	unit?: UnitId;
	/** Each with its own address on that page. */
	items: readonly (Faq & Pick<Answer, "id"> & Partial<Answer> & { href: string })[];
}

/** Pages for clinics, companies and other professionals, by their file; the other pages with questions are for patients. */
const FOR_PARTNERS: ReadonlySet<string> = new Set(["clinicas-partners", "academy", "bi", "agenda-pais"]);

/** Where questions stand. */
type Asked = Pick<Words, "pages" | "units" | "site">;

/** The answers' own list, a group for each subject. */
export function answerGroups({ groups }: Answers): FaqGroup[] {
	return groups.map(({ id, title, audience, path, items }) => ({
		id: `tema-${id}`,
		title,
		audience,
		href: path,
		items: items.map((item) => ({ ...item, href: `${path}#${item.id}` })),
	}));
}

/** Every question of the site: those of patients first, by subject before by page. */
export function allGroups(words: Asked & Pick<Words, "answers">, first: string): FaqGroup[] {
	const groups = [...answerGroups(words.answers), ...faqGroups(words, first)];
	return [...groups].sort((one, other) => Number(one.audience === "partner") - Number(other.audience === "partner"));
}

/** Every question of the site by its page: one page's first, then in the menu's order with the units, then the rest. */
export function faqGroups({ pages, units, site }: Asked, first: string): FaqGroup[] {
	const menu = site.menu.links;
	const ofPages = Object.entries(pages).map(([file, { path, title, sections }]) => ({
		file,
		title: menu.find(({ href }) => href === path)?.label ?? title,
		href: path,
		items: sections.flatMap((section) => (section.type === "faqs" ? section.items : [])),
	}));
	const ofUnits = UNIT_IDS.flatMap((unit) => {
		const { title = "", href = "", page } = units[unit] ?? {};
		return page ? [{ file: unit, unit, title, href, items: page.faqs.items }] : [];
	});
	const place = (href: string) => (menu.findIndex((one) => one.href === href) + menu.length + 1) % (menu.length + 1);
	const rank = (href: string) => (href === first ? -1 : place(href));
	return [...ofPages, ...ofUnits]
		.filter(({ items }) => items.length > 0)
		.sort((one, other) => rank(one.href) - rank(other.href))
		.map(({ file, items, ...group }) => {
			// Its address has words of its language; an anchor is the same in all.
			const id = `faq-${file.replaceAll("/", "-")}`;
			return {
				id,
				...group,
				audience: FOR_PARTNERS.has(file) ? ("partner" as const) : ("patient" as const),
				items: items.map((item, index) => ({
					...item,
					id: `${id}-${index + 1}`,
					href: `${group.href}#${questionAnchor(index)}`,
				})),
			};
		});
}

/** Where a question stands on its page. @param index its place in the page's list */
export function questionAnchor(index: number): string {
	return `pregunta-${index + 1}`;
}

/** A question as the browser searches and shows it. */
export interface SearchedQuestion {
	id: string;
	question: string;
	/** The whole answer in one text. */
	answer: string;
	/** Other words and phrases that people use for it, between commas. */
	keywords: string;
	/** Whether it is for clinics and companies rather than for patients. */
	partner: boolean;
	href: string;
	/** The name of its subject, or of its page. */
	subject: string;
}

/** Every question of the site for the search of /faq, in the order of its list. */
export function searchedQuestions(words: Asked & Pick<Words, "answers">): SearchedQuestion[] {
	const index = words.pages.faq.sections.find((section) => section.type === "faq-index");
	return allGroups(words, index?.first ?? "").flatMap(({ audience, title, items }) =>
		items.map((item) => ({
			id: item.id,
			...wholeAnswer(item),
			keywords: item.keywords?.join(", ") ?? "",
			partner: audience === "partner",
			href: item.href,
			subject: title,
		})),
	);
}
