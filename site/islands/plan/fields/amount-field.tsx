import { useRef } from "react";
import { fill } from "../../../../content-model/fill.ts";
import type { AmountWords } from "../../../../content-model/plan/amounts.ts";
import { type Reading, readAmount, readPercentage, readWholeNumber } from "../../../../plan/numbers/amount.ts";
import { readAnnualRate, readMonths } from "../../../../plan/numbers/period.ts";
import { showAmount } from "../../../../plan/numbers/show-amount.ts";
import { Field } from "../../../../ui/field/field.tsx";
import { Spoken } from "./spoken.tsx";

/** How each kind of number is read, and the words for its faults and for a number of another period. */
const KINDS = {
	money: { read: readAmount, faults: "money" },
	percentage: { read: readPercentage, faults: "percentage" },
	/** Pesos for a unit of another currency. */
	rate: { read: readPercentage, faults: "money" },
	annualRate: { read: readAnnualRate, faults: "percentage", otherPeriod: "perMonth" },
	months: { read: readMonths, faults: "whole", otherPeriod: "inYears" },
	whole: { read: readWholeNumber, faults: "whole" },
} as const satisfies Record<string, Kind>;

interface Kind {
	read: (typed: string) => AnyReading;
	faults: "money" | "percentage" | "whole";
	otherPeriod?: "perMonth" | "inYears";
}

type AnyReading = Reading | ReturnType<typeof readAnnualRate> | ReturnType<typeof readMonths>;

export type NumberKind = keyof typeof KINDS;

interface NumberFieldProps {
	kind: NumberKind;
	id: string;
	label: string;
	hint?: string | undefined;
	/** What was typed, kept as it was typed. */
	value: string;
	onChange: (typed: string) => void;
	words: AmountWords;
	/** Stands within the field, after the number: a currency, a sign. */
	unit?: string | undefined;
	/** The unit as it is heard behind the label, where that does not name it. */
	measure?: string | undefined;
	/** What the tool finds wrong with a number that can be read. */
	error?: string | undefined;
}

/** Asks for a number; one that may mean two things, or is of another period, is asked about. */
export function NumberField({
	kind,
	id,
	label,
	hint,
	value,
	onChange,
	words,
	unit,
	measure = unit,
	error,
}: NumberFieldProps) {
	const { read, faults, otherPeriod }: Kind = KINDS[kind];
	const reading = read(value);
	const faultWords: Partial<Record<AnyReading["kind"], string>> = words[faults];
	const input = useRef<HTMLInputElement>(null);
	const choice = choiceOf(reading);
	const [less = "", more = ""] = choice ?? [];
	const question =
		otherPeriod && more === "" ? fill(words[otherPeriod], { value: less }) : fill(words.unclear, { less, more });
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
				unit={measure}
				hint={hint}
				error={faultWords[reading.kind] ?? error}
				required={false}
				control={(props) => (
					<span className={unit ? "amount-field__well amount-field__well--unit" : "amount-field__well"}>
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
						{unit && (
							<span className="amount-field__unit" aria-hidden="true">
								{unit}
							</span>
						)}
					</span>
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
			<Spoken lines={[faultWords[reading.kind] ?? error ?? (choice ? question : "")]} />
		</div>
	);
}

/** What may be meant, as it is taken over. */
function choiceOf(reading: AnyReading): readonly string[] | undefined {
	if (reading.kind === "unclear") return reading.values.map(showAmount);
	return reading.kind === "other-period" ? [String(reading.value)] : undefined;
}
