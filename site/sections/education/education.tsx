import type { SectionWithWords, Words } from "../../../content-model/content.ts";
import type { ContentItem } from "../../../content-model/publications/publications.ts";
import { ChatLink } from "../../../ui/chat-link/chat-link.tsx";
import { Section } from "../../../ui/section/section.tsx";
import { articleLength, articlePath, published } from "../../articles/published.ts";
import { Cover } from "../../artwork/covers.tsx";
import { Photograph } from "../../components/photograph/photograph.tsx";
import { SampleTag } from "../../components/sample-tag/sample-tag.tsx";
import { photograph } from "../../photographs/photographs.ts";

/** A magazine's spread: its title as a masthead where asked, the first entry large, and the way into the community. */
export function Education({ most, join, formats, views, words, ...heading }: SectionWithWords<"education">) {
	const entries = eachFormatFirst([
		...articleEntries(words),
		...words.education.map((item) => itemEntry(item, views, words.locale)),
	]).slice(0, most);
	return (
		<Section name="education" tone="surface" {...heading}>
			<ul className="education__items stack stack--12">
				{entries.map(({ title, format, summary, art, href, sample, facts }) => (
					<li className={`education__item education__item--${format}`} key={title}>
						<article className="education__article stack stack--5">
							{art}
							<div>
								<p className="education__format label row row--middle">
									{`${formats[format]} `}
									{sample && <SampleTag words={words} />}
								</p>
								<h3 className="education__title">
									{href ? (
										<a className="education__link" href={href}>
											{title}
										</a>
									) : (
										title
									)}
								</h3>
								<p className="education__summary soft">{summary}</p>
								<p className="education__facts above--3 row small">
									{facts.map((fact) => (
										<span key={fact}>{fact}</span>
									))}
								</p>
							</div>
						</article>
					</li>
				))}
			</ul>
			<div className="education__join above--10">
				<ChatLink variant={join.chat} words={words} label={join.label} />
			</div>
		</Section>
	);
}

/** The first of each format, videos before what is read, and then the others in their order. */
function eachFormatFirst(entries: readonly Entry[]): Entry[] {
	const firsts = (["video", "article", "podcast", "infographic"] as const).flatMap(
		(format) => entries.find((entry) => entry.format === format) ?? [],
	);
	return [...firsts, ...entries.filter((entry) => !firsts.includes(entry))];
}

/** An article, a video or whatever else there is to learn from, as a list shows it; only articles are read on this site. */
type Entry = ReturnType<typeof articleEntries>[number] | ReturnType<typeof itemEntry>;

const articleEntries = (words: Words) =>
	published(words).map((article) => ({
		title: article.title,
		format: article.video ? ("video" as const) : ("article" as const),
		summary: article.summary,
		art: article.picture ? (
			<Photograph {...photograph(article.picture)} look="wide" sizes="(min-width: 60em) 40rem, 100vw" />
		) : (
			<Cover name={article.image} />
		),
		href: articlePath(article, words),
		sample: false,
		facts: [articleLength(article, words)],
	}));

function itemEntry(item: ContentItem, viewsWord: string, locale: string) {
	const { title, format, summary, image, sample, views } = item;
	const seen = views === undefined ? [] : [`${views.toLocaleString(locale)} ${viewsWord}`];
	const length = "duration" in item ? item.duration : item.readTime;
	return { title, format, summary, art: <Cover name={image} />, href: undefined, sample, facts: [...seen, length] };
}
