import { useDeferredValue } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import type { LoanToolWords } from "../../../content-model/plan/files.ts";
import { budgetTotals } from "../../../plan/budget/budget-totals.ts";
import { withPrice } from "../../../plan/loan/offers.ts";
import { showAmount, showMoney } from "../../../plan/numbers/money.ts";
import { planTool } from "../plan-tool/plan-tool.tsx";
import { type GivenContext, useToolContext } from "../plan-tool/tool-context.ts";
import { usePlanPart } from "../store/use-plan.ts";
import { type LoanView, useWorked } from "./loan-view.ts";
import { OfferComparison } from "./offer-comparison.tsx";
import { OfferFields } from "./offer-fields.tsx";
import { OfferResults } from "./offer-results.tsx";
import { Schedule } from "./schedule/schedule.tsx";

interface LoanToolProps extends Pick<LoanView, "words" | "amounts" | "law"> {
	tool: GivenContext;
}

/** `/mi-plan/cuotas`: what a loan comes to by the month and in the end, up to three beside each other. */
export const LoanTool = planTool(function LoanTool({ words, law, amounts }: LoanToolProps) {
	const [offers, change] = usePlanPart("offers");
	const worked = useWorked(offers, words.offers.numbered);
	const view = { offers, change, worked, words, amounts, law };
	// Hundreds of lines may follow a frame later; the four results never wait for them.
	const later = useDeferredValue(worked[offers.shown]?.loan);
	return (
		<>
			<div className="loan stack stack--8">
				<OfferFields {...view}>
					<FromBudget words={words} />
				</OfferFields>
				<OfferResults {...view} />
			</div>
			<div className="loan-schedule">
				{later && <Schedule loan={later} currency={offers.currency} words={words.schedule} />}
			</div>
			<div className="loan-comparison">{worked.length > 1 && <OfferComparison {...view} />}</div>
		</>
	);
});

/** What each clinic of the budget comes to so far, to be taken as what the loan is for. */
function FromBudget({ words: { fromBudget: words } }: { words: LoanToolWords }) {
	const tool = useToolContext();
	const [, change] = usePlanPart("offers");
	const [budget] = usePlanPart("budget");
	const { currency, clinics } = budgetTotals(budget, tool.outline, tool.unnamed);
	const known = clinics.flatMap(({ name, known, isBegun }) => (known && isBegun ? [{ name, known }] : []));
	if (known.length === 0) return null;
	return (
		<fieldset className="loan__from screen-only row row--2">
			<legend>{words.legend}</legend>
			{known.map(({ known, name }) => (
				<button
					key={name}
					type="button"
					className="loan__take tabular label"
					onClick={() => change((now) => withPrice(now, showAmount(known), currency))}
				>
					{fill(words.take, { clinic: name, amount: showMoney(known, currency) })}
				</button>
			))}
		</fieldset>
	);
}
