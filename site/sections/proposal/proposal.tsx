import { ButtonLink } from "../../components/button/button.tsx";
import { Section, SectionHeading } from "../../components/section/section.tsx";
import type { ProposalProps } from "./proposal.schema.ts";
import "./proposal.css";

/** The group's offer as a journey: three moments along an arc, or down a line on small screens. */
export function Proposal({ id, title, lead, steps, action }: ProposalProps) {
	return (
		<Section name="proposal" id={id} tone="surface">
			<SectionHeading name="proposal" title={title} lead={lead} />
			<div className="proposal__journey">
				<svg className="proposal__arc" viewBox="0 0 1000 120" preserveAspectRatio="none" aria-hidden="true">
					<path d="M8 112Q500 -96 992 112" />
				</svg>
				<ol className="proposal__steps">
					{steps.map((step) => (
						<li className="proposal__step" key={step.title}>
							<h3 className="proposal__name">{step.title}</h3>
							<p className="proposal__text">{step.text}</p>
						</li>
					))}
				</ol>
			</div>
			<ButtonLink href={action.href} look="secondary">
				{action.label}
			</ButtonLink>
		</Section>
	);
}
