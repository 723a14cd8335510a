import { type ReactNode, useId } from "react";
import { ChoicePill } from "../../../ui/choice-pill/choice-pill.tsx";

interface RateChoiceProps<Id extends string> {
	legend: string;
	value: Id;
	options: readonly { id: Id; label: ReactNode }[];
	onChoose: (id: Id) => void;
}

/** One of a few, as a row of buttons. */
export function RateChoice<Id extends string>({ legend, value, options, onChoose }: RateChoiceProps<Id>) {
	const name = useId();
	return (
		<fieldset className="rates__choice">
			<legend>{legend}</legend>
			<div className="rates__options">
				{options.map(({ id, label }) => (
					<ChoicePill key={id} name={name} value={id} checked={id === value} onChange={() => onChoose(id)}>
						{label}
					</ChoicePill>
				))}
			</div>
		</fieldset>
	);
}
