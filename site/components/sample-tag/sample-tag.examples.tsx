import type { ComponentExamples } from "../../gallery/component-examples.ts";
import { SampleTag } from "./sample-tag.tsx";

export const examples: ComponentExamples = {
	"beside words": (
		<p>
			Nombre <SampleTag />
		</p>
	),
};
