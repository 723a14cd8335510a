import type { SectionProps } from "../../../content-model/pages/page.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";

/** The group's vision in one large sentence, beside the pillars it stands on. */
export const Vision = ({ title, statement, pillars }: SectionProps<"vision">) => (
	<Section name="vision">
		<div>
			<h2 className="kicker label" id={headingId("vision")}>
				{title}
			</h2>
			<RichLine as="p" className="vision__sentence balanced display above--5" text={statement} />
		</div>
		<ol className="vision__pillars stack stack--8">
			{pillars.map((pillar) => (
				<li key={pillar.title}>
					<h3>{pillar.title}</h3>
					<p className="vision__text soft above--2">{pillar.text}</p>
				</li>
			))}
		</ol>
	</Section>
);
