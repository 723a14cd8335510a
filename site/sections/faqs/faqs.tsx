import { questionAnchor } from "../../../content-model/answers/faq-groups.ts";
import type { SectionWithWords } from "../../../content-model/content.ts";
import { paragraphsOf } from "../../../content-model/fields/paragraphs.ts";
import { Section } from "../../../ui/section/section.tsx";
import { AnswerLinks } from "../answers/answers.tsx";

/** Questions that open where they stand; the heading stays in view beside them. */
export const Faqs = ({ id, title, lead, items, related = [], words }: SectionWithWords<"faqs">) => (
	<Section name="faqs" id={id} tone="surface" title={title} lead={lead}>
		<div>
			<div className="ruled--after">
				{items.map(({ question, answer }, index) => (
					<details className="faqs__item ruled" key={question}>
						<summary className="faqs__question balanced display title--s disclosure">{question}</summary>
						{/* A link to what is inside opens it. */}
						<div id={questionAnchor(index)}>
							{paragraphsOf(answer).map((paragraph) => (
								<p className="faqs__answer soft" key={paragraph}>
									{paragraph}
								</p>
							))}
						</div>
					</details>
				))}
			</div>
			{related.length > 0 && (
				<div className="screen-only above--8">
					<h3 className="kicker label">{words.site.relatedTitle}</h3>
					<AnswerLinks ids={related} words={words} />
				</div>
			)}
		</div>
	</Section>
);
