import { answerGroups } from "../../../content-model/answers/faq-groups.ts";
import type { SectionWithWords, WithWords } from "../../../content-model/content.ts";
import { headingId, Section } from "../../../ui/section/section.tsx";

/** Answers of the list of all that belong to what the page is about. */
export const Answers = ({ related, words }: SectionWithWords<"answers">) => (
	<Section name="answers" isScreenOnly tone="surface">
		<h2 className="answers__title title--s" id={headingId("answers")}>
			{words.site.relatedTitle}
		</h2>
		<AnswerLinks ids={related} words={words} />
	</Section>
);

/** The way to answers, by their questions. */
export function AnswerLinks({ ids, words: { answers } }: WithWords & { ids: readonly string[] }) {
	const all = answerGroups(answers).flatMap(({ items }) => items);
	const found = ids.flatMap((id) => all.find((answer) => answer.id === id) ?? []);
	return <LinkList links={found.map(({ question, href }) => ({ label: question, href }))} />;
}

/** Ways on, one below the other. */
export const LinkList = ({ links }: { links: readonly { label: string; href: string }[] }) => (
	<ul className="answer-links">
		{links.map(({ label, href }) => (
			<li key={href}>
				<a href={href}>{label}</a>
			</li>
		))}
	</ul>
);
