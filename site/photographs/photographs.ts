/** Every photograph and logo the content names, ready for pages. */

import type { Photograph } from "../../content-model/fields/photograph.ts";
import { photographsOf } from "../../content-model/loader/between/named-photographs.ts";
import { allWords } from "../page-words.ts";
import { type GeneratedFile, type Prepared, type PreparedPicture, prepare, prepareToShare } from "./prepare.ts";

const names = new Set(allWords.flatMap(photographsOf).map(({ file }) => file));
const prepared = new Map(
	await Promise.all(Array.from(names, async (file): Promise<[string, Prepared]> => [file, await prepare(file)])),
);

const ofArticles = new Set(allWords.flatMap(({ articles }) => articles).flatMap(({ picture }) => picture?.file ?? []));
const toShare = new Map(
	await Promise.all(Array.from(ofArticles, async (file) => [file, await prepareToShare(file)] as const)),
);

/** The files that pages fetch, and networks that show a page. */
export const photographFiles: readonly GeneratedFile[] = [
	...[...prepared.values()].flatMap(({ files }) => files),
	...toShare.values(),
];

/** An article's picture in the size that networks ask for. */
export function articlePicture({ file }: Photograph): GeneratedFile {
	const found = toShare.get(file);
	if (!found) throw new Error(`No article names ${file} as its picture.`);
	return found;
}

/** A picture as the page shows it. */
export function photograph({ file, alt }: Photograph): PreparedPicture {
	const found = prepared.get(file);
	if (!found) throw new Error(`No content names ${file} as a photograph or a logo.`);
	return { ...found.picture, alt };
}
