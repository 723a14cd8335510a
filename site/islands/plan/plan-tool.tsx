import type { ReactNode } from "react";
import { PlanBar } from "./plan-bar.tsx";
import type { PlanFrame } from "./plan-frame.ts";

/** A tool with what can be done with the plan it is a part of. */
export function PlanTool({ frame, children }: { frame: PlanFrame; children: ReactNode }) {
	return (
		<div className="plan-tool">
			{children}
			<PlanBar frame={frame} />
		</div>
	);
}
