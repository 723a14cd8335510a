import { useState } from "react";
import { fill } from "../../../content-model/fields/fill.ts";
import { MAX_SPARE_NIGHTS, MILESTONES, type Milestone, type Stay } from "../../../plan/stay/stay.ts";
import { Field } from "../../../ui/field/field.tsx";
import { Pills } from "../../../ui/pills/pills.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { Spoken } from "../fields/spoken.tsx";
import type { StayView } from "./stay-view.ts";

/** The dates the clinic gave, and how the visitor plans to travel. */
export function StayForm(props: StayView) {
	const { stay, change, schedule } = props;
	const words = props.words.form;
	// A year is wrong until its last digit is typed.
	const [typing, setTyping] = useState<Milestone>();
	const faults = MILESTONES.map((name) => {
		const fault = schedule.faults[name];
		return fault && name !== typing ? words.faults[fault] : "";
	});
	const spare = Array.from({ length: MAX_SPARE_NIGHTS + 1 }, (_, nights) => String(nights));
	return (
		<div className="stay-form script-only stack stack--8">
			<h2 className="title--s">{words.title}</h2>
			<Choice {...props} name="injections" values={["there", "home"]} />
			<Choice {...props} name="transfer" values={["same-trip", "later-trip"]} />
			<fieldset>
				<legend className="stay-form__legend strong">{words.dates.legend}</legend>
				<p className="above--1 small">{words.lead}</p>
				<div className="stay-form__dates above--4 stack stack--3">
					{MILESTONES.map((name, index) => (
						<DateField key={name} {...props} name={name} error={faults[index]} onType={setTyping} />
					))}
				</div>
				<Spoken lines={faults} />
			</fieldset>
			<div className="stay-form__spare stack">
				{(["before", "after"] as const).map((name) => (
					<SelectField
						key={name}
						id={`estadia-${name}`}
						name={name}
						label={words[name]}
						value={String(stay[name])}
						options={spare}
						onChange={(nights) => change((now) => ({ ...now, [name]: Number(nights) }))}
					/>
				))}
			</div>
			<Choice {...props} name="companion" values={["none", "retrieval", "whole"]} />
		</div>
	);
}

type ChoiceName = "injections" | "transfer" | "companion";

interface ChoiceProps<Name extends ChoiceName> extends StayView {
	name: Name;
	values: readonly Stay[Name][];
}

function Choice<Name extends ChoiceName>({ name, values, stay, words, change }: ChoiceProps<Name>) {
	const labels = words.form[name] as Record<string, string>;
	return (
		<Pills
			legend={labels.legend ?? ""}
			value={stay[name]}
			options={values.map((id) => ({ id, label: labels[id] }))}
			onChoose={(value) => change((now) => ({ ...now, [name]: value }))}
		/>
	);
}

interface DateFieldProps extends StayView {
	name: Milestone;
	error: string | undefined;
	/** @param name of the date that is being typed */
	onType: (name: Milestone | undefined) => void;
}

function DateField({ name, error, onType, ...props }: DateFieldProps) {
	const { stay, change } = props;
	return (
		<Field
			id={`estadia-${name}`}
			name={`${name}-date`}
			label={props.words.form.dates[name]}
			hint={hintOf(props, name)}
			error={error}
			required={false}
			control={(control) => (
				<input
					{...control}
					type="date"
					min="2000-01-01"
					max="2199-12-31"
					autoComplete="off"
					value={stay.dates[name]}
					onFocus={() => onType(name)}
					onBlur={() => onType(undefined)}
					onChange={({ currentTarget }) =>
						change((now) => ({ ...now, dates: { ...now.dates, [name]: currentTarget.value } }))
					}
				/>
			)}
		/>
	);
}

/** What a date without an answer is reckoned to be, or that the clinic's is over. */
function hintOf({ schedule, spoken, today, words: { form: words } }: StayView, name: Milestone): string | undefined {
	const { day, earliest, latest, given } = schedule.dates[name];
	if (given) return today !== undefined && day < today ? words.past : undefined;
	if (schedule.isExample) return undefined;
	if (earliest === latest) return fill(words.reckoned, { day: spoken.day(day) });
	return fill(words.between, { day: spoken.day(day), span: spoken.range(earliest, latest) });
}
