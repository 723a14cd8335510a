import { readFileSync } from "node:fs";
import { languages, mainWords } from "virtual:content";
import type { ReactElement } from "react";
import * as v from "valibot";
import { parse } from "yaml";
import type { Words } from "../../content-model/content.ts";
import { UNIT_IDS, type UnitId } from "../../content-model/fields/parts.ts";
import { type Clinic, clinicSchema, type Person, personSchema } from "../../content-model/network/network.ts";
import { type Section, type SectionProps, sectionSchema } from "../../content-model/pages/page.ts";
import { type UnitPage, unitPage } from "../../content-model/pages/unit.ts";
import { eachLanguage } from "../../contract/languages.ts";
import { capitalised } from "../capitalised.ts";
import { ClinicPage } from "../sections/clinic/clinic.tsx";
import type { ComponentExamples } from "./component-examples.tsx";
import { choices, HARD_CASES, hardened } from "./edge-cases.ts";

type Type = Section["type"];

/** What stands on a page, nearly always one section, with the words of the page's language. */
export interface SectionsShown {
	sections: readonly Section[];
	words: Words;
}

/** Examples of one type of section by name. */
type SectionExamples = Record<string, SectionsShown>;

/** Clinics and people that do not exist, as pages would show them: `content/` has none before they are real. */
const written: Record<"clinics" | "people", { id: string }[]> = parse(
	readFileSync("site/gallery/examples/network.yaml", "utf8"),
);
const clinics: Clinic[] = written.clinics.map(({ id, ...one }) => ({ id, ...v.parse(clinicSchema, one) }));
const people: Person[] = written.people.map(({ id, ...one }) => ({ id, ...v.parse(personSchema, one) }));

/** The words of a page that lists them. */
const withNetwork = (words: Words): Words => ({ ...words, clinics, people });

/** Examples that no schema tells, made from a natural one. */
const MORE: { [One in Type]?: Record<string, Partial<SectionProps<One>>> } = {
	closing: { "with the chat": { chat: { label: "Escribir por chat", variant: "general" } } },
	founder: { "with a name": { sample: false, name: "Nombre de Ejemplo" } },
};

/** Sections that show clinics or people. */
const OF_THE_NETWORK: readonly Type[] = ["clinics", "team"];

/** The timeline draws what the objectives on its page say. */
const BESIDE: { [One in Type]?: Type } = { "agenda-timeline": "agenda-objectives" };

/** By its type, each section as it stands on the site's own pages, in each language, and the hard cases its schema allows. */
export const sectionExamples: Record<string, SectionExamples> = Object.fromEntries(
	sectionSchema.options.map((kind) => [
		kind.entries.type.literal,
		examplesOf(kind.entries.type.literal, kind as unknown as v.GenericSchema<unknown, Section>),
	]),
);

function examplesOf(type: Type, kind: v.GenericSchema<unknown, Section>): SectionExamples {
	const onPages = Object.values(eachLanguage(languages, (words) => naturals(type, words).slice(0, 1))).flat();
	const [first] = onPages;
	if (!first) throw new Error(`No page has a section of type ${type} to show as an example.`);
	const [, natural] = first;
	const hard = HARD_CASES.map((name) => [name, hardened(name, kind, natural)] as const).filter(
		([, section]) => v.is(sectionSchema, section) && JSON.stringify(section) !== JSON.stringify(natural),
	);
	const others = [...Object.entries<object>(MORE[type] ?? {}), ...choices(kind)];
	const made = [...hard, ...others.map(([name, other]) => [name, { ...natural, ...other }] as const)];
	return Object.fromEntries([
		...(OF_THE_NETWORK.includes(type) ? onPages : []).map(([path, section, words]) => [
			`on ${path}, with examples`,
			shown(section, withNetwork(words)),
		]),
		...onPages.map(([path, section, words]) => [`on ${path}`, shown(section, words)]),
		...made.map(([name, section]) => [name, shown(section, mainWords)]),
	]);
}

/** A section with what it cannot stand without. */
function shown(section: Section, words: Words): SectionsShown {
	const beside = BESIDE[section.type];
	const companions = beside ? naturals(beside, words).slice(0, 1) : [];
	return { sections: [...companions.map(([, companion]) => companion), section], words };
}

function naturals(type: Type, words: Words): [path: string, Section, Words][] {
	return Object.values(words.pages).flatMap(({ path, sections }) =>
		sections
			.filter((section) => section.type === type)
			.map((section): [string, Section, Words] => [path, section, words]),
	);
}

/** A clinic's own page, in each language. */
export const clinicExamples: ComponentExamples = Object.fromEntries(
	Object.values(languages).flatMap((words) =>
		clinics.map((clinic) => [
			`${clinic.name}, ${words.language}`,
			<div key={clinic.id} lang={words.locale}>
				<ClinicPage clinic={clinic} words={withNetwork(words)} />
			</div>,
		]),
	),
);

const OF_UNITS = import.meta.glob<Record<string, (props: object) => ReactElement>>("../sections/unit-*/unit-*.tsx", {
	eager: true,
});

/** The sections of the units' own layout, in the hue and words of each unit that has them, and once with long words. */
export const unitExamples: Record<string, ComponentExamples> = Object.fromEntries(
	Object.entries(unitPage.entries).flatMap(([part, schema]) => {
		const name = `unit-${part}`;
		const Shown = OF_UNITS[`../sections/${name}/${name}.tsx`]?.[`Unit${capitalised(part)}`];
		const natural = Object.values(languages).flatMap((words) =>
			UNIT_IDS.flatMap((unit): [UnitId, object, Words][] => {
				const own = words.units[unit]?.page[part as keyof UnitPage];
				return typeof own === "object" ? [[unit, own, words]] : [];
			}),
		);
		const [first] = natural;
		if (!Shown || !first) return [];
		const inHue = (unit: UnitId, own: object, words: Words) => (
			<div className={`unit-hue unit-hue--${unit}`} lang={words.locale}>
				<Shown {...own} {...{ unit, words, name: words.units[unit]?.title, locale: words.locale }} />
			</div>
		);
		const long = hardened("long words", schema as unknown as v.GenericSchema<unknown, object>, first[1]);
		const inUnits = natural.map(([unit, own, words]) => [`${unit}, ${words.language}`, inHue(unit, own, words)]);
		return [[name, { ...Object.fromEntries(inUnits), "long words": inHue(first[0], long, first[2]) }]];
	}),
);
