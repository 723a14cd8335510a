/**
 * The five units' emblems, each a natural treasure of the country: larimar, amber, royal palm, rosa de Bayahíbe and
 * caoba, all lit from the top left. A large drawing each, and a small one with only what 40 px can show.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UNIT_IDS, type UnitId } from "../../../content-model/parts.ts";
import { type GeneratedFile, generatedFile } from "../../generated/generated-file.ts";

const EMBLEM_DETAILS = ["small", "large"] as const;
export type EmblemDetail = (typeof EMBLEM_DETAILS)[number];

/** Found from the project's root: where a bundle lies says nothing about where the drawings do. */
const FOLDER = join(process.cwd(), "site", "artwork", "emblems");

const FILES = new Map(
	UNIT_IDS.flatMap((unit) =>
		EMBLEM_DETAILS.map((detail) => {
			const name = `${unit}-${detail}`;
			return [name, generatedFile(name, "svg", readFileSync(join(FOLDER, `${name}.svg`)))];
		}),
	),
);

/** A unit's emblem as the file that pages show. */
export function emblem(unit: UnitId, detail: EmblemDetail): GeneratedFile {
	return FILES.get(`${unit}-${detail}`) as GeneratedFile;
}

/** Every emblem. */
export function emblems(): GeneratedFile[] {
	return [...FILES.values()];
}
