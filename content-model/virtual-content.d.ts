/** The words of the main language, and beside them `languages`, which has those of each. */
declare module "virtual:content" {
	type Content = import("./content.ts").Content;
	export const languages: Content["languages"];
	export const mainWords: import("./content.ts").Words;
	export const contact: Content["contact"];
	export const site: Content["site"];
	export const messages: Content["messages"];
	export const desk: Content["desk"];
	export const answers: Content["answers"];
	export const units: Content["units"];
	export const testimonials: Content["testimonials"];
	export const education: Content["education"];
	export const videos: Content["videos"];
	export const articles: Content["articles"];
	export const resources: Content["resources"];
	export const pages: Content["pages"];
	export const legal: Content["legal"];
	export const plan: Content["plan"];
}

/** The phrases of every language that tell of danger, and the time zones of each region. */
declare module "virtual:alarm" {
	export const phrases: readonly import("../contract/alarm/alarm.ts").Phrases[];
	export const zones: import("./answers/alarm.ts").Alarm["zones"];
}

/** Loads what is asked and told of a call in a language. */
declare module "virtual:call-words" {
	type CallWords = import("./content.ts").Words["messages"]["forms"]["call"];
	export const loaders: Readonly<
		Record<import("../contract/languages.ts").Language, () => Promise<{ default: CallWords }>>
	>;
}

/** Loads the questions that a language's /faq is searched for, and its search words. */
declare module "virtual:search-words" {
	type SearchWords = import("./answers/search-words.ts").SearchWords;
	export const loaders: Readonly<
		Record<
			import("../contract/languages.ts").Language,
			() => Promise<{
				default: { questions: readonly import("./answers/faq-groups.ts").SearchedQuestion[]; words: SearchWords };
			}>
		>
	>;
}

/** Loads the words of a plan's summary in a language, and what can be asked of a clinic. */
declare module "virtual:plan-bar" {
	import type { Language } from "../contract/languages.ts";
	import type { BarWords } from "./plan/frame.ts";
	export const bars: Record<Language, BarWords>;
}

declare module "virtual:plan-summary" {
	export const loaders: Readonly<
		Record<
			import("../contract/languages.ts").Language,
			() => Promise<{ default: Pick<import("../plan/summary.ts").SummarySource, "summary" | "questions"> }>
		>
	>;
}
