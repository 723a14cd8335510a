import type { Words } from "../content.ts";
import type { ContentFault } from "../faults.ts";

/** What a single file cannot tell: lines that are called alike, and lines of treatment without a question. */
export function budgetFaults({ language, plan: { budget, questions } }: Words): ContentFault[] {
	const treatment = [budget.price, ...budget.treatment.lines, ...budget.later.lines];
	const ids = [...treatment, ...budget.travel.lines].map(({ id }) => id);
	const asked = questions.subjects.flatMap(({ questions }) => questions.map(({ unknown }) => unknown));
	return [
		...ids
			.filter((id, place) => ids.indexOf(id) < place)
			.map((id) => ({ file: "plan/budget.yaml", field: id, problem: "ya hay otro renglón con este nombre interno." })),
		...treatment
			.filter(({ id }) => !asked.includes(id))
			.map(({ id, label }) => ({
				file: "plan/budget.yaml",
				field: id,
				problem: `ninguna pregunta de content/${language}/plan/questions.yaml aclara «${label}»; escribe una con unknown: ${id}.`,
			})),
	];
}
