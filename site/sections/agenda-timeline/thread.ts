import type { Goal } from "../../../content-model/sections/agenda.ts";
import { quartersOf } from "../agenda-objectives/goal-quarters.ts";

/** Units of the drawing to a quarter, and from its sky to the line the thread runs along. */
export const QUARTER = 100;
export const GROUND = 100;

/** How high a stitch rises over so many quarters; past a year it rises no more. */
const RISE = [0, 40, 62, 78, 90] as const;

/** The thread's arcs, one a dated goal, from where its quarters begin to where it is due. */
export function stitches(goals: readonly Pick<Goal, "from" | "to">[]): string[] {
	return goals.flatMap((goal) => {
		const quarters = quartersOf(goal);
		if (!quarters) return [];
		const start = (quarters.first - 1) * QUARTER;
		const end = quarters.last * QUARTER;
		const rise = RISE[Math.min(quarters.last - quarters.first + 1, RISE.length - 1)];
		return [`M${start} ${GROUND}A${(end - start) / 2} ${rise} 0 0 1 ${end} ${GROUND}`];
	});
}
