import type { SectionProps } from "../../../content-model/pages/page.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Section, SectionHeading } from "../../../ui/section/section.tsx";

/** What the group gives back, beside the goals it holds itself to. */
export const Impact = ({ id, title, lead, commitments, goals, action }: SectionProps<"impact">) => (
	<Section name="impact" id={id}>
		<div>
			<SectionHeading name={id ?? "impact"} title={title} lead={lead} />
			<ul className="below--6 ruled--after">
				{commitments.map((commitment) => (
					<li className="impact__commitment ruled" key={commitment.title}>
						<h3>{commitment.title}</h3>
						<p className="soft above--2">{commitment.text}</p>
					</li>
				))}
			</ul>
			<ButtonLink href={action.href} look="secondary" label={action.label} />
		</div>
		<div className="impact__goals stays above--16">
			<h3 className="below--8">{goals.title}</h3>
			<ul>
				{goals.items.map((goal) => (
					<li className="impact__goal ringed" key={goal.title}>
						<p className="impact__name display">{goal.title}</p>
						<p className="soft above--2">{goal.text}</p>
					</li>
				))}
			</ul>
			<p className="ruled--apart ruled small">{goals.note}</p>
		</div>
	</Section>
);
