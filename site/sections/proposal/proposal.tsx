import type { SectionProps } from "../../../content-model/pages/page.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Section } from "../../../ui/section/section.tsx";

/** The group's offer as a journey of three moments. */
export const Proposal = ({ id, title, lead, steps, action }: SectionProps<"proposal">) => (
	<Section name="proposal" id={id} tone="surface" title={title} lead={lead}>
		<ol className="plates__row stack stack--8">
			{steps.map((step) => (
				<li className="proposal__step" key={step.title}>
					<h3>{step.title}</h3>
					<p>{step.text}</p>
				</li>
			))}
		</ol>
		<div className="proposal__action above--10">
			<ButtonLink href={action.href} look="secondary" label={action.label} />
		</div>
	</Section>
);
