import type { Words } from "../../../content-model/content.ts";
import type { BudgetLine } from "../../../plan/budget/budget-totals.ts";
import type { Rhythm } from "../../../plan/stay/stay-dates.ts";
import type { GivenContext } from "./tool-context.ts";

const outlined = (lines: readonly BudgetLine[]) =>
	lines.map(({ id, times }): BudgetLine => (times ? { id, times } : { id }));

/** How long the stages of a stay take, without their words. */
export const lengthsOf = ({ plan }: Words): Rhythm => {
	const stages = Object.entries(plan.stay.rhythm.stages);
	const lengths = stages.map(([name, { usual, shortest, longest }]) => [name, { usual, shortest, longest }] as const);
	return Object.fromEntries(lengths) as unknown as Rhythm;
};

/** What every tool's island is given beside its own words. */
export const createToolContext = ({ plan: { budget, frame }, pages, ...words }: Words): GivenContext => ({
	language: words.language,
	locale: words.locale,
	percentage: frame.percentage,
	paths: {
		request: `${pages.contacto.path}?tipo=paciente&asunto=orientacion#contact-form-patient`,
		budget: pages["mi-plan/presupuesto"].path,
		loan: pages["mi-plan/cuotas"].path,
		questions: pages["mi-plan/preguntas"].path,
	},
	quotes: words.messages.chrome.quotationMarks,
	unnamed: budget.setup.clinic,
	outline: {
		treatment: outlined([budget.price, ...budget.treatment.lines]),
		later: outlined(budget.later.lines),
		travel: outlined(budget.travel.lines),
	},
});
