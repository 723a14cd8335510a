import type { SectionProps } from "../../../content-model/page.ts";
import { Section, SectionHeading } from "../../../ui/section/section.tsx";
import { Journey } from "../../components/journey/journey.tsx";

/** A way that rises from today, each stop in a wider ring than the last, and what it does not promise. */
export function Milestones({ id, title, lead, stops, note }: SectionProps<"milestones">) {
	const heading = id ?? "milestones";
	return (
		<Section name="milestones" id={id} heading={heading} tone="larimar">
			<SectionHeading name={heading} title={title} lead={lead} />
			<Journey steps={stops} way="rise" />
			<p className="milestones__note">{note}</p>
		</Section>
	);
}
