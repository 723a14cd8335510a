import { type ReactNode, useId } from "react";

interface PillsProps<Value extends string | number> {
	legend: ReactNode;
	/** The legend is for those who listen; what stands around it says it to the others. */
	isLegendUnseen?: boolean;
	/** On the wire; what only a component reads has none. */
	name?: string;
	value: Value | undefined;
	options: readonly { id: Value; label: ReactNode }[];
	/** Left out where the form itself holds what is chosen. */
	onChoose?: (value: Value) => void;
	className?: string;
}

/** One of a few: radio buttons, each drawn as a pill that lies behind its words. */
export function Pills<Value extends string | number>(props: PillsProps<Value>) {
	const { legend, isLegendUnseen, value, options, onChoose, className } = props;
	const ownName = useId();
	const { name = ownName } = props;
	return (
		<fieldset className={className ? `pills ${className}` : "pills"}>
			<legend className={isLegendUnseen ? "unseen" : "pills__legend"}>{legend}</legend>
			<div className="pills__options row row--2">
				{options.map(({ id, label }) => (
					<label className="pills__pill" key={id}>
						<input type="radio" name={name} value={id} checked={id === value} onChange={() => onChoose?.(id)} />
						<span>{label}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
