import { useState } from "react";
import { planStore, usePlanPlace, usePlanUnkept } from "../../store/use-plan.ts";
import { PlanButton, PlanPanel } from "../plan-panel.tsx";
import { useToolContext } from "../tool-context.ts";

/** Says what keeping a plan on the device means before it does so, and how to undo it. */
export function KeepPanel({ onClose }: { onClose: () => void }) {
	const { kept } = useToolContext().bar;
	const place = usePlanPlace();
	const isUnkept = usePlanUnkept();
	const [wasUnkept] = useState(isUnkept);
	const [isRefused, setIsRefused] = useState(false);
	// It is said on its own; what is said here is no longer so.
	if (isUnkept && !wasUnkept) return null;
	if (isRefused) return <PlanPanel text={kept.fault} look="warm" onClose={onClose} />;
	if (place === "device") {
		return (
			<PlanPanel key="kept" title={kept.done} text={kept.doneText} onClose={onClose}>
				<PlanButton look="secondary" onClick={planStore.stopKeeping} label={kept.stop} />
			</PlanPanel>
		);
	}
	const isOther = place !== "tab";
	return (
		<PlanPanel
			key="ask"
			title={kept.title}
			text={isOther ? `${kept.text} ${kept.other}` : kept.text}
			look="warm"
			onClose={onClose}
		>
			<PlanButton
				look="primary"
				onClick={() => setIsRefused(!planStore.keep())}
				label={isOther ? kept.replace : kept.yes}
			/>
		</PlanPanel>
	);
}
