import type { ContentFault } from "../faults.ts";
import type { PlanWords } from "./files.ts";

/** What a single file cannot tell: lines that are called alike, questions of no line, lines of treatment without one. */
export function budgetFaults({ budget, questions }: PlanWords): ContentFault[] {
	const treatment = [budget.price, ...budget.treatment.lines, ...budget.later.lines];
	const ids = [...treatment, ...budget.travel.lines].map(({ id }) => id);
	const asked = questions.subjects.flatMap(({ title, questions }) =>
		questions.flatMap(({ id, unknown }) => (unknown === undefined ? [] : [{ title, id, unknown }])),
	);
	return [
		...ids
			.filter((id, place) => ids.indexOf(id) < place)
			.map((id) => ({ file: "plan/budget.yaml", field: id, problem: "ya hay otro renglón con este nombre interno." })),
		...asked
			.filter(({ unknown }) => !ids.includes(unknown))
			.map(({ title, id, unknown }) => ({
				file: "plan/questions.yaml",
				field: `${title} › ${id} › unknown`,
				problem: `«${unknown}» no es un renglón de content/plan/budget.yaml.`,
			})),
		...treatment
			.filter(({ id }) => !asked.some(({ unknown }) => unknown === id))
			.map(({ id, label }) => ({
				file: "plan/budget.yaml",
				field: id,
				problem: `ninguna pregunta de content/plan/questions.yaml aclara «${label}»; escribe una con unknown: ${id}.`,
			})),
	];
}
