/**
 * The five units' emblems, each a natural treasure of the country: larimar, amber, royal palm, rosa de Bayahíbe and
 * caoba, all lit from the top left. A large drawing each, and a small one with only what 40 px can show.
 */
import { UNIT_IDS, type UnitId } from "../../../content-model/parts.ts";
import { type GeneratedFile, generatedFile } from "../../generated/generated-file.ts";

const EMBLEM_DETAILS = ["small", "large"] as const;
export type EmblemDetail = (typeof EMBLEM_DETAILS)[number];

const SOURCES = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true });

const FILES = new Map(
	UNIT_IDS.flatMap((unit) => EMBLEM_DETAILS.map((detail) => `${unit}-${detail}`)).map((name) => {
		const source = SOURCES[`./${name}.svg`];
		if (!source) throw new Error(`There is no drawing site/artwork/emblems/${name}.svg.`);
		return [name, generatedFile(name, "svg", new TextEncoder().encode(source))];
	}),
);

/** A unit's emblem as the file that pages show. */
export function emblem(unit: UnitId, detail: EmblemDetail): GeneratedFile {
	return FILES.get(`${unit}-${detail}`) as GeneratedFile;
}

/** Every emblem. */
export function emblems(): GeneratedFile[] {
	return [...FILES.values()];
}
