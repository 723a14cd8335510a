/** What a page tells search engines about itself and the group (schema.org, as JSON-LD). */

import type { Answers } from "../../content-model/answers/answer.ts";
import type { Words } from "../../content-model/content.ts";
import type { Faq } from "../../content-model/fields/parts.ts";
import type { Page } from "../../content-model/pages/page.ts";
import type { Site } from "../../content-model/pages/site.ts";
import type { Unit } from "../../content-model/pages/unit.ts";
import type { Article } from "../../content-model/publications/article.ts";
import { articlePath } from "../articles/published.ts";
import { videoLength } from "../components/video/captions.ts";
import { videoFile } from "../components/video/video.tsx";
import { lastChange, signersOf } from "../listed-pages.ts";
import { courseAnchor } from "../sections/unit-courses/unit-courses.tsx";
import { organization, organizationId, unitAddress, unitId } from "./organization.ts";

/** Describes one of `content/es/pages` and its questions. @returns JSON-LD, safe to stand inside a script element */
export function pageGraph({ path, title }: Page, faqs: readonly Faq[], words: Words, origin: string): string {
	const { site, pages, locale } = words;
	const home = pages.home.path;
	if (path === home) {
		const website = {
			"@type": "WebSite",
			name: site.name,
			url: new URL(home, origin).href,
			inLanguage: locale,
			publisher: { "@id": organizationId(origin) },
		};
		return graph([organization(words, origin), website]);
	}
	const stops = [first(words), { name: nameOf(path, title, site), path }];
	return graph([breadcrumbs(stops, origin), ...faqPage(faqs)]);
}

/** Describes a subject's page. Its answers again would weigh a fifth more, and no search engine shows them. */
export function subjectGraph(subject: Answers["groups"][number], words: Words, origin: string): string {
	const { path, heading } = subject;
	const all = { name: words.messages.pages.answer.all, path: words.pages.faq.path };
	const day = lastChange(subject, words);
	const page = { ...webPage(path, subject, origin), inLanguage: words.locale, ...(day && { dateModified: day }) };
	return graph([breadcrumbs([first(words), all, { name: heading, path }], origin), page]);
}

/** A page by its address, and who has signed all that it says, if somebody has. */
function webPage(path: string, holds: unknown, origin: string) {
	const signers = signersOf(holds).map((name) => ({ "@type": "Person", name }));
	return { "@type": "WebPage", "@id": new URL(path, origin).href, ...(signers.length > 0 && { reviewedBy: signers }) };
}

/** Describes a unit's own page. */
export function unitGraph(unit: Unit, words: Words, origin: string): string {
	const { href, canonical = href, title, page } = unit;
	const stops = [first(words), { name: title, path: canonical }];
	return graph([breadcrumbs(stops, origin), ...courseList(unit, origin), ...faqPage(page.faqs.items)]);
}

/** Describes an article (schema.org BlogPosting), and its video. @param picture path of the picture to share it with */
export function articleGraph(article: Article, picture: string, words: Words, origin: string): string {
	const { site, locale, messages, pages, answers } = words;
	const { title, description, date, updated = date, author, sources: names, video } = article;
	const path = articlePath(article, words);
	const blog = { name: messages.pages.article.blog, path: pages.blog.path };
	const group = { "@type": "Organization", "@id": organizationId(origin), name: site.name };
	const image = new URL(picture, origin).href;
	const posting = {
		"@type": "BlogPosting",
		headline: title,
		description,
		inLanguage: locale,
		datePublished: date,
		dateModified: updated,
		author: author ? { "@type": "Person", name: author } : group,
		publisher: group,
		image,
		mainEntityOfPage: webPage(path, article, origin),
		citation: names.flatMap((name) => answers.sources[name]?.url ?? []),
	};
	const film = video && {
		"@type": "VideoObject",
		name: title,
		description,
		inLanguage: locale,
		thumbnailUrl: image,
		uploadDate: date,
		duration: `PT${Math.round(videoLength(words.videos[video]))}S`,
		contentUrl: new URL(videoFile(video, "mp4"), origin).href,
		transcript: words.videos[video].cues.map((cue) => cue.words).join(" "),
	};
	return graph([breadcrumbs([first(words), blog, { name: title, path }], origin), posting, ...(film ? [film] : [])]);
}

export const first = ({ site, pages }: Words) => ({ name: site.name, path: pages.home.path });

/** What the menus call a page, or else the first part of its title. */
function nameOf(path: string, title: string, { menu, footer }: Site): string {
	const links = [...footer.company.links, ...menu.links];
	return links.find(({ href }) => href === path)?.label ?? title.split(/ · |[:,] /)[0] ?? title;
}

function faqPage(faqs: readonly Faq[]) {
	if (faqs.length === 0) return [];
	const mainEntity = faqs.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	}));
	return [{ "@type": "FAQPage", mainEntity }];
}

function courseList(unit: Unit, origin: string) {
	const courses = unit.page.courses?.items ?? [];
	if (courses.length === 0) return [];
	// Google asks each course of a list for an address of its own, on this page where there is no other.
	const provider = { "@type": "Organization", "@id": unitId(unit, origin), name: unit.title };
	const itemListElement = courses.map(({ title, text }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		item: {
			"@type": "Course",
			url: `${unitAddress(unit, origin)}#${courseAnchor(index)}`,
			name: title,
			description: text,
			provider,
		},
	}));
	return [{ "@type": "ItemList", itemListElement }];
}

/** @returns JSON-LD, safe to stand inside a script element */
export function graph(nodes: readonly object[]): string {
	// A "</script>" written in a content file must not end the element.
	return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c");
}

/** The way to a page, from the first one to itself. */
export const breadcrumbs = (stops: readonly { name: string; path: string }[], origin: string) => ({
	"@type": "BreadcrumbList",
	itemListElement: stops.map(({ name, path }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name,
		item: new URL(path, origin).href,
	})),
});
