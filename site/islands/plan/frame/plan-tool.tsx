import type { ReactNode } from "react";
import { PlanBar } from "./plan-bar.tsx";
import type { PlanFrame } from "./plan-frame.ts";
import { ImportNotice, useLinkedPlan } from "./plan-import.tsx";

/** A tool with what can be done with the plan it is a part of, and what a link has brought above it. */
export function PlanTool({ frame, children }: { frame: PlanFrame; children: ReactNode }) {
	const [arrival, setArrival] = useLinkedPlan();
	return (
		<div className="plan-tool">
			{arrival && <ImportNotice arrival={arrival} onChange={setArrival} words={frame.bar} from="link" />}
			{children}
			<PlanBar frame={frame} />
		</div>
	);
}
