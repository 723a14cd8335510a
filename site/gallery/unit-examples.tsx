import { units } from "virtual:content";
import type { ReactElement } from "react";
import type * as v from "valibot";
import { UNIT_IDS, type UnitId } from "../../content-model/parts.ts";
import { type UnitPage, unitSchema } from "../../content-model/unit.ts";
import type { ComponentExamples } from "../../ui/component-examples.ts";
import { longWords } from "./edge-cases.ts";

/** A section of the units' own layout, in the hue and words of each unit that has it, and once with long words. */
export function unitExamples<Name extends keyof UnitPage>(
	name: Name,
	section: (words: NonNullable<UnitPage[Name]>, unit: UnitId) => ReactElement,
): ComponentExamples {
	type Words = NonNullable<UnitPage[Name]>;
	const schema = unitSchema.entries.page.entries[name] as unknown as v.GenericSchema<unknown, Words>;
	const inHue = (unit: UnitId, words: Words) => (
		<div className={`unit-hue unit-hue--${unit}`}>{section(words, unit)}</div>
	);
	const natural = UNIT_IDS.flatMap((unit): [UnitId, Words][] => {
		const words = units[unit].page[name];
		return words === undefined ? [] : [[unit, words as Words]];
	});
	const [first] = natural;
	if (!first) throw new Error(`No unit's page has ${name} to show as an example.`);
	return {
		...Object.fromEntries(natural.map(([unit, words]) => [unit, inHue(unit, words)])),
		"long words": inHue(first[0], longWords(schema, first[1])),
	};
}
