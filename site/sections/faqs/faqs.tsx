import { Section, SectionHeading } from "../../components/section/section.tsx";
import type { FaqsProps } from "./faqs.schema.ts";

/** Questions that open where they stand; the heading stays in view beside them. */
export function Faqs({ id, title, lead, items }: FaqsProps) {
	const heading = id ?? "faqs";
	return (
		<Section name="faqs" id={id} heading={heading} tone="surface">
			<SectionHeading name={heading} title={title} lead={lead} />
			<div className="faqs__list">
				{items.map(({ question, answer }) => (
					<details className="faqs__item" key={question}>
						<summary className="faqs__question">{question}</summary>
						<p className="faqs__answer">{answer}</p>
					</details>
				))}
			</div>
		</Section>
	);
}
