import { mainWords as words } from "virtual:content";
import type { ComponentExamples } from "../../../ui/component-examples.ts";
import { Quotation } from "./quotation.tsx";

export const examples: ComponentExamples = {
	"a patient's, with a rating": (
		<Quotation
			words={words}
			content="Me explicaron cada paso antes de darlo, y siempre hubo alguien que respondió."
			name="María R."
			details={["Clínica de Santo Domingo", "Fecundación in vitro", "Puerto Rico"]}
			sample
			size="large"
			rating={{ value: 5, words: "5 de 5" }}
		/>
	),
	"a clinic's": (
		<Quotation
			words={words}
			content="La comunicación con el paciente nos llega ordenada."
			name="Dirección médica"
			details={["Clínica de Santiago"]}
			sample
			voice="clinic"
		/>
	),
	"no sample, long words": (
		<Quotation
			words={words}
			content={"El acompañamiento interdisciplinario de la histerosalpingosonografía. ".repeat(4).trim()}
			name="Coordinación internacional"
			sample={false}
		/>
	),
};
