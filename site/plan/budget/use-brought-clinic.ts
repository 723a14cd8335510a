import { useEffect } from "react";
import { type Budget, withClinic } from "../../../plan/budget/budget.ts";
import type { BudgetOutline } from "../../../plan/budget/budget-totals.ts";
import { CLINIC_LINK } from "../store/plan-keys.ts";

/** Takes in a clinic that a link of its page brings behind `#`, once; the address forgets it. */
export function useBroughtClinic(
	change: (next: (now: Budget) => Budget) => void,
	travel: BudgetOutline["travel"],
): void {
	useEffect(() => {
		const [, name] = CLINIC_LINK.exec(location.hash) ?? [];
		if (name === undefined) return;
		history.replaceState(history.state, "", location.pathname + location.search);
		try {
			change((budget) => withClinic(budget, decodeURIComponent(name), travel));
		} catch {
			// A link that was cut off names nobody.
		}
	}, [change, travel]);
}
