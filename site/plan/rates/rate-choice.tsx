import { type ReactNode, useId } from "react";

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
					<label className="rates__option" key={id}>
						<input
							className="overlay-radio"
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
