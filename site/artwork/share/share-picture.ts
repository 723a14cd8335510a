/** The pictures that networks and chats show of a page: its unit's, an article's own, or the group's. */
import type { Words } from "../../../content-model/content.ts";
import { UNIT_IDS } from "../../../content-model/fields/parts.ts";
import { articlePath, published } from "../../articles/published.ts";
import { articlePicture } from "../../photographs/photographs.ts";

/** Drawn once by `tools/drawings/share.ts`. */
const DRAWN = import.meta.glob<string>("./*.jpg", { query: "?url&no-inline", import: "default", eager: true });

/** @param path canonical path of the page */
export function sharePicture(path: string, words: Words): { src: string; alt: string } {
	const { site, units } = words;
	const { picture } = published(words).find((article) => articlePath(article, words) === path) ?? {};
	if (picture) return { src: articlePicture(picture).path, alt: picture.alt };
	const unit = UNIT_IDS.find((id) => (units[id]?.canonical ?? units[id]?.href) === path);
	return {
		src: DRAWN[`./${unit ?? "grupo"}.jpg`] ?? "",
		alt: unit ? `${site.name} · ${units[unit]?.title}` : site.name,
	};
}
