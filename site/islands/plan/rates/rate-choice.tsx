import { type ReactNode, useEffect, useId, useRef } from "react";

interface RateChoiceProps<Id extends string> {
	legend: string;
	value: Id;
	options: readonly { id: Id; label: ReactNode }[];
	onChoose: (id: Id) => void;
}

/** One of a few, as a row of buttons. */
export function RateChoice<Id extends string>({ legend, value, options, onChoose }: RateChoiceProps<Id>) {
	const name = useId();
	const root = useRef<HTMLFieldSetElement>(null);
	const isTold = useRef(false);
	// Chosen before the script was there.
	useEffect(() => {
		if (isTold.current) return;
		isTold.current = true;
		const early = root.current?.querySelector<HTMLInputElement>("input:checked")?.value;
		if (early !== undefined && early !== value) onChoose(early as Id);
	});
	return (
		<fieldset className="rates__choice" ref={root}>
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
