import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Content } from "./content.ts";
import type { ContentFault } from "./faults.ts";
import { type Photograph, PICTURES_FOLDER, photograph } from "./photograph.ts";

/** The content that may name photographs and logos. */
type Pictured = Pick<Content, "pages" | "units" | "testimonials" | "articles">;

/** Every photograph and logo the content names, and where. */
export function photographsOf(content: Pictured): (Photograph & { at: { file: string; field: string } })[] {
	const { pages, units, testimonials, articles } = content;
	return [
		...Object.entries(pages).flatMap(([id, page]) => found(`pages/${id}.yaml`, page)),
		...Object.entries(units).flatMap(([id, unit]) => found(`units/${id}.yaml`, unit)),
		...found("testimonials.yaml", testimonials),
		...articles.flatMap((article) => found(`articulos/${article.id}.md`, article)),
	];
}

function found(file: string, value: unknown, path: readonly string[] = []): ReturnType<typeof photographsOf> {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => {
		const here = [...path, Array.isArray(value) ? String(Number(key) + 1) : key];
		if ((key === "picture" || key === "logo") && v.is(photograph, part)) {
			return [{ ...part, at: { file, field: here.join(" › ") } }];
		}
		return found(file, part, here);
	});
}

/** Pictures that are named and are not there. */
export function photographFaults(folder: string, content: Content): ContentFault[] {
	return photographsOf(content)
		.filter(({ file }) => !existsSync(join(folder, PICTURES_FOLDER, file)))
		.map(({ file, at }) => ({
			...at,
			problem: `no está content/${PICTURES_FOLDER}/${file}; ponlo en esa carpeta o corrige el nombre.`,
		}));
}
