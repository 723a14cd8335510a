import type { Words } from "../../content-model/content.ts";
import { CALL_WAYS, DAY_PARTS } from "../../contract/requests/calls.ts";
import type { CallField, FormId } from "../../contract/requests/forms.ts";
import { Field } from "../field/field.tsx";
import { Pills } from "../pills/pills.tsx";
import { controlId } from "./contact-fields.tsx";

interface CallFieldsProps {
	form: FormId;
	words: Words["messages"]["forms"]["call"];
	/** What was answered, where the page is shown again. */
	values?: Partial<Record<CallField, string>>;
	errors?: Partial<Record<string, string>>;
}

/**
 * What is asked of whoever wants a call: day and part of the day, which give way to free hours where there is a script, and
 * the channel. The style sheet shows it once that purpose is chosen.
 */
export function CallFields({ form, words, values = {}, errors = {} }: CallFieldsProps) {
	const taps = (name: "day_part" | "call_by", codes: readonly (keyof typeof words.choices)[]) => (
		<Pills
			name={name}
			legend={words[name]}
			value={values[name]}
			options={codes.map((id) => ({ id, label: words.choices[id] }))}
		/>
	);
	return (
		<>
			<fieldset className="call-fields__wish">
				<legend className="unseen">{words.day}</legend>
				<Field
					id={controlId(form, "call_day")}
					name="call_day"
					label={words.day}
					error={errors.call_day}
					required={false}
					control={(props) => <input {...props} type="date" autoComplete="off" defaultValue={values.call_day} />}
				/>
				{taps("day_part", DAY_PARTS)}
			</fieldset>
			{taps("call_by", CALL_WAYS)}
		</>
	);
}
