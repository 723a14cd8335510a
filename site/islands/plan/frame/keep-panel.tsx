import { useState } from "react";
import type { BarWords } from "../../../../content-model/plan/frame.ts";
import { planStore, usePlanPlace } from "../store/use-plan.ts";
import { PlanButton, PlanPanel } from "./plan-panel.tsx";

/** Says what keeping a plan on the device means before it does so, and how to undo it. */
export function KeepPanel({ words: { kept, close }, onClose }: { words: BarWords; onClose: () => void }) {
	const place = usePlanPlace();
	const [isRefused, setIsRefused] = useState(false);
	const closing = { close, onClose };
	if (isRefused) return <PlanPanel text={kept.fault} look="warm" {...closing} />;
	if (place === "device") {
		return (
			<PlanPanel key="kept" title={kept.done} text={kept.doneText} {...closing}>
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
			{...closing}
		>
			<PlanButton
				look="primary"
				onClick={() => setIsRefused(!planStore.keep())}
				label={isOther ? kept.replace : kept.yes}
			/>
		</PlanPanel>
	);
}
