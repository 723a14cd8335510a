import { units } from "virtual:content";
import type { ReactElement } from "react";
import type * as v from "valibot";
import { UNIT_IDS, type UnitId } from "../../content-model/parts.ts";
import { type UnitPage, unitSchema } from "../../content-model/unit.ts";
import "../layouts/unit-hue.css";
import type { ComponentExamples } from "./component-examples.ts";
import { longWords } from "./edge-cases.ts";

/** A section of the units' own layout, in each unit's hue and words, and once with long words. */
export function unitExamples<Name extends keyof UnitPage>(
	name: Name,
	section: (words: UnitPage[Name], unit: UnitId) => ReactElement,
): ComponentExamples {
	const schema = unitSchema.entries.page.entries[name] as unknown as v.GenericSchema<unknown, UnitPage[Name]>;
	const inHue = (unit: UnitId, words: UnitPage[Name]) => (
		<div className={`unit-hue unit-hue--${unit}`}>{section(words, unit)}</div>
	);
	return {
		...Object.fromEntries(UNIT_IDS.map((unit) => [unit, inHue(unit, units[unit].page[name])])),
		"long words": inHue("ivfdo", longWords(schema, units.ivfdo.page[name])),
	};
}
