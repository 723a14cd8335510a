import type { ReactNode } from "react";
import { PlanBar } from "./plan-bar.tsx";
import { type PlanFrame, PlanFrameContext } from "./plan-frame.ts";
import { ImportNotice, OtherPlanNotice, useLinkedPlan } from "./plan-import.tsx";

/** A tool with what can be done with the plan it is a part of, and what a link has brought above it. */
export function PlanTool({ frame, children }: { frame: PlanFrame; children: ReactNode }) {
	const [imported, setImported] = useLinkedPlan();
	return (
		<PlanFrameContext value={frame}>
			<div className="plan-tool">
				{imported && <ImportNotice imported={imported} onChange={setImported} from="link" />}
				<OtherPlanNotice />
				{children}
				<PlanBar />
			</div>
		</PlanFrameContext>
	);
}
