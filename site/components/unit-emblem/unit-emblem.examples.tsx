import { UNIT_IDS } from "../../../content-model/parts.ts";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { UnitEmblem } from "./unit-emblem.tsx";

export const examples: ComponentExamples = Object.fromEntries(
	UNIT_IDS.map((unit) => [unit, <UnitEmblem key={unit} unit={unit} />]),
);
