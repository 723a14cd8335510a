import type { Clinic } from "../../../../plan/budget/budget.ts";
import { currenciesOf, GROUPS, travelCurrency } from "../../../../plan/budget/budget-totals.ts";
import { type BudgetView, type LineWords, linesOf } from "../budget-view.ts";

/** The same as a table for paper; what is not filled in is a line to write on. */
export function BudgetSheet({ words, budget, names }: BudgetView) {
	const isMixed = currenciesOf(budget).length > 1;
	return (
		<table className="budget-sheet">
			<thead>
				<tr>
					<th scope="col">{words.picture.part}</th>
					{budget.clinics.map(({ currency }, index) => (
						<th scope="col" key={names[index]}>
							<span>{names[index]}</span> <span>{currency}</span>
						</th>
					))}
				</tr>
			</thead>
			{GROUPS.map((group) => (
				<tbody key={group}>
					{linesOf(words, group).map((line) => (
						<tr key={line.id}>
							<th scope="row">
								<span>{line.label}</span> {isMixed && group === "travel" && <span>{travelCurrency(budget)}</span>}
							</th>
							{budget.clinics.map((clinic, index) => (
								<td key={names[index]}>{said(clinic, line, words)}</td>
							))}
						</tr>
					))}
				</tbody>
			))}
		</table>
	);
}

function said({ cells }: Clinic, { id, times }: LineWords, { states, fields }: BudgetView["words"]): string {
	const cell = cells[id];
	if (!cell?.state) return "";
	if (cell.state !== "apart") return states[cell.state];
	const each = times === "nights" ? fields.perNight : times === "years" ? fields.perYear : "";
	return cell.amount && each ? `${cell.amount} (${each.toLowerCase()})` : cell.amount;
}
