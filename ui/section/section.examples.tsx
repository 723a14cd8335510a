import type { ComponentExamples } from "../component-examples.ts";
import { Section } from "./section.tsx";

const TONES = ["paper", "surface", "larimar", "amber", "night"] as const;

export const examples: ComponentExamples = Object.fromEntries(
	TONES.map((tone) => [
		`tone: ${tone}`,
		<Section
			key={tone}
			name={`example-${tone}`}
			tone={tone}
			title="Así suena un *título*"
			lead="Y así las líneas que lo siguen."
		>
			<p>
				Un párrafo con <a href="/contacto">un enlace</a> y una <em>palabra</em> que pesa más.
			</p>
		</Section>,
	]),
);
