import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import type { PlanFrame } from "./plan-frame.ts";
import { clearPlan } from "./plan-store.ts";

/** What can be done with a plan: it is its owner's alone. */
export function PlanBar({ frame: { bar } }: { frame: PlanFrame }) {
	return (
		<section className="plan-bar" aria-labelledby="plan-bar">
			<h2 className="plan-bar__title" id="plan-bar">
				<RichLine text={bar.title} />
			</h2>
			<p className="plan-bar__lead">{bar.lead}</p>
			<button type="button" className="button button--quiet" onClick={clearPlan}>
				{bar.clear}
			</button>
		</section>
	);
}
