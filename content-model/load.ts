/** Reads and checks the whole content folder: the only way words reach the site and the service. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type * as v from "valibot";
import { type ContentItem, educationSchema } from "./content-item.ts";
import { ContentError, type ContentFault } from "./faults.ts";
import { type Messages, messagesSchema } from "./messages.ts";
import { type Page, pageSchema } from "./page.ts";
import { UNIT_IDS, type UnitId } from "./parts.ts";
import { readYaml } from "./read-yaml.ts";
import { type Site, siteSchema } from "./site.ts";
import { type Testimonial, testimonialsSchema } from "./testimonial.ts";
import { type Unit, unitSchema } from "./unit.ts";

export interface Content {
	site: Site;
	messages: Messages;
	units: Record<UnitId, Unit>;
	testimonials: Testimonial[];
	education: ContentItem[];
	/** By file name without its ending. */
	pages: Record<string, Page>;
}

/**
 * Loads every content file.
 * @param folder the content folder
 * @throws ContentError naming each fault with its file, entry and field
 */
export function loadContent(folder: string): Content {
	const faults: ContentFault[] = [];
	const read = <S extends v.GenericSchema>(file: string, schema: S) => {
		const result = readYaml(folder, file, schema);
		faults.push(...result.faults);
		return result.value as v.InferOutput<S>;
	};
	const readEach = <const Ids extends string, S extends v.GenericSchema>(
		below: string,
		ids: readonly Ids[],
		schema: S,
	) => {
		faults.push(...strangers(folder, below, ids));
		return Object.fromEntries(ids.map((id) => [id, read(`${below}/${id}.yaml`, schema)])) as Record<
			Ids,
			v.InferOutput<S>
		>;
	};
	const content: Content = {
		site: read("site.yaml", siteSchema),
		messages: read("messages.yaml", messagesSchema),
		units: readEach("units", UNIT_IDS, unitSchema),
		testimonials: read("testimonials.yaml", testimonialsSchema),
		education: read("education.yaml", educationSchema),
		pages: readEach("pages", namesIn(folder, "pages"), pageSchema),
	};
	if (faults.length > 0) throw new ContentError(faults);
	return content;
}

/** Files nobody reads: a misnamed page would otherwise vanish without a word. */
function strangers(folder: string, below: string, ids: readonly string[]): ContentFault[] {
	if (!existsSync(join(folder, below))) return [];
	return (
		readdirSync(join(folder, below))
			// Finders and editors leave hidden files of their own.
			.filter((name) => !name.startsWith(".") && !ids.some((id) => name === `${id}.yaml`))
			.map((name) => ({
				file: `${below}/${name}`,
				field: "",
				problem: `ninguna página usa este archivo; los nombres posibles son ${ids.map((id) => `${id}.yaml`).join(", ")}.`,
			}))
	);
}

function namesIn(folder: string, below: string): string[] {
	return readdirSync(join(folder, below)).map((name) => name.replace(/\.yaml$/, ""));
}
