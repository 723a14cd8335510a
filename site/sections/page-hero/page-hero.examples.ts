import { PAGE_ART } from "../../../content-model/parts.ts";
import { pageHeroSchema } from "../../../content-model/sections/page-hero.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(pageHeroSchema, (natural) =>
	Object.fromEntries(PAGE_ART.map((art) => [`art: ${art}`, { ...natural, art }])),
);
