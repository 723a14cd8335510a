import type { Words } from "../../content-model/content.ts";
import { CALL_WAYS, DAY_PARTS } from "../../contract/requests/calls.ts";
import { type CallField, FIELDS, FORMS, type FormId, TAPS, type TapField } from "../../contract/requests/forms.ts";
import type { Purpose } from "../../contract/requests/purposes.ts";
import { Field } from "../field/field.tsx";
import { Pills } from "../pills/pills.tsx";
import { controlId } from "./contact-fields.tsx";

interface PurposeFieldsProps {
	form: FormId;
	words: Words["messages"];
	/** What was answered, where the page is shown again. */
	values?: Partial<Record<CallField | TapField, string>>;
	errors?: Partial<Record<string, string>>;
}

/** What is asked of whoever comes for a purpose; the style sheet shows it once that is chosen. */
export function PurposeFields({ form, words: { forms, choices }, values = {}, errors = {} }: PurposeFieldsProps) {
	const taps = FORMS[form].fields.filter((name): name is TapField => name in TAPS);
	const { call } = forms;
	return (
		<>
			{/* Day and part of the day give way to free hours where there is a script. */}
			<div data-for="call">
				<fieldset className="purpose-fields__wish">
					<legend className="unseen">{call.day}</legend>
					<Field
						id={controlId(form, "call_day")}
						name="call_day"
						label={call.day}
						mark={forms.optional}
						error={errors.call_day}
						required={false}
						control={(props) => <input {...props} type="date" autoComplete="off" defaultValue={values.call_day} />}
					/>
					{pills("day_part", call.day_part, DAY_PARTS, call.choices)}
				</fieldset>
				{pills("call_by", call.call_by, CALL_WAYS, call.choices)}
			</div>
			{taps.map((name) => (
				<div key={name} data-for={FIELDS[name].purposes?.join(" ")}>
					{pills(name, forms.patient.fields[name]?.label ?? name, TAPS[name], choices[name])}
				</div>
			))}
		</>
	);

	function pills(
		name: CallField | TapField,
		legend: string,
		codes: readonly string[],
		labels: Partial<Record<string, string>>,
	) {
		const marked = (
			<>
				{legend}
				<span className="field__mark small">{` ${forms.optional}`}</span>
			</>
		);
		const options = codes.map((id) => ({ id, label: labels[id] }));
		return <Pills name={name} legend={marked} value={values[name]} options={options} />;
	}
}

interface PurposeQuestionsProps {
	form: FormId;
	words: Words["messages"]["forms"]["questions"];
}

/** What to tell for each purpose. The style sheet shows the chosen one's by its place, so it works without script. */
export function PurposeQuestions({ form, words: { lead, ...told } }: PurposeQuestionsProps) {
	const questions: Partial<Record<Purpose, readonly string[]>> = told;
	return FORMS[form].purposes?.map((purpose) => (
		<div className="purpose-questions small" key={purpose}>
			{questions[purpose] && (
				<>
					<span>{lead}</span>
					<ul>
						{questions[purpose].map((question) => (
							<li key={question}>{question}</li>
						))}
					</ul>
				</>
			)}
		</div>
	));
}
