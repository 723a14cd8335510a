/** Which clinic costs more, unless a price that is still missing could change it. */
import type { Budget } from "./budget.ts";
import { type BudgetOutline, type BudgetTotals, GROUPS } from "./budget-totals.ts";

export type Comparison = NonNullable<ReturnType<typeof compareClinics>>;

/** Compares the cheapest with the dearest; a price not asked for is open, not zero. @returns undefined for fewer than two amounts or rates */
export function compareClinics(budget: Budget, totals: BudgetTotals, outline: BudgetOutline) {
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
		const open = known.filter(({ lines }) => lines.length > 0).sort((one, other) => one.clinic - other.clinic);
		// What each has no price for, by the ids of the lines: it could change which costs more.
		return { kind: "open" as const, missing: open.map(({ clinic, lines }) => ({ clinic, lines })) };
	}
	if (amount.eq(0)) return { kind: "same" as const };
	// At least so much more, if its own lines are open.
	const isAtLeast = most.lines.length > 0;
	return { kind: "more" as const, dearer: most.clinic, cheaper: least.clinic, amount, isAtLeast };
}
