import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { LinkedLine } from "./linked-line.tsx";

export const examples: ComponentExamples = {
	"with a link": (
		<p>
			<LinkedLine text="Cifras del Grupo. Mira [qué comprobamos](/ivfdo#que-comprobamos)." />
		</p>
	),
};
