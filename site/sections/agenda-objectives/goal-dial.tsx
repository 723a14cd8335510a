import type { Goal } from "./agenda-objectives.schema.ts";
import { quartersOf } from "./goal-quarters.ts";

// The circle as a path: the HTML checker does not know that a circle, too, may be told its length.
const RING = "M114 60a54 54 0 1 1-108 0 54 54 0 1 1 108 0";

/** A goal's figure inside the two years as a ring: its own quarters are drawn thick, clockwise from the top. */
export function GoalDial({ goal }: { goal: Goal }) {
	const quarters = quartersOf(goal);
	const length = quarters && quarters.last - quarters.first + 1;
	return (
		<div className="goal-dial" aria-hidden="true">
			<svg className="goal-dial__ring" viewBox="0 0 120 120" aria-hidden="true">
				<circle className={length ? "goal-dial__years" : "goal-dial__always"} cx="60" cy="60" r="54" />
				{quarters && length && (
					<path
						className="goal-dial__quarters"
						d={RING}
						pathLength={8}
						strokeDasharray={`${length} ${8 - length}`}
						strokeDashoffset={1 - quarters.first}
					/>
				)}
				{!goal.figure && <circle className="goal-dial__core" cx="60" cy="60" r="9" />}
			</svg>
			{goal.figure && <span className="goal-dial__figure">{goal.figure}</span>}
		</div>
	);
}
