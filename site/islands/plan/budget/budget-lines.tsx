import type { Cell } from "../../../../plan/budget/budget.ts";
import { GROUPS, type Group, travelCurrency } from "../../../../plan/budget/budget-totals.ts";
import { BudgetCell } from "./budget-cell.tsx";
import { type BudgetView, type LineWords, linesOf } from "./budget-view.ts";

interface BudgetLinesProps extends BudgetView {
	onAnswer: (place: number, id: string, cell: Cell) => void;
}

/** Every line with what each clinic said of it. */
export function BudgetLines(view: BudgetLinesProps) {
	return GROUPS.map((group) => (
		<section className="budget-lines" key={group} aria-labelledby={`budget-${group}`}>
			<h3 className={`budget-lines__title budget-group budget-group--${group}`} id={`budget-${group}`}>
				{view.words[group].title}
			</h3>
			{linesOf(view.words, group).map((line) => (
				<Line key={line.id} line={line} group={group} {...view} />
			))}
		</section>
	));
}

interface LineProps extends BudgetLinesProps {
	line: LineWords;
	group: Group;
}

function Line({ line, group, words, amounts, budget, names, shown, onAnswer }: LineProps) {
	return (
		<div className={line === words.price ? "budget-lines__line budget-lines__line--price" : "budget-lines__line"}>
			<p className="budget-lines__label">
				{line.label}
				{line.hint && <span className="budget-lines__hint">{line.hint}</span>}
			</p>
			{budget.clinics.map((clinic, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a clinic is known by its place alone
				<div className="budget__column" data-shown={place === shown || undefined} key={place}>
					<BudgetCell
						id={`${line.id}-${place}`}
						line={line}
						isPrice={line === words.price}
						clinic={names[place] ?? ""}
						currency={group === "travel" ? travelCurrency(budget) : clinic.currency}
						cell={clinic.cells[line.id]}
						words={words}
						amounts={amounts}
						onAnswer={(cell) => onAnswer(place, line.id, cell)}
					/>
				</div>
			))}
		</div>
	);
}
