/** The pictures that networks and chats show of a page: its own, drawn with its title, or the group's. */
import type { Words } from "../../../content-model/content.ts";
import { listedPages } from "../../listed-pages.ts";
import titles from "./titles.json";

/** Drawn by `npm run generate -- share`. */
const DRAWN = import.meta.glob<string>("./**/*.jpg", { query: "?url&no-inline", import: "default", eager: true });
/** The title that each picture shows, by its file without the ending. */
const TITLES: Readonly<Record<string, string | undefined>> = titles;

/** @param path canonical path of the page */
export function sharePicture(path: string, words: Words): { src: string; alt: string } {
	const page = listedPages(words).find((one) => one.path === path);
	const file = `${words.language}/${page?.file}`;
	// One with words that the page no longer has would tell an untruth.
	const own = page && TITLES[file] === page.title ? DRAWN[`./${file}.jpg`] : undefined;
	return own ? { src: own, alt: page?.title ?? "" } : { src: DRAWN["./grupo.jpg"] ?? "", alt: words.site.name };
}
