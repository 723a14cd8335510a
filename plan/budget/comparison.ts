/** Which clinic costs more, unless a price that is still missing could change it. */
import type { Decimal } from "../numbers/money.ts";
import type { Budget } from "./budget.ts";
import { type BudgetOutline, type BudgetTotals, GROUPS } from "./budget-totals.ts";

/** What a clinic has no price for, by the ids of the lines. Clinics are counted from 0. */
export interface MissingPrices {
	clinic: number;
	lines: readonly string[];
}

/** `more`: one costs so much more, at least so much if its own lines are open; `open`: missing prices could change it. */
export type Comparison =
	| { kind: "same" }
	| { kind: "more"; dearer: number; cheaper: number; amount: Decimal; isAtLeast: boolean }
	| { kind: "open"; missing: readonly MissingPrices[] };

/** Compares the cheapest with the dearest; a price not asked for is open, not zero. @returns undefined for fewer than two amounts or rates */
export function compareClinics(budget: Budget, totals: BudgetTotals, outline: BudgetOutline): Comparison | undefined {
	const begun = totals.clinics.flatMap(({ isBegun }, clinic) => (isBegun ? clinic : []));
	if (begun.length < 2) return undefined;
	const said = (clinic: number, id: string) => budget.clinics[clinic]?.cells[id]?.state !== undefined;
	const lines = GROUPS.flatMap((group) => outline[group].map(({ id }) => id));
	const asked = lines.filter((id) => begun.some((clinic) => said(clinic, id)));
	const known = begun.flatMap((clinic) => {
		const { known: total, unknown = [] } = totals.clinics[clinic] ?? {};
		const missing = asked.filter((id) => unknown.includes(id) || !said(clinic, id));
		return total ? { clinic, total, lines: missing } : [];
	});
	if (known.length < begun.length) return undefined;
	// Of two that cost the same, the one that is whole.
	known.sort((one, other) => one.total.cmp(other.total) || one.lines.length - other.lines.length);
	const [least, most] = [known[0], known.at(-1)];
	if (!least || !most) return undefined;
	const amount = most.total.minus(least.total);
	if (least.lines.length > 0 || (amount.eq(0) && most.lines.length > 0)) {
		const open = known.filter((one) => one.lines.length > 0).sort((one, other) => one.clinic - other.clinic);
		return { kind: "open", missing: open };
	}
	if (amount.eq(0)) return { kind: "same" };
	return { kind: "more", dearer: most.clinic, cheaper: least.clinic, amount, isAtLeast: most.lines.length > 0 };
}
