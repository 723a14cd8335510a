import { bars } from "virtual:plan-bar";
import { Component, type ComponentType, type ReactNode, useMemo, useState } from "react";
import { planStore, usePlanUnkept } from "../store/use-plan.ts";
import { PlanBar } from "./bar/plan-bar.tsx";
import { planFile } from "./plan-file.ts";
import { ImportNotice, OtherPlanNotice, useLinkedPlan } from "./plan-import.tsx";
import { PlanButton, PlanPanel, SavedFile } from "./plan-panel.tsx";
import { type GivenContext, PlanToolContext, useToolContext } from "./tool-context.ts";

/** A tool with what can be done with the plan it is a part of, and what a link has brought above it. */
export const planTool = <Props extends { tool: GivenContext }>(Tool: ComponentType<Props>) =>
	function PlanTool(props: Props) {
		const [imported, setImported] = useLinkedPlan();
		const { tool: given } = props;
		const tool = useMemo(() => ({ ...given, bar: bars[given.language] }), [given]);
		const isUnkept = usePlanUnkept();
		return (
			<PlanToolContext value={tool}>
				<div className="plan-tool">
					{imported && <ImportNotice imported={imported} onChange={setImported} from="link" />}
					<OtherPlanNotice />
					{isUnkept && <UnkeptNotice />}
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

/** Says at once that the browser has no room for the plan any more, and hands it over as a file. */
function UnkeptNotice() {
	const { unkept, save, file: words } = useToolContext().bar;
	const [file, setFile] = useState<File>();
	const [isClosed, setIsClosed] = useState(false);
	if (isClosed) return null;
	return (
		<PlanPanel text={file ? words.saved : unkept} look="warm" isAlert onClose={() => setIsClosed(true)}>
			{file && <SavedFile file={file} />}
			<PlanButton
				look="primary"
				onClick={() => setFile(planFile(planStore.current(), words.name, new Date()))}
				label={save}
			/>
		</PlanPanel>
	);
}

/** Says so where a part of a tool breaks, and leaves the other parts and the plan as they are. */
class ToolBoundary extends Component<{ children: ReactNode }> {
	override state = { isBroken: false };

	static getDerivedStateFromError() {
		return { isBroken: true };
	}

	override render() {
		return this.state.isBroken ? <Broken /> : this.props.children;
	}
}

function Broken() {
	const { broken } = useToolContext().bar;
	return (
		<PlanPanel text={broken.text} look="warm" isAlert>
			<PlanButton look="secondary" onClick={() => location.reload()} label={broken.reload} />
		</PlanPanel>
	);
}
