import { answers, site } from "virtual:content";
import type { SectionProps } from "../../../content-model/page.ts";
import { paragraphsOf } from "../../../content-model/paragraphs.ts";
import { Section, SectionHeading } from "../../../ui/section/section.tsx";

/** Questions that open where they stand; the heading stays in view beside them. */
export function Faqs({ id, title, lead, items, related = [] }: SectionProps<"faqs">) {
	const heading = id ?? "faqs";
	return (
		<Section name="faqs" id={id} heading={heading} tone="surface">
			<SectionHeading name={heading} title={title} lead={lead} />
			<div>
				<div className="faqs__list">
					{items.map(({ question, answer }) => (
						<details className="faqs__item" key={question}>
							<summary className="faqs__question">{question}</summary>
							{paragraphsOf(answer).map((paragraph) => (
								<p className="faqs__answer" key={paragraph}>
									{paragraph}
								</p>
							))}
						</details>
					))}
				</div>
				{related.length > 0 && <Related ids={related} />}
			</div>
		</Section>
	);
}

/** The way to answers of the list of all, under their own questions. */
function Related({ ids }: { ids: readonly string[] }) {
	const all = answers.groups.flatMap(({ items }) => items);
	return (
		<div className="faqs__related">
			<h3 className="faqs__label">{site.relatedTitle}</h3>
			<ul>
				{ids
					.flatMap((id) => all.find((answer) => answer.id === id) ?? [])
					.map(({ id, question }) => (
						<li key={id}>
							<a href={`/faq#${id}`}>{question}</a>
						</li>
					))}
			</ul>
		</div>
	);
}
