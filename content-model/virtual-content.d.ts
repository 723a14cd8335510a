/** The words of the main language, and beside them `languages`, which has those of each. */
declare module "virtual:content" {
	type Content = import("./content.ts").Content;
	export const languages: Content["languages"];
	export const mainWords: import("./content.ts").Words;
	export const site: Content["site"];
	export const messages: Content["messages"];
	export const desk: Content["desk"];
	export const answers: Content["answers"];
	export const units: Content["units"];
	export const pages: Content["pages"];
}

/** The phrases of every language that tell of danger, and the time zones of each region. */
declare module "virtual:alarm" {
	export const phrases: readonly import("../contract/alarm/alarm.ts").Phrases[];
	export const zones: import("./answers/alarm.ts").Alarm["zones"];
}

/** By language, each loaded when it is asked for. */
type LoadedByLanguage<Words> = Readonly<
	Record<import("../contract/languages.ts").Language, () => Promise<{ default: Words }>>
>;

/** What is asked and told of a call. */
declare module "virtual:call-words" {
	export const loaders: LoadedByLanguage<import("./content.ts").Words["messages"]["forms"]["call"]>;
}

/** What a language's /faq is searched by. */
declare module "virtual:search-words" {
	export const loaders: LoadedByLanguage<import("./answers/searches/search-source.ts").SearchSource>;
}

declare module "virtual:plan-bar" {
	export const bars: Record<import("../contract/languages.ts").Language, import("./plan/frame.ts").BarWords>;
}

/** The words of a plan's summary, and what can be asked of a clinic. */
declare module "virtual:plan-summary" {
	export const loaders: LoadedByLanguage<Pick<import("../plan/summary.ts").SummarySource, "summary" | "questions">>;
}
