import { useDeferredValue, useMemo } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import type { AmountWords, LoanToolWords } from "../../../content-model/plan/files.ts";
import { budgetTotals } from "../../../plan/budget/budget-totals.ts";
import { type Offers, withPrice } from "../../../plan/loan/offers.ts";
import { showAmount, showMoney } from "../../../plan/numbers/money.ts";
import { clinicNames } from "../../../plan/summary.ts";
import type { DatedSources } from "../../components/source-links/source-links.tsx";
import { planTool } from "../plan-tool/plan-tool.tsx";
import { type GivenContext, useToolContext } from "../plan-tool/tool-context.ts";
import { usePlanPart } from "../store/use-plan.ts";
import { OfferComparison } from "./offer-comparison.tsx";
import { OfferFields } from "./offer-fields.tsx";
import { OfferResults } from "./offer-results.tsx";
import { Schedule } from "./schedule/schedule.tsx";
import { type WorkedOffer, work } from "./worked-offer.ts";

interface LoanToolProps {
	words: LoanToolWords;
	law: readonly DatedSources[];
	amounts: AmountWords;
	tool: GivenContext;
}

/** `/mi-plan/cuotas`: what a loan comes to by the month and in the end, up to three beside each other. */
export const LoanTool = planTool(function LoanTool({ words, law, amounts }: LoanToolProps) {
	const [offers, change] = usePlanPart("offers");
	const worked = useWorked(offers);
	const shown = worked[offers.shown] as WorkedOffer;
	// Hundreds of lines may follow a frame later; the four results never wait for them.
	const later = useDeferredValue(shown.loan);
	return (
		<>
			<div className="loan stack stack--8">
				<OfferFields offers={offers} change={change} worked={worked} words={words} amounts={amounts}>
					<FromBudget words={words} />
				</OfferFields>
				<OfferResults offers={offers} worked={worked} words={words} law={law} />
			</div>
			<div className="loan-schedule">
				{later && <Schedule loan={later} currency={offers.currency} words={words.schedule} />}
			</div>
			<div className="loan-comparison">
				{worked.length > 1 && <OfferComparison offers={offers} worked={worked} words={words} />}
			</div>
		</>
	);
});

/** Each offer is read anew only when it, and not another, has changed. */
function useWorked({ list, currency }: Offers): readonly WorkedOffer[] {
	const [first, second, third] = list;
	const one = useMemo(() => first && work(first, currency), [first, currency]);
	const two = useMemo(() => second && work(second, currency), [second, currency]);
	const three = useMemo(() => third && work(third, currency), [third, currency]);
	return [one, two, three].filter((worked) => worked !== undefined);
}

/** What each clinic of the budget comes to so far, to be taken as what the loan is for. */
function FromBudget({ words: { fromBudget: words } }: { words: LoanToolWords }) {
	const tool = useToolContext();
	const [, change] = usePlanPart("offers");
	const [budget] = usePlanPart("budget");
	const { currency, clinics } = budgetTotals(budget, tool.outline);
	const names = clinicNames(budget.clinics, tool.unnamed);
	const known = clinics.flatMap(({ known, isBegun }, index) =>
		known && isBegun ? [{ known, name: names[index] ?? "" }] : [],
	);
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
