import { useState } from "react";
import type { BarWords } from "../../../../content-model/plan/frame.ts";
import { keepPlan, stopKeepingPlan, useIsKept } from "../store/plan-store.ts";
import { PlanButton, PlanPanel } from "./plan-panel.tsx";

/** Says what keeping a plan on the device means before it does so, and how to undo it. */
export function KeepPanel({ words: { kept, close }, onClose }: { words: BarWords; onClose: () => void }) {
	const isKept = useIsKept();
	const [isRefused, setIsRefused] = useState(false);
	if (isRefused) {
		return (
			<PlanPanel text={kept.fault} look="warm">
				<PlanButton onClick={onClose}>{close}</PlanButton>
			</PlanPanel>
		);
	}
	if (isKept) {
		return (
			<PlanPanel key="kept" title={kept.done} text={kept.doneText}>
				<PlanButton look="secondary" onClick={stopKeepingPlan}>
					{kept.stop}
				</PlanButton>
				<PlanButton onClick={onClose}>{close}</PlanButton>
			</PlanPanel>
		);
	}
	return (
		<PlanPanel key="ask" title={kept.title} text={kept.text} look="warm">
			<PlanButton look="primary" onClick={() => setIsRefused(!keepPlan())}>
				{kept.yes}
			</PlanButton>
			<PlanButton onClick={onClose}>{close}</PlanButton>
		</PlanPanel>
	);
}
