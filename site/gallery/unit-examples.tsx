import { languages } from "virtual:content";
import type { ReactElement } from "react";
import type * as v from "valibot";
import type { Words } from "../../content-model/content.ts";
import { UNIT_IDS, type UnitId } from "../../content-model/fields/parts.ts";
import { type UnitPage, unitPage } from "../../content-model/pages/unit.ts";
import { capitalised } from "../capitalised.ts";
import type { ComponentExamples } from "./component-examples.tsx";
import { longWords } from "./edge-cases.ts";

const FILES = import.meta.glob<Record<string, (props: object) => ReactElement>>("../sections/unit-*/unit-*.tsx", {
	eager: true,
});

/** The sections of the units' own layout, in the hue and words of each unit that has them, and once with long words. */
export const unitExamples: Record<string, ComponentExamples> = Object.fromEntries(
	Object.entries(unitPage.entries).flatMap(([part, schema]) => {
		const name = `unit-${part}`;
		const Shown = FILES[`../sections/${name}/${name}.tsx`]?.[`Unit${capitalised(part)}`];
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
		const long = longWords(schema as unknown as v.GenericSchema<unknown, object>, first[1]);
		const inUnits = natural.map(([unit, own, words]) => [`${unit}, ${words.language}`, inHue(unit, own, words)]);
		return [[name, { ...Object.fromEntries(inUnits), "long words": inHue(first[0], long, first[2]) }]];
	}),
);
