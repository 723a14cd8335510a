import type { Article } from "../../../content-model/article.ts";
import type { CoverName } from "../../../content-model/content-item.ts";
import type { Page, Section } from "../../../content-model/page.ts";
import type { PageArtName, UnitId } from "../../../content-model/parts.ts";
import { UNIT_IDS } from "../../../content-model/parts.ts";
import { sentenceParts } from "../../../content-model/sections/sentence-parts.ts";
import type { Unit } from "../../../content-model/unit.ts";
import { articlePath } from "../../articles/published.ts";

/** What a page's first screen says, as far as a picture of it repeats it. */
export interface TitledPage {
	/** The page's canonical path. */
	path: string;
	/** `*word*` is emphasised. */
	title: string;
	eyebrow?: string;
	/** Stands under a title of a word or two. */
	sentence?: string;
	art: ShareArt;
}

/** What is drawn beside the title. */
export type ShareArt = { kind: "home" } | { kind: "unit"; unit: UnitId } | { kind: "page"; name: PageArtName };

/**
 * Every page with the words and the drawing that open it.
 * @param blog what stands above an article's title
 * @param plan what stands above the title of a tool of the plan
 */
export function titledPages(
	pages: Record<string, Page>,
	units: Record<UnitId, Unit>,
	articles: readonly Article[],
	blog: string,
	plan: string,
): TitledPage[] {
	return [
		...Object.values(pages).map((page) => titledPage(page, plan)),
		...UNIT_IDS.map((id) => titledUnit(id, units[id])),
		...articles.map((article) => titledArticle(article, blog)),
	];
}

/** The drawing of a page that is nearest to an article's own. */
const ART_OF_COVER: Record<CoverName, PageArtName> = { follicle: "cell", questions: "question", voices: "voices" };

function titledArticle(article: Article, eyebrow: string): TitledPage {
	return {
		path: articlePath(article),
		title: article.title,
		eyebrow,
		art: { kind: "page", name: ART_OF_COVER[article.image] },
	};
}

/** The drawing of a page that is nearest to a tool's own. */
const PLAN_ART: Partial<Record<Section["type"], PageArtName>> = {
	"plan-overview": "stones",
	"plan-budget": "summits",
	"plan-loan": "growth",
	"plan-stay": "crossing",
	"plan-questions": "question",
	"plan-rates": "lens",
};

function titledPage({ path, title, sections }: Page, planName: string): TitledPage {
	for (const section of sections) {
		if (section.type === "hero") {
			return { path, title: section.title, eyebrow: section.eyebrow, art: { kind: "home" } };
		}
		if (section.type === "page-hero") {
			const art: ShareArt = section.art ? { kind: "page", name: section.art } : { kind: "home" };
			return { path, title: section.title, eyebrow: section.eyebrow, art };
		}
		const art = PLAN_ART[section.type];
		if (art && "lead" in section && "title" in section) {
			return { path, title: section.title, eyebrow: planName, art: { kind: "page", name: art } };
		}
		if (section.type === "heading") {
			const sentence = sentenceParts(section.sentence)
				.map(({ words }) => words)
				.join("");
			return { path, title: section.title, sentence, art: { kind: "page", name: section.art } };
		}
	}
	return { path, title, art: { kind: "home" } };
}

function titledUnit(unit: UnitId, { title, href, canonical = href, page }: Unit): TitledPage {
	return { path: canonical, title: page.hero.title, eyebrow: title, art: { kind: "unit", unit } };
}
