import { type ReactNode, useId } from "react";

interface ChoicePillsProps<Value extends string | number> {
	legend: string;
	/** The legend is for those who listen; what stands around it says it to the others. */
	isLegendUnseen?: boolean;
	value: Value;
	options: readonly { id: Value; label: ReactNode }[];
	onChoose: (value: Value) => void;
	className?: string;
}

/** One of a few: radio buttons, each drawn as a pill that lies behind its words. */
export function ChoicePills<Value extends string | number>(props: ChoicePillsProps<Value>) {
	const { legend, isLegendUnseen, value, options, onChoose, className = "" } = props;
	const name = useId();
	return (
		<fieldset className={`choice-pills ${className}`}>
			<legend className={isLegendUnseen ? "unseen" : "choice-pills__legend"}>{legend}</legend>
			<div className="choice-pills__options">
				{options.map(({ id, label }) => (
					<label className="choice-pill" key={id}>
						<input
							className="choice-pill__radio"
							type="radio"
							name={name}
							value={id}
							checked={id === value}
							onChange={() => onChoose(id)}
						/>
						<span>{label}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
