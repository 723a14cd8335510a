import { type ReactNode, useRef } from "react";
import { fill } from "../../../../content-model/fill.ts";
import type { AmountWords } from "../../../../content-model/plan/amounts.ts";
import { type Reading, readAmount, readPercentage } from "../../../../plan/numbers/amount.ts";
import { readAnnualRate, readMonths } from "../../../../plan/numbers/period.ts";
import { showAmount } from "../../../../plan/numbers/show-amount.ts";
import { readWholeNumber } from "../../../../plan/numbers/whole-number.ts";
import { Field } from "../../../../ui/field/field.tsx";

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

type AnyReading = Reading | ReturnType<typeof readAnnualRate> | ReturnType<typeof readMonths>;

/** Asks for an amount of money; one that may mean two things is asked about. */
export function MoneyField(props: AmountFieldProps) {
	return <NumberInput {...props} reading={readAmount(props.value)} faults={props.words.money} />;
}

/** Asks for a percentage. */
export function PercentageField(props: AmountFieldProps) {
	return <NumberInput {...props} reading={readPercentage(props.value)} faults={props.words.percentage} />;
}

/** Asks for a percentage a year; one a month is understood and asked about. */
export function AnnualRateField(props: AmountFieldProps) {
	const { percentage, perMonth } = props.words;
	return <NumberInput {...props} reading={readAnnualRate(props.value)} faults={percentage} otherPeriod={perMonth} />;
}

/** Asks for months; years are understood and asked about. */
export function MonthsField(props: AmountFieldProps) {
	const { whole, inYears } = props.words;
	return <NumberInput {...props} reading={readMonths(props.value)} faults={whole} otherPeriod={inYears} />;
}

/** Asks for a whole number: nights, years. */
export function WholeNumberField(props: AmountFieldProps) {
	return <NumberInput {...props} reading={readWholeNumber(props.value)} faults={props.words.whole} />;
}

interface NumberInputProps extends AmountFieldProps {
	reading: AnyReading;
	faults: Partial<Record<AnyReading["kind"], string>>;
	/** What asks about a number of another period, with `{value}`. */
	otherPeriod?: string;
}

function NumberInput({ id, label, hint, value, onChange, words, unit, error, ...asked }: NumberInputProps) {
	const { reading, faults, otherPeriod } = asked;
	const input = useRef<HTMLInputElement>(null);
	const choice = choiceOf(reading);
	const [less = "", more = ""] = choice ?? [];
	const question =
		otherPeriod && more === "" ? fill(otherPeriod, { value: less }) : fill(words.unclear, { less, more });
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
						<legend id={choiceId}>{question}</legend>
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

/** What may be meant, as it is taken over. */
function choiceOf(reading: AnyReading): readonly string[] | undefined {
	if (reading.kind === "unclear") return reading.values.map(showAmount);
	return reading.kind === "other-period" ? [String(reading.value)] : undefined;
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
