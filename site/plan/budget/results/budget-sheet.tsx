import type { ReactNode } from "react";
import type { Clinic } from "../../../../plan/budget/budget.ts";
import { currenciesOf, GROUPS, travelCurrency } from "../../../../plan/budget/budget-totals.ts";
import { HeadRow, Row } from "../../../components/bars/rows.tsx";
import { type BudgetView, type LineWords, linesOf } from "../budget-view.ts";

/** The same as a table for paper; what is not filled in is a line to write on. */
export function BudgetSheet({ words, budget, names }: BudgetView) {
	const isMixed = currenciesOf(budget).length > 1;
	return (
		<table className="budget-sheet">
			<HeadRow
				cells={[words.picture.part, ...budget.clinics.map(({ currency }, index) => two(names[index], currency))]}
			/>
			{GROUPS.map((group) => (
				<tbody key={group}>
					{linesOf(words, group).map((line) => (
						<Row
							key={line.id}
							cells={[
								two(line.label, isMixed && group === "travel" && travelCurrency(budget)),
								...budget.clinics.map((clinic) => said(clinic, line, words)),
							]}
						/>
					))}
				</tbody>
			))}
		</table>
	);
}

const two = (name: ReactNode, currency: ReactNode) => (
	<>
		<span>{name}</span> {currency && <span>{currency}</span>}
	</>
);

function said({ cells }: Clinic, { id, times }: LineWords, { states, fields }: BudgetView["words"]): string {
	const cell = cells[id];
	if (!cell?.state) return "";
	if (cell.state !== "apart") return states[cell.state];
	const each = times === "nights" ? fields.perNight : times === "years" ? fields.perYear : "";
	return cell.amount && each ? `${cell.amount} (${each.toLowerCase()})` : cell.amount;
}
