import { useState } from "react";
import { fill } from "../../../../content-model/fill.ts";
import type { StayWords } from "../../../../content-model/plan/stay.ts";
import type { Day } from "../../../../plan/stay/day.ts";
import { MAX_SPARE_NIGHTS, MILESTONES, type Milestone, type Stay } from "../../../../plan/stay/stay.ts";
import type { Schedule } from "../../../../plan/stay/stay-schedule.ts";
import { Field } from "../../../../ui/field/field.tsx";
import { type SpokenDays, spokenDay } from "./calendar/spoken-days.ts";

export interface StayFormProps {
	stay: Stay;
	schedule: Schedule;
	spoken: SpokenDays;
	today: Day | undefined;
	words: StayWords["form"];
	onChange: (change: Partial<Stay>) => void;
}

/** Follows a date's name in the name of its field: "transfer" is a date and a choice. */
export const DATE_NAME = "-date";

/** What the clinic said and how she means to travel. */
export function StayForm(props: StayFormProps) {
	const { words, stay, onChange } = props;
	const spare = Array.from({ length: MAX_SPARE_NIGHTS + 1 }, (_, nights) => nights);
	return (
		<div className="stay-form">
			<h2 className="stay-form__title">{words.title}</h2>
			<Choice {...props} name="injections" values={["there", "home"]} />
			<Choice {...props} name="transfer" values={["same-trip", "later-trip"]} />
			<fieldset className="stay-form__group">
				<legend className="stay-form__legend">{words.dates.legend}</legend>
				<p className="stay-form__lead">{words.lead}</p>
				<div className="stay-form__dates">
					{MILESTONES.map((name) => (
						<DateField key={name} {...props} name={name} />
					))}
				</div>
			</fieldset>
			<div className="stay-form__spare">
				{(["before", "after"] as const).map((name) => (
					<Field
						key={name}
						id={`estadia-${name}`}
						name={name}
						label={words[name]}
						required={false}
						control={({ required: _, ...control }) => (
							<select
								{...control}
								value={stay[name]}
								onChange={(event) => onChange({ [name]: Number(event.currentTarget.value) })}
							>
								{spare.map((nights) => (
									<option key={nights}>{nights}</option>
								))}
							</select>
						)}
					/>
				))}
			</div>
			<Choice {...props} name="companion" values={["none", "retrieval", "whole"]} />
		</div>
	);
}

type ChoiceName = "injections" | "transfer" | "companion";

interface ChoiceProps<Name extends ChoiceName> extends StayFormProps {
	name: Name;
	values: readonly Stay[Name][];
}

function Choice<Name extends ChoiceName>({ name, values, stay, words, onChange }: ChoiceProps<Name>) {
	const labels = words[name] as Record<string, string>;
	return (
		<fieldset className="stay-form__group">
			<legend className="stay-form__legend">{labels.legend}</legend>
			<div className="stay-form__options">
				{values.map((value) => (
					<label key={value} className="stay-form__option">
						<input
							type="radio"
							name={name}
							value={value}
							checked={stay[name] === value}
							onChange={() => onChange({ [name]: value } as Partial<Stay>)}
						/>
						{labels[value]}
					</label>
				))}
			</div>
		</fieldset>
	);
}

function DateField({ name, ...props }: StayFormProps & { name: Milestone }) {
	const { stay, schedule, words, onChange } = props;
	const [typing, setTyping] = useState(false);
	const fault = schedule.faults[name];
	return (
		<Field
			id={`estadia-${name}`}
			name={`${name}${DATE_NAME}`}
			label={words.dates[name]}
			hint={hintOf(props, name)}
			// A year is wrong until its last digit is typed.
			error={fault && !typing ? words.faults[fault] : undefined}
			required={false}
			control={({ required: _, ...control }) => (
				<input
					{...control}
					type="date"
					min="2000-01-01"
					max="2199-12-31"
					autoComplete="off"
					value={stay.dates[name]}
					onFocus={() => setTyping(true)}
					onBlur={() => setTyping(false)}
					onChange={(event) => onChange({ dates: { ...stay.dates, [name]: event.currentTarget.value } })}
				/>
			)}
		/>
	);
}

/** What a date without an answer is reckoned to be, or that the clinic's is over. */
function hintOf({ schedule, spoken, today, words }: StayFormProps, name: Milestone): string | undefined {
	const { day, earliest, latest, given } = schedule.dates[name];
	if (given) return today !== undefined && day < today ? words.past : undefined;
	if (schedule.isExample) return undefined;
	if (earliest === latest) return fill(words.reckoned, { day: spokenDay(day) });
	return fill(words.between, { day: spokenDay(day), span: spoken.range(earliest, latest) });
}
