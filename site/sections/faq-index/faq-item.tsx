import { Fragment } from "react";
import type { Answer } from "../../../content-model/answers/answer.ts";
import type { WithWords } from "../../../content-model/content.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import { paragraphsOf } from "../../../content-model/fields/paragraphs.ts";
import type { Faq } from "../../../content-model/fields/parts.ts";
import type { SectionProps } from "../../../content-model/pages/page.ts";
import { Bars } from "../../components/bars/bars.tsx";
import { datedSources } from "../../components/source-links/dated-sources.ts";
import { SourceLinks } from "../../components/source-links/source-links.tsx";

interface FaqItemProps extends WithWords {
	item: Faq & Partial<Answer>;
	/** What stands below an answer. */
	labels: SectionProps<"faq-index">["answer"];
}

/** A question that opens where it stands. */
export function FaqItem({ item, labels, words }: FaqItemProps) {
	const { id, question, answer, steps, points, signs, closing, bars, page } = item;
	const { now, today } = words.alarm.signs;
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
				{signs &&
					[now, today].map(({ title, items }) => (
						<Fragment key={title}>
							<p>
								<strong>{title}:</strong>
							</p>
							<ul>{items.map(asEntry)}</ul>
						</Fragment>
					))}
				{closing && <p>{closing}</p>}
				{bars && <Bars {...bars} locale={words.locale} />}
				{page && (
					<p>
						<a href={page.href}>{page.label}</a>
					</p>
				)}
			</div>
			<Grounds item={item} labels={labels} words={words} />
		</details>
	);
}

/** What the answer rests on, where it can be confirmed and who has yet to read it. */
function Grounds({ item, labels, words: { answers, alarm, locale } }: FaqItemProps) {
	const confirm = (item.confirm ?? []).flatMap((name) => answers.sources[name] ?? []);
	const named = new Set([...(item.sources ?? []), ...(item.signs ? alarm.signs.sources : [])]);
	const grounds = datedSources([...named], answers.sources, locale).map(({ day, sources }) => ({
		label: fill(labels.sources, { date: day }),
		sources,
	}));
	if (confirm.length > 0) grounds.push({ label: labels.confirm, sources: confirm });
	const review = reviewOf(item, labels);
	if (named.size === 0 && confirm.length === 0 && !review) return null;
	return (
		<ul>
			{grounds.map(({ label, sources }) => (
				<li key={label}>
					{`${label}: `}
					<SourceLinks sources={sources} />
				</li>
			))}
			{review && <li>{review}</li>}
		</ul>
	);
}

function asEntry(line: string) {
	return <li key={line}>{line}</li>;
}

function reviewOf({ clinicalReview, legalReview }: Partial<Answer>, labels: SectionProps<"faq-index">["answer"]) {
	if (clinicalReview === "pending") return legalReview === "pending" ? labels.bothReviews : labels.clinicalReview;
	return legalReview === "pending" ? labels.legalReview : undefined;
}
