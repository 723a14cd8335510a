import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { SourceLinks } from "./source-links.tsx";

const who = { title: "Organización Mundial de la Salud", url: "https://www.who.int/es" };
const network = { title: "Red Latinoamericana de Reproducción Asistida", url: "https://redlara.com" };

export const examples: ComponentExamples = {
	"one source": (
		<p>
			<SourceLinks sources={[who]} />
		</p>
	),
	several: (
		<p>
			<SourceLinks sources={[who, network]} />
		</p>
	),
};
