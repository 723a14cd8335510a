import { pages } from "virtual:content";
import * as v from "valibot";
import { type Section, sectionSchema } from "../../content-model/page.ts";
import { fewest, longWords, most } from "./edge-cases.ts";

/** Examples of one kind of section by name; each is what stands on the page, nearly always one section. */
export type SectionExamples = Record<string, readonly Section[]>;

interface SectionKind<T extends Section> extends v.GenericSchema<unknown, T> {
	entries: { type: v.LiteralSchema<T["type"], undefined> };
}

/**
 * The section as it stands on the site's own pages, and the hard cases its schema allows.
 * @param more further examples, made from the first natural one
 * @param beside a kind of section it is never without
 */
export function sectionExamples<T extends Section>(
	kind: SectionKind<T>,
	more: (natural: T) => Record<string, T> = () => ({}),
	beside?: Section["type"],
): SectionExamples {
	const type = kind.entries.type.literal;
	const [first] = naturals(type);
	if (!first) throw new Error(`No page has a section of type ${type} to show as an example.`);
	const [path, natural] = first as [string, T];
	const companions = beside
		? naturals(beside)
				.slice(0, 1)
				.map(([, section]) => section)
		: [];
	const hard = Object.entries({
		"fewest parts": fewest(kind, natural),
		"many entries": most(kind, natural),
		"long words": longWords(kind, natural),
	}).filter(([, section]) => v.is(sectionSchema, section) && JSON.stringify(section) !== JSON.stringify(natural));
	return Object.fromEntries(
		[[`on ${path}`, natural], ...hard, ...Object.entries(more(natural))].map(([name, section]) => [
			name as string,
			[...companions, section as Section],
		]),
	);
}

function naturals(type: Section["type"]): [string, Section][] {
	return Object.values(pages).flatMap(({ path, sections }) =>
		sections.filter((section) => section.type === type).map((section): [string, Section] => [path, section]),
	);
}
