/** Every photograph and logo the content names, ready for pages. */
import { articles, pages, testimonials, units } from "virtual:content";
import { photographsOf } from "../../content-model/named-photographs.ts";
import type { Photograph } from "../../content-model/photograph.ts";
import type { GeneratedFile } from "../generated/generated-file.ts";
import { type Prepared, type PreparedPicture, prepare } from "./prepare.ts";

const names = new Set(photographsOf({ articles, pages, testimonials, units }).map(({ file }) => file));
const prepared = new Map(
	await Promise.all(Array.from(names, async (file): Promise<[string, Prepared]> => [file, await prepare(file)])),
);

/** The files that pages fetch. */
export const photographFiles: readonly GeneratedFile[] = [...prepared.values()].flatMap(({ files }) => files);

/** A picture as the page shows it. */
export function photograph({ file, alt }: Photograph): PreparedPicture {
	const found = prepared.get(file);
	if (!found) throw new Error(`No content names ${file} as a photograph or a logo.`);
	return { ...found.picture, alt };
}
