declare module "virtual:content" {
	type Content = import("./content.ts").Content;
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
	export const documents: Content["documents"];
	export const plan: Content["plan"];
}

declare module "virtual:plan-questions" {
	export const planQuestions: readonly import("../plan/questions/questions.ts").AskedQuestion[];
}

declare module "virtual:answer-keywords" {
	/** Of each answer that has some, by its anchor: its search words, between commas. */
	export const answerKeywords: Readonly<Record<string, string>>;
}
