import { bars } from "virtual:plan-bar";
import { type ComponentType, useMemo } from "react";
import { PlanBar } from "./bar/plan-bar.tsx";
import { ImportNotice, OtherPlanNotice, useLinkedPlan } from "./plan-import.tsx";
import { ToolBoundary } from "./tool-boundary.tsx";
import { type GivenContext, PlanToolContext } from "./tool-context.ts";
import { UnkeptNotice } from "./unkept-notice.tsx";

interface WithTool {
	tool: GivenContext;
}

/** A tool with what can be done with the plan it is a part of, and what a link has brought above it. */
export function planTool<Props extends WithTool>(Tool: ComponentType<Props>) {
	return function PlanTool(props: Props) {
		const [imported, setImported] = useLinkedPlan();
		const { tool: given } = props;
		const tool = useMemo(() => ({ ...given, bar: bars[given.language] }), [given]);
		return (
			<PlanToolContext value={tool}>
				<div className="plan-tool">
					{imported && <ImportNotice imported={imported} onChange={setImported} from="link" />}
					<OtherPlanNotice />
					<UnkeptNotice />
					<ToolBoundary>
						<Tool {...props} />
					</ToolBoundary>
					<ToolBoundary>
						<PlanBar />
					</ToolBoundary>
				</div>
			</PlanToolContext>
		);
	};
}
