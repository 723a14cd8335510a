import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { SampleTag } from "./sample-tag.tsx";

export const examples: ComponentExamples = {
	"beside words": (
		<p>
			Nombre <SampleTag words={words} />
		</p>
	),
};
