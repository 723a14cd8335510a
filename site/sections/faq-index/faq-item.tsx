import { answers } from "virtual:content";
import type { Answer } from "../../../content-model/answer.ts";
import { fill } from "../../../content-model/fill.ts";
import type { SectionProps } from "../../../content-model/page.ts";
import { paragraphsOf } from "../../../content-model/paragraphs.ts";
import type { Faq } from "../../../content-model/parts.ts";
import { Bars } from "../../components/bars/bars.tsx";
import { datedSources } from "../../components/source-links/dated-sources.ts";
import { type SourceLink, SourceLinks } from "../../components/source-links/source-links.tsx";

interface FaqItemProps {
	item: Faq & Partial<Answer>;
	words: SectionProps<"faq-index">["answer"];
}

/** A question that opens where it stands. */
export function FaqItem({ item, words }: FaqItemProps) {
	const { id, question, answer, steps, points, closing, bars, page } = item;
	return (
		<details className="faq-index__item">
			<summary>{question}</summary>
			{/* A link to what is inside opens it, in browsers of the last years without a script. */}
			<div id={id}>
				{paragraphsOf(answer).map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				{steps && <ol>{steps.map(asEntry)}</ol>}
				{points && <ul>{points.map(asEntry)}</ul>}
				{closing && <p>{closing}</p>}
				{bars && <Bars {...bars} />}
				{page && (
					<p>
						<a href={page.href}>{page.label}</a>
					</p>
				)}
			</div>
			<Grounds item={item} words={words} />
		</details>
	);
}

/** What the answer rests on, where it can be confirmed and who has yet to read it. */
function Grounds({ item, words }: FaqItemProps) {
	const confirm = (item.confirm ?? []).flatMap((name) => answers.sources[name] ?? []);
	const review = reviewOf(item, words);
	if (!item.sources && confirm.length === 0 && !review) return null;
	return (
		<ul className="faq-index__grounds">
			{datedSources(item.sources ?? [], answers.sources).map(({ day, sources }) => (
				<Links key={day} label={fill(words.sources, { date: day })} sources={sources} />
			))}
			{confirm.length > 0 && <Links label={words.confirm} sources={confirm} />}
			{review && <li>{review}</li>}
		</ul>
	);
}

function Links({ label, sources }: { label: string; sources: readonly SourceLink[] }) {
	return (
		<li>
			{label}: <SourceLinks sources={sources} />
		</li>
	);
}

function asEntry(line: string) {
	return <li key={line}>{line}</li>;
}

function reviewOf({ clinicalReview, legalReview }: Partial<Answer>, words: SectionProps<"faq-index">["answer"]) {
	if (clinicalReview === "pending") return legalReview === "pending" ? words.bothReviews : words.clinicalReview;
	return legalReview === "pending" ? words.legalReview : undefined;
}
