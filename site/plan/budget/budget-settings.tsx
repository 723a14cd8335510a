import { useId } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { currenciesOf, totalCurrency, travelCurrency } from "../../../plan/budget/budget-totals.ts";
import { CURRENCIES } from "../../../plan/numbers/money.ts";
import { NumberField } from "../fields/amount-field.tsx";
import { SelectField } from "../fields/select-field.tsx";
import type { BudgetView } from "./budget-view.ts";

/** The nights and years that multiply amounts and, if there are several currencies, the exchange rates. */
export function BudgetSettings({ words, amounts, budget, change }: BudgetView) {
	const { fields, setup } = words;
	const id = `budget${useId()}`;
	const currencies = currenciesOf(budget);
	const rated = currencies.length > 1 ? currencies.filter((currency) => currency !== "DOP") : [];
	return (
		<section className="budget-settings stack" aria-labelledby={`${id}-title`}>
			<h3 id={`${id}-title`}>{setup.currencies}</h3>
			<div className="budget-settings__fields columns">
				{(["nights", "years"] as const).map((name) => (
					<NumberField
						kind="whole"
						key={name}
						id={`${id}-${name}`}
						label={fields[name]}
						value={budget[name]}
						onChange={(typed) => change((now) => ({ ...now, [name]: typed }))}
						words={amounts}
					/>
				))}
				{(["travelCurrency", "totalCurrency"] as const).map((name) => (
					<SelectField
						key={name}
						id={`${id}-${name}`}
						label={fields[name]}
						value={name === "travelCurrency" ? travelCurrency(budget) : totalCurrency(budget)}
						options={CURRENCIES}
						onChange={(chosen) => change((now) => ({ ...now, [name]: chosen }))}
					/>
				))}
				{rated.map((currency) => (
					<NumberField
						kind="rate"
						key={currency}
						id={`${id}-rate-${currency}`}
						label={fill(fields.rate, { currency })}
						value={budget.rates[currency]}
						onChange={(typed) => change((now) => ({ ...now, rates: { ...now.rates, [currency]: typed } }))}
						words={amounts}
						unit="DOP"
					/>
				))}
			</div>
			{rated.length > 0 && <p className="small">{setup.rates}</p>}
		</section>
	);
}
