import { ButtonLink } from "../../components/button/button.tsx";
import { Journey } from "../../components/journey/journey.tsx";
import { Section, SectionHeading } from "../../components/section/section.tsx";
import type { ProposalProps } from "../../../content-model/sections/proposal.ts";

/** The group's offer as a journey of three moments. */
export function Proposal({ id, title, lead, steps, action }: ProposalProps) {
	return (
		<Section name="proposal" id={id} tone="surface">
			<SectionHeading name="proposal" title={title} lead={lead} />
			<Journey steps={steps} />
			<div className="proposal__action">
				<ButtonLink href={action.href} look="secondary">
					{action.label}
				</ButtonLink>
			</div>
		</Section>
	);
}
