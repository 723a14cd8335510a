import { useEffect, useRef, useState } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import type { AmountWords } from "../../../content-model/plan/files.ts";
import { type Reading, readAmount, readPercentage, readWholeNumber } from "../../../plan/numbers/amount.ts";
import { type Currency, type Decimal, showAmount } from "../../../plan/numbers/money.ts";
import { readAnnualRate, readMonths } from "../../../plan/numbers/period.ts";
import { Field } from "../../../ui/field/field.tsx";
import { Spoken } from "./spoken.tsx";

/** How each kind of number is read, and the words for its faults. */
const KINDS = {
	money: { read: readAmount, faults: "money" },
	percentage: { read: readPercentage, faults: "percentage" },
	/** Pesos for a unit of another currency. */
	rate: { read: readPercentage, faults: "money" },
	annualRate: { read: readAnnualRate, faults: "percentage" },
	months: { read: readMonths, faults: "whole" },
	whole: { read: readWholeNumber, faults: "whole" },
} as const satisfies Record<string, Kind>;

interface Kind {
	read: (typed: string, currency?: Currency) => AnyReading;
	faults: "money" | "percentage" | "whole";
}

type AnyReading = Reading | ReturnType<typeof readAnnualRate> | ReturnType<typeof readMonths>;

/** Milliseconds without another key, or none once the field is left: `1` is not asked about on the way to `16.5`. */
const PAUSE = 400;

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
	/** Of an amount; one that names another is at fault. */
	currency?: Currency;
	/** Stands within the field, after the number: a currency, a sign. */
	unit?: string | undefined;
	/** The unit as it is heard behind the label, where that does not name it. */
	measure?: string | undefined;
	/** What the tool finds wrong with a number that can be read. */
	error?: string | undefined;
}

/** Asks for a number; one that may mean two things, or is of another period, is asked about. */
export function NumberField({ kind, id, label, hint, value, onChange, words, ...more }: NumberFieldProps) {
	const { currency, unit, measure, error } = more;
	const { read, faults }: Kind = KINDS[kind];
	const reading = read(value, currency);
	const faultWords: Partial<Record<AnyReading["kind"], string>> = words[faults];
	const input = useRef<HTMLInputElement>(null);
	const [settled, setSettled] = useState(value);
	const question = settled === value ? questionOf(reading, kind, words) : undefined;
	const choiceId = question && `${id}-choice`;

	useEffect(() => {
		const pause = setTimeout(() => setSettled(value), PAUSE);
		return () => clearTimeout(pause);
	}, [value]);

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
							onBlur={() => setSettled(value)}
						/>
						{unit && !value.includes(unit) && (
							<span className="amount-field__unit small" aria-hidden="true">
								{unit}
							</span>
						)}
					</span>
				)}
			>
				{question && (
					<fieldset className="amount-field__choice screen-only row row--2">
						<legend id={choiceId}>{question.text}</legend>
						{question.choices.map(({ label, meant }) => (
							<button
								key={label}
								type="button"
								className="amount-field__meant choice tabular label"
								onClick={() => take(meant)}
							>
								{label}
							</button>
						))}
					</fieldset>
				)}
			</Field>
			<Spoken lines={[faultWords[reading.kind] ?? error ?? question?.text ?? ""]} />
		</div>
	);
}

interface Question {
	text: string;
	/** What may be meant, and what is then taken over. */
	choices: readonly { label: string; meant: string }[];
}

function questionOf(reading: AnyReading, kind: NumberKind, words: AmountWords): Question | undefined {
	const same = (meant: string) => ({ label: meant, meant });
	const aYear = (rate: Decimal) => fill(words.aYear, { value: String(rate) });
	if (reading.kind === "unclear") {
		const [less = "", more = ""] = reading.values.map(showAmount);
		return { text: fill(words.unclear, { less, more }), choices: [same(less), same(more)] };
	}
	if (reading.kind === "unnamed-period") {
		const yearly = reading.value.times(12);
		const monthly = { label: fill(words.aMonth, { value: String(yearly) }), meant: aYear(yearly) };
		const text = fill(words.whichPeriod, { value: String(reading.value) });
		return { text, choices: [same(aYear(reading.value)), monthly] };
	}
	if (reading.kind !== "other-period") return undefined;
	const value = String(reading.value);
	if (kind === "months") return { text: fill(words.inYears, { value }), choices: [same(value)] };
	return { text: fill(words.perMonth, { value }), choices: [same(aYear(reading.value))] };
}
