import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Section, SectionHeading } from "../../../ui/section/section.tsx";
import { Sunrise } from "./sunrise.tsx";

export const examples: ComponentExamples = {
	"under centred words": (
		<Section name="banner" tone="night" artwork={<Sunrise at="centre" />}>
			<SectionHeading name="banner" title="Da el *primer paso*" />
		</Section>
	),
	"beside words on the left": (
		<Section name="closing" tone="night" artwork={<Sunrise at="side" />}>
			<SectionHeading name="closing" title="Da el *primer paso*" />
		</Section>
	),
};
