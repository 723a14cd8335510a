/** Every photograph and logo the content names, ready for pages. */

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Photograph as Named, PICTURE_IN_TEXT, PICTURES_FOLDER } from "../../content-model/fields/photograph.ts";
import { photographsOf } from "../../content-model/loader/between/named-photographs.ts";
import { Photograph } from "../components/photograph/photograph.tsx";
import { allWords } from "../page-words.ts";
import { type GeneratedFile, type PreparedPicture, prepare, prepareToShare } from "./prepare.ts";

/** What is made of each file that these name, once. */
const madeOf = async <Made>(named: readonly Named[], make: (file: string) => Promise<Made>) =>
	new Map(
		await Promise.all(
			Array.from(new Set(named.map(({ file }) => file)), async (file) => [file, await make(file)] as const),
		),
	);

const prepared = await madeOf(allWords.flatMap(photographsOf), prepare);
const ofArticles = allWords.flatMap(({ articles }) => articles.flatMap(({ picture }) => picture ?? []));
const toShare = await madeOf(ofArticles, prepareToShare);

/** The files that pages fetch, and networks that show a page. */
export const photographFiles: readonly GeneratedFile[] = [
	...[...prepared.values()].flatMap(({ files }) => files),
	...toShare.values(),
];

/** An article's picture in the size that networks ask for. */
export function articlePicture({ file }: Named): GeneratedFile {
	const found = toShare.get(file);
	if (!found) throw new Error(`No article names ${file} as its picture.`);
	return found;
}

/** A picture as the page shows it. */
export function photograph({ file, alt }: Named): PreparedPicture {
	const found = prepared.get(file);
	if (!found) throw new Error(`No content names ${file} as a photograph or a logo.`);
	return { ...found.picture, alt };
}

const IMAGE = new RegExp(`<img [^>]*src="/${PICTURES_FOLDER}/([\\w.-]+)"[^>]*>`, "g");

/** The HTML of an article, with its pictures as pages show them. @param body the Markdown it was made of */
export function withPhotographs(html: string, body: string): string {
	const alts = new Map(Array.from(body.matchAll(PICTURE_IN_TEXT), ([, alt = "", file = ""]) => [file, alt]));
	return html.replace(IMAGE, (_, file: string) =>
		renderToStaticMarkup(
			createElement(Photograph, {
				...photograph({ file, alt: alts.get(file) ?? "" }),
				look: "wide",
				sizes: "(min-width: 60em) 40rem, 100vw",
			}),
		),
	);
}
