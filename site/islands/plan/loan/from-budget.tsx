import { fill } from "../../../../content-model/fill.ts";
import type { LoanWords } from "../../../../content-model/plan/loan.ts";
import { budgetTotals } from "../../../../plan/budget/budget-totals.ts";
import { type Offers, withPrice } from "../../../../plan/loan/offers.ts";
import { showAmount, showMoney } from "../../../../plan/numbers/show-amount.ts";
import { clinicNames } from "../../../../plan/summary.ts";
import type { PlanFrame } from "../frame/plan-frame.ts";
import { usePlanPart } from "../store/use-plan.ts";

interface FromBudgetProps {
	frame: PlanFrame;
	change: (next: (now: Offers) => Offers) => void;
	words: LoanWords["fromBudget"];
}

/** What each clinic of the budget comes to so far, to be taken as what the loan is for. */
export function FromBudget({ frame, change, words }: FromBudgetProps) {
	const [budget] = usePlanPart("budget");
	const { currency, clinics } = budgetTotals(budget, frame.outline);
	const names = clinicNames(budget.clinics, frame.summary.unnamed);
	const known = clinics.flatMap(({ known, isBegun }, place) =>
		known && isBegun ? [{ known, name: names[place] ?? "" }] : [],
	);
	if (known.length === 0) return null;
	return (
		<fieldset className="loan__from">
			<legend>{words.legend}</legend>
			{known.map(({ known, name }) => (
				<button
					key={name}
					type="button"
					className="loan__take"
					onClick={() => change((now) => withPrice(now, showAmount(known), currency))}
				>
					{fill(words.take, { clinic: name, amount: showMoney(known, currency) })}
				</button>
			))}
		</fieldset>
	);
}
