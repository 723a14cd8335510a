import type { UnitId } from "../../../content-model/parts.ts";

/** Each unit has a large drawing, and a small one with only what 40 px can show. */
export type EmblemDetail = "small" | "large";

const FILES = import.meta.glob<string>("./*.svg", { query: "?url&no-inline", import: "default", eager: true });

/**
 * Address of a unit's emblem: a natural treasure of the country, lit from the top left. Larimar, amber, royal palm, rosa
 * de Bayahíbe or caoba.
 */
export function emblem(unit: UnitId, detail: EmblemDetail): string {
	return FILES[`./${unit}-${detail}.svg`] ?? "";
}
