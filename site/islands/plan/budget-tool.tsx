import { useState } from "react";
import type { AmountWords } from "../../../content-model/plan/amounts.ts";
import type { BudgetWords } from "../../../content-model/plan/budget.ts";
import type { Cell } from "../../../plan/budget.ts";
import { budgetTotals } from "../../../plan/budget-totals.ts";
import { clinicName } from "../../../plan/summary.ts";
import { BudgetLines } from "./budget/budget-lines.tsx";
import { BudgetOutside } from "./budget/budget-outside.tsx";
import { BudgetPicture } from "./budget/budget-picture.tsx";
import { BudgetSettings } from "./budget/budget-settings.tsx";
import { BudgetSheet } from "./budget/budget-sheet.tsx";
import { BudgetTotalsRow } from "./budget/budget-totals-row.tsx";
import { ClinicChoice } from "./budget/clinic-choice.tsx";
import { ClinicSwitch } from "./budget/clinic-switch.tsx";
import type { PlanFrame } from "./plan-frame.ts";
import { usePlanPart } from "./plan-store.ts";
import { PlanTool } from "./plan-tool.tsx";

export interface BudgetToolProps {
	words: BudgetWords;
	amounts: AmountWords;
	/** What to ask of a line nobody knows the price of, by its id. */
	questions: Readonly<Record<string, string>>;
	frame: PlanFrame;
}

/** Up to three clinics side by side: what each price holds, what it leaves out, and what is still to be asked. */
export function BudgetTool({ words, amounts, questions, frame }: BudgetToolProps) {
	const [budget, change] = usePlanPart("budget");
	const [shown, setShown] = useState(0);
	const place = Math.min(shown, budget.clinics.length - 1);
	const totals = budgetTotals(budget, frame.outline);
	const names = budget.clinics.map(({ name }, at) => clinicName(name, at, words.setup.clinic));
	const view = { words, amounts, budget, change, totals, names, shown: place };

	function answer(at: number, id: string, cell: Cell): void {
		change((now) => ({
			...now,
			clinics: now.clinics.map((clinic, other) =>
				other === at ? { ...clinic, cells: { ...clinic.cells, [id]: cell } } : clinic,
			),
		}));
	}

	return (
		<PlanTool frame={frame}>
			<div className="budget" data-clinics={budget.clinics.length}>
				<div className="budget__screen">
					<ClinicChoice {...view} onShow={setShown} />
					<ClinicSwitch {...view} onShow={setShown} />
					<BudgetLines {...view} onAnswer={answer} />
					<BudgetSettings {...view} />
				</div>
				<BudgetSheet {...view} />
				<BudgetTotalsRow {...view} />
				<BudgetPicture {...view} />
				<BudgetOutside {...view} questions={questions} />
			</div>
		</PlanTool>
	);
}
