import type { SectionProps } from "../../../content-model/pages/page.ts";
import { Section } from "../../../ui/section/section.tsx";
import { Journey } from "../../components/journey/journey.tsx";

/** A way that rises from today, each stop in a wider ring than the last, and what it does not promise. */
export const Milestones = ({ id, title, lead, stops, note }: SectionProps<"milestones">) => (
	<Section name="milestones" id={id} tone="larimar" title={title} lead={lead}>
		<Journey steps={stops} way="rise" />
		<p className="milestones__note above--6 small">{note}</p>
	</Section>
);
