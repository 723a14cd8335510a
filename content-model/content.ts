import type { Answers } from "./answer.ts";
import type { Article } from "./article.ts";
import type { ContentItem } from "./content-item.ts";
import type { Desk } from "./desk.ts";
import type { Documents } from "./documents.ts";
import type { LegalId, LegalNotice } from "./legal.ts";
import type { Messages } from "./messages.ts";
import type { Page } from "./page.ts";
import type { PageId } from "./page-ids.ts";
import type { UnitId } from "./parts.ts";
import type { PlanWords } from "./plan/files.ts";
import type { Resource } from "./resource.ts";
import type { Site } from "./site.ts";
import type { Testimonial } from "./testimonial.ts";
import type { Unit } from "./unit.ts";
import type { Video, VideoId } from "./video.ts";

/** Everything the content folder says, checked. */
export interface Content {
	site: Site;
	messages: Messages;
	/** The team's desk. */
	desk: Desk;
	answers: Answers;
	units: Record<UnitId, Unit>;
	testimonials: Testimonial[];
	videos: Record<VideoId, Video>;
	education: ContentItem[];
	/** The newest first, drafts among them. */
	articles: Article[];
	resources: Resource[];
	/** By file name without its ending. */
	pages: Record<PageId, Page>;
	legal: Record<LegalId, LegalNotice>;
	/** What the made files say, by the name of their content. */
	documents: Documents;
	/** What the tools of `/mi-plan` say, by file name. */
	plan: PlanWords;
}
