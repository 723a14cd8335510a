import type { Goal } from "../../../content-model/sections/agenda.ts";
import { quartersOf } from "./goal-quarters.ts";

// The circle as a path: the HTML checker does not know that a circle, too, may be told its length.
const RING = "M114 60a54 54 0 1 1-108 0 54 54 0 1 1 108 0";

/** A goal's figure inside the two years' eight quarters, clockwise from the top; its own are drawn in full. */
export function GoalDial({ goal }: { goal: Goal }) {
	const quarters = quartersOf(goal);
	return (
		<div className="goal-dial" aria-hidden="true">
			<svg className="goal-dial__ring" viewBox="0 0 120 120" aria-hidden="true">
				{quarters ? (
					<>
						<path className="goal-dial__years" d={RING} pathLength={8} strokeDasharray=".84 .16" />
						<path
							d={RING}
							pathLength={8}
							strokeDasharray={dashes(quarters.last - quarters.first + 1)}
							strokeDashoffset={1 - quarters.first}
						/>
					</>
				) : (
					<circle className="goal-dial__always" cx="60" cy="60" r="54" />
				)}
				{!goal.figure && <circle className="goal-dial__core" cx="60" cy="60" r="9" />}
			</svg>
			{goal.figure && <span className="goal-dial__figure">{goal.figure}</span>}
		</div>
	);
}

/** So many quarters of eight, a little apart from each other, and nothing for the rest. */
function dashes(count: number): string {
	return `${".84 .16 ".repeat(count - 1)}.84 ${8.16 - count}`;
}
