import type { UnitPage } from "../../../content-model/pages/unit.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";

/** What a unit is, in one large sentence; under it, in columns, two paragraphs and what it leaves to others. */
export const UnitAbout = ({ title, statement, paragraphs, limits }: UnitPage["about"]) => (
	<Section name="unit-about" tone="surface">
		<h2 className="kicker label" id={headingId("unit-about")}>
			{title}
		</h2>
		<RichLine as="p" className="unit-about__sentence balanced display above--4" text={statement} />
		<div className="unit-about__words soft above--10 stack stack--5">
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			<div className="unit-about__limits">
				<h3 className="ink plain strong below--1">{limits.title}</h3>
				<p>{limits.text}</p>
			</div>
		</div>
	</Section>
);
