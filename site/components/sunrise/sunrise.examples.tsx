import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Section } from "../../../ui/section/section.tsx";
import { Sunrise } from "./sunrise.tsx";

export const examples: ComponentExamples = {
	"under centred words": (
		<Section name="banner" tone="night" artwork={<Sunrise at="centre" />} title="Da el *primer paso*" />
	),
	"beside words on the left": (
		<Section name="closing" tone="night" artwork={<Sunrise at="side" />} title="Da el *primer paso*" />
	),
};
