import type { ReactNode } from "react";
import { fill } from "../../../../content-model/fill.ts";
import type { AmountWords } from "../../../../content-model/plan/amounts.ts";
import { type Reading, readAmount, readPercentage } from "../../../../plan/numbers/amount.ts";
import { showAmount } from "../../../../plan/numbers/show-amount.ts";
import { readWholeNumber } from "../../../../plan/numbers/whole-number.ts";
import { Field } from "../../../../ui/field/field.tsx";
import { useTypedBefore } from "./typed-before.ts";

export interface AmountFieldProps {
	id: string;
	label: string;
	hint?: string | undefined;
	/** What was typed, kept as it was typed. */
	value: string;
	onChange: (typed: string) => void;
	words: AmountWords;
	/** Stands within the field, after the number: a currency, a sign. */
	unit?: string | undefined;
	/** What the tool finds wrong with a number that can be read. */
	error?: string | undefined;
}

type AnyReading = Reading | { kind: "not-whole" };

/** Asks for an amount of money; one that may mean two things is asked about. */
export function MoneyField(props: AmountFieldProps) {
	return <NumberInput {...props} reading={readAmount(props.value)} faults={props.words.money} />;
}

/** Asks for a percentage. */
export function PercentageField(props: AmountFieldProps) {
	return <NumberInput {...props} reading={readPercentage(props.value)} faults={props.words.percentage} />;
}

/** Asks for a whole number: months, nights, persons. */
export function WholeNumberField(props: AmountFieldProps) {
	return <NumberInput {...props} reading={readWholeNumber(props.value)} faults={props.words.whole} />;
}

interface NumberInputProps extends AmountFieldProps {
	reading: AnyReading;
	faults: Partial<Record<AnyReading["kind"], string>>;
}

function NumberInput({ id, label, hint, value, onChange, words, unit, reading, faults, error }: NumberInputProps) {
	const input = useTypedBefore<HTMLInputElement>(value, onChange);
	const choice = reading.kind === "unclear" ? reading.values.map(showAmount) : undefined;
	const choiceId = choice && `${id}-choice`;

	function take(meant: string): void {
		onChange(meant);
		input.current?.focus();
	}

	return (
		<div className="amount-field">
			<Field
				id={id}
				name={id}
				label={label}
				hint={hint}
				error={faults[reading.kind] ?? error}
				required={false}
				control={(props) => (
					<Well unit={unit}>
						<input
							{...props}
							aria-describedby={[props["aria-describedby"], choiceId].filter(Boolean).join(" ") || undefined}
							ref={input}
							type="text"
							inputMode="decimal"
							autoComplete="off"
							spellCheck={false}
							value={value}
							onChange={(event) => onChange(event.currentTarget.value)}
						/>
					</Well>
				)}
			>
				{choice && (
					<fieldset className="amount-field__choice">
						<legend id={choiceId}>{fill(words.unclear, { less: choice[0] ?? "", more: choice[1] ?? "" })}</legend>
						{choice.map((meant) => (
							<button key={meant} type="button" className="amount-field__meant" onClick={() => take(meant)}>
								{meant}
							</button>
						))}
					</fieldset>
				)}
			</Field>
		</div>
	);
}

function Well({ unit, children }: { unit: string | undefined; children: ReactNode }) {
	return (
		<span className={unit ? "amount-field__well amount-field__well--unit" : "amount-field__well"}>
			{children}
			{unit && (
				<span className="amount-field__unit" aria-hidden="true">
					{unit}
				</span>
			)}
		</span>
	);
}
