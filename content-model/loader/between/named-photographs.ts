import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import type { Words } from "../../content.ts";
import type { ContentFault } from "../../faults/faults.ts";
import { type Photograph, PICTURE_IN_TEXT, PICTURES_FOLDER, photograph } from "../../fields/photograph.ts";
import { ARTICLES_FOLDER } from "../../publications/article.ts";
import { fieldOf, partsOf } from "./parts.ts";

/** In pixels; the largest that a page shows has 1280. */
const MAX_SIDE = 10_000;

/** Every photograph and logo the content names, and where. */
export const photographsOf = (words: Words): (Photograph & { at: { file: string; field: string } })[] =>
	partsOf(words).flatMap(({ file, path, value }) => {
		if (path.at(-1) === "body" && file.startsWith(ARTICLES_FOLDER))
			return Array.from(String(value).matchAll(PICTURE_IN_TEXT), ([, alt = "", name = ""]) => ({
				...{ file: name, alt },
				at: { file, field: "" },
			}));
		const isNamed = path.at(-1) === "picture" || path.at(-1) === "logo";
		return isNamed && v.is(photograph, value) ? [{ ...(value as Photograph), at: { file, field: fieldOf(path) } }] : [];
	});

/** Pictures that are named and are not there. */
export const photographFaults = (folder: string, content: Words): ContentFault[] =>
	photographsOf(content)
		.filter(({ file }) => !existsSync(join(folder, PICTURES_FOLDER, file)))
		.map(({ file, at }) => ({
			...at,
			problem: `no está content/${PICTURES_FOLDER}/${file}; ponlo en esa carpeta o corrige el nombre.`,
		}));

/** Pictures that are cut off or of another kind than their ending says. @param content with every named picture in its place */
export async function unreadablePhotographs(folder: string, content: Words): Promise<ContentFault[]> {
	const faults = photographsOf(content).map(async ({ file, at }) => {
		try {
			const { width, height, format } = await sharp(join(folder, PICTURES_FOLDER, file), {
				limitInputPixels: false,
			}).metadata();
			if (format !== "svg" && Math.max(width, height) > MAX_SIDE) {
				const size = `${width} por ${height} píxeles`;
				return [
					{ ...at, problem: `content/${PICTURES_FOLDER}/${file} mide ${size}; guárdala con ${MAX_SIDE} como máximo.` },
				];
			}
			// Small, so that a camera's picture costs little; an error in its data still shows.
			await sharp(join(folder, PICTURES_FOLDER, file))
				.resize(16)
				.toBuffer();
			return [];
		} catch (error) {
			const problem = `content/${PICTURES_FOLDER}/${file} no se puede leer como imagen (${error instanceof Error ? error.message : error}); ábrela y guárdala de nuevo como JPG o PNG.`;
			return [{ ...at, problem }];
		}
	});
	return (await Promise.all(faults)).flat();
}
