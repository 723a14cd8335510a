import type { ReactNode } from "react";
import { Pills } from "../../../ui/pills/pills.tsx";

interface PlanSwitchProps {
	legend: string;
	value: number;
	/** What each is called, and what it comes to. */
	options: readonly { name: string; known: ReactNode }[];
	onChoose: (place: number) => void;
	/** What can be done beside choosing. */
	children?: ReactNode;
}

/** Several of a kind, of which one is open; stays in view, with what each comes to, while its fields go by. */
export function PlanSwitch({ options, children, ...choice }: PlanSwitchProps) {
	const labelled = options.map(({ name, known }, id) => {
		const label = (
			<>
				<span className="plan-switch__name">{name}</span>
				<span className="plan-switch__known tabular">{known}</span>
			</>
		);
		return { id, label };
	});
	return (
		<div className="plan-switch">
			<Pills {...choice} options={labelled} isLegendUnseen />
			{children}
		</div>
	);
}
