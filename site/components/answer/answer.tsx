import { Fragment } from "react";
import type { Answer } from "../../../content-model/answers/answer.ts";
import type { WithWords, Words } from "../../../content-model/content.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import { paragraphsOf } from "../../../content-model/fields/paragraphs.ts";
import { Bars } from "../bars/bars.tsx";
import { datedSources, SourceLinks } from "../source-links/source-links.tsx";

interface AnswerProps extends WithWords {
	answer: Answer;
	/** Those about the same matter; there may be none. */
	related: readonly { question: string; href: string }[];
}

/** A question as a heading with its own address, its answer, what it rests on, and the ways on. */
export function AnswerEntry({ answer: item, related, words }: AnswerProps) {
	const { id, question, answer, steps, points, signs, closing, bars, page } = item;
	const { now, today } = words.alarm.signs;
	const labels = words.messages.pages.answer;
	return (
		<section className="answer" aria-labelledby={id}>
			<h2 className="answer__question title--entry" id={id}>
				{question}
			</h2>
			<div className="answer__text above--4 stack stack--3">
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
			<Grounds item={item} words={words} />
			{related.length > 0 && (
				<p className="answer__related screen-only above--4 small">
					{`${labels.similar}: `}
					{related.map((one, index) => (
						<Fragment key={one.href}>
							{index > 0 && " · "}
							<a href={one.href}>{one.question}</a>
						</Fragment>
					))}
				</p>
			)}
			<a className="answer__link screen-only small" href={`#${id}`} data-linked={labels.linked}>
				{labels.link}
			</a>
		</section>
	);
}

/** What the answer rests on, where it can be confirmed and who has yet to read it. */
function Grounds({ item, words: { answers, alarm, locale, messages } }: Pick<AnswerProps, "words"> & { item: Answer }) {
	const labels = messages.pages.answer;
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
		<ul className="answer__grounds above--5 stack stack--1 small">
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

const asEntry = (line: string) => <li key={line}>{line}</li>;

function reviewOf({ clinicalReview, legalReview }: Partial<Answer>, labels: Words["messages"]["pages"]["answer"]) {
	if (clinicalReview === "pending") return legalReview === "pending" ? labels.bothReviews : labels.clinicalReview;
	return legalReview === "pending" ? labels.legalReview : undefined;
}
