import type { Phrases } from "../contract/alarm/alarm.ts";
import type { Language } from "../contract/languages.ts";
import type { Alarm } from "./answers/alarm.ts";
import type { Answers } from "./answers/answer.ts";
import type { SearchWords } from "./answers/search-words.ts";
import type { Contact } from "./contact.ts";
import type { Desk } from "./desk/desk.ts";
import type { UnitId } from "./fields/parts.ts";
import type { Messages, TeamMessages } from "./messages/messages.ts";
import type { Clinic, Person } from "./network/network.ts";
import type { Page, Section, SectionProps } from "./pages/page.ts";
import type { EssentialPageId, PageId } from "./pages/page-ids.ts";
import type { Site } from "./pages/site.ts";
import type { Unit } from "./pages/unit.ts";
import type { PlanWords } from "./plan/files.ts";
import type { Article } from "./publications/article.ts";
import type { Guide, GuideId, LegalId, LegalNotice } from "./publications/legal.ts";
import type { ContentItem, Testimonial, Video, VideoId } from "./publications/publications.ts";
import type { Resource } from "./publications/resource.ts";

/** What one language says to visitors, checked. A page or a unit that it does not have is not there. */
export interface Words {
	language: Language;
	/** BCP 47, for dates and numbers: `es-DO`. */
	locale: string;
	site: Site;
	messages: Messages;
	answers: Answers;
	alarm: Alarm;
	/** By which we know in this language that somebody is in danger. */
	alarmPhrases: Phrases;
	searchWords: SearchWords;
	units: Partial<Record<UnitId, Unit>>;
	testimonials: Testimonial[];
	/** Those that were checked, the same in every language. */
	clinics: Clinic[];
	/** Who answers for something, the same in every language. */
	people: Person[];
	videos: Record<VideoId, Video>;
	education: ContentItem[];
	/** The newest first, drafts among them. */
	articles: Article[];
	resources: Resource[];
	/** By file name without its ending. */
	pages: Record<EssentialPageId, Page> & Partial<Record<PageId, Page>>;
	legal: Record<LegalId, LegalNotice>;
	guides: Partial<Record<GuideId, Guide>>;
	/** What the tools of `/mi-plan` say, by file name. */
	plan: PlanWords;
}

/** What a part of a page is given beside its own words. */
export interface WithWords {
	/** Those of the page's language. */
	words: Words;
}

/** What a section is given: its own content and the words of its page's language. */
export type SectionWithWords<Type extends Section["type"]> = SectionProps<Type> & WithWords;

/** Everything the content folder says, checked: the words of the main language, its translations, the team's. */
export interface Content extends Words {
	/** Every language that has a folder, by its code; the main one among them. */
	languages: Partial<Record<Language, Words>>;
	contact: Contact;
	units: Record<UnitId, Unit>;
	pages: Record<PageId, Page>;
	messages: TeamMessages;
	/** The team's desk. */
	desk: Desk;
}
