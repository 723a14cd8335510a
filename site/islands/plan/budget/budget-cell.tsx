import { fill } from "../../../../content-model/fill.ts";
import type { AmountWords } from "../../../../content-model/plan/amounts.ts";
import type { BudgetWords } from "../../../../content-model/plan/budget.ts";
import { type Cell, STATES, type State } from "../../../../plan/budget/budget.ts";
import type { Currency } from "../../../../plan/numbers/show-amount.ts";
import { NumberField } from "../fields/amount-field.tsx";
import type { LineWords } from "./budget-view.ts";

interface BudgetCellProps {
	id: string;
	line: LineWords;
	/** The clinic's own price: it has an amount from the start, and is included in nothing. */
	isPrice: boolean;
	clinic: string;
	currency: Currency;
	cell: Cell | undefined;
	words: BudgetWords;
	amounts: AmountWords;
	onAnswer: (cell: Cell) => void;
}

/** What a clinic said of a line: included, apart with an amount, or not known. Clicking the choice again clears it. */
export function BudgetCell({ id, line, isPrice, clinic, currency, cell, words, amounts, onAnswer }: BudgetCellProps) {
	const { state, amount } = cell ?? { amount: "" };

	const choose = (next: State | undefined) => onAnswer(next === undefined ? { amount } : { state: next, amount });

	function type(typed: string): void {
		if (isPrice && typed.trim() === "") onAnswer({ amount: typed });
		else onAnswer({ state: "apart", amount: typed });
	}

	const { amount: whole, perNight, perYear } = words.fields;
	const isAsked = isPrice ? state !== "unknown" : state === "apart";
	return (
		<fieldset className={`budget-cell budget-cell--${state ?? "open"}`}>
			<legend className="unseen">{fill(words.fields.of, { line: line.label, clinic })}</legend>
			<div className="budget-cell__states">
				{(isPrice ? (["unknown"] as const) : STATES).map((one) => (
					<label className={`budget-cell__state budget-cell__state--${one}`} key={one}>
						<input
							className="overlay-radio"
							type="radio"
							name={id}
							value={one}
							checked={one === state}
							onChange={() => choose(one)}
							onClick={() => one === state && choose(undefined)}
						/>
						<span>{words.states[one]}</span>
					</label>
				))}
			</div>
			{isAsked && (
				<div className={line.times ? "budget-cell__amount" : "budget-cell__amount budget-cell__amount--plain"}>
					<NumberField
						kind="money"
						id={`${id}-amount`}
						label={line.times === "nights" ? perNight : line.times === "years" ? perYear : whole}
						value={amount}
						onChange={type}
						words={amounts}
						unit={currency}
					/>
				</div>
			)}
		</fieldset>
	);
}
