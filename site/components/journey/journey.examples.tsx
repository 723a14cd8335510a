import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Journey } from "./journey.tsx";

const steps = [
	{ title: "Cuéntanos", text: "Escribes lo que necesitas y te respondemos." },
	{ title: "Compara", text: "Ves clínicas y fechas, una al lado de la otra." },
	{ title: "Viaja", text: "Te acompañamos desde el aeropuerto." },
];

export const examples: ComponentExamples = {
	"three steps": <Journey steps={steps} />,
	"long words": (
		<Journey
			steps={steps.map(({ text }, place) => ({
				title: `Histerosalpingosonografía ${place + 1}`,
				text: text.repeat(3),
			}))}
		/>
	),
};
