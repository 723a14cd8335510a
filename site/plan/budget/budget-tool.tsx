import { useEffect, useState } from "react";
import type { BudgetWords } from "../../../content-model/plan/budget.ts";
import type { AmountWords } from "../../../content-model/plan/files.ts";
import { withClinic } from "../../../plan/budget/budget.ts";
import { budgetTotals } from "../../../plan/budget/budget-totals.ts";
import { planTool } from "../plan-tool/plan-tool.tsx";
import type { GivenContext } from "../plan-tool/tool-context.ts";
import { CLINIC_LINK } from "../store/plan-keys.ts";
import { usePlanPart } from "../store/use-plan.ts";
import { ClinicChoice, ClinicSwitch } from "./budget-clinics.tsx";
import { BudgetLines } from "./budget-lines.tsx";
import { BudgetSettings } from "./budget-settings.tsx";
import { BudgetOutside } from "./results/budget-outside.tsx";
import { BudgetPicture } from "./results/budget-picture.tsx";
import { BudgetSheet } from "./results/budget-sheet.tsx";
import { BudgetTotalsRow } from "./results/budget-totals-row.tsx";

interface BudgetToolProps {
	words: BudgetWords;
	amounts: AmountWords;
	tool: GivenContext;
	/** What to ask about a line that nobody gave a price for, by the line. */
	questions: Readonly<Record<string, string>>;
}

/** Up to three clinics side by side: what each price holds, what it leaves out, and what is still to be asked. */
export const BudgetTool = planTool(function BudgetTool({ words, amounts, tool, questions }: BudgetToolProps) {
	const [budget, change] = usePlanPart("budget");
	const { travel } = tool.outline;
	// A clinic that a link of its page brings behind `#` is taken in once; the address forgets it.
	useEffect(() => {
		const [, name] = CLINIC_LINK.exec(location.hash) ?? [];
		if (name === undefined) return;
		history.replaceState(history.state, "", location.pathname + location.search);
		try {
			change((now) => withClinic(now, decodeURIComponent(name), travel));
		} catch {
			// A link that was cut off names nobody.
		}
	}, [change, travel]);
	const [shown, setShown] = useState(0);
	const place = Math.min(shown, budget.clinics.length - 1);
	const totals = budgetTotals(budget, tool.outline, tool.unnamed);
	const names = totals.clinics.map(({ name }) => name);
	const view = { words, amounts, budget, change, totals, names, shown: place, onShow: setShown };

	return (
		<div className="budget" data-clinics={budget.clinics.length}>
			<div className="screen-only stack stack--8">
				<ClinicChoice {...view} />
				<ClinicSwitch {...view} />
				<BudgetLines {...view} />
				<BudgetSettings {...view} />
			</div>
			<BudgetSheet {...view} />
			<BudgetTotalsRow {...view} />
			<BudgetPicture {...view} />
			<BudgetOutside {...view} questions={questions} />
		</div>
	);
});
