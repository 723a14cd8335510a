import type { Words } from "../../../content-model/content.ts";
import type { BudgetLine } from "../../../plan/budget/budget-totals.ts";
import type { GivenContext } from "./tool-context.ts";

const outlined = (lines: readonly BudgetLine[]) =>
	lines.map(({ id, times }): BudgetLine => (times ? { id, times } : { id }));

/** What every tool's island is given beside its own words. */
export function createToolContext({ plan, pages, language, locale, messages }: Words): GivenContext {
	const { budget, frame } = plan;
	return {
		language,
		locale,
		percentage: frame.percentage,
		paths: {
			request: `${pages.contacto.path}?tipo=paciente&asunto=orientacion#contact-form-patient`,
			budget: pages["mi-plan/presupuesto"].path,
			loan: pages["mi-plan/cuotas"].path,
			questions: pages["mi-plan/preguntas"].path,
		},
		quotes: messages.chrome.quotationMarks,
		unnamed: budget.setup.clinic,
		outline: {
			treatment: outlined([budget.price, ...budget.treatment.lines]),
			later: outlined(budget.later.lines),
			travel: outlined(budget.travel.lines),
		},
	};
}
