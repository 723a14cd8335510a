import { Component, type ReactNode } from "react";
import { PlanButton, PlanPanel } from "./plan-panel.tsx";
import { useToolContext } from "./tool-context.ts";

/** Says so where a part of a tool breaks, and leaves the other parts and the plan as they are. */
export class ToolBoundary extends Component<{ children: ReactNode }> {
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
