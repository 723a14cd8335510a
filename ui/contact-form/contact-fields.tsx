import type { InputHTMLAttributes, ReactNode } from "react";
import { codesIn } from "../../contract/questions/several.ts";
import {
	CHOICES,
	type ChoiceField,
	FIELDS,
	type FieldName,
	type FieldRules,
	FORMS,
	type FormId,
} from "../../contract/requests/forms.ts";
import { PURPOSE_SLUGS, type Purpose } from "../../contract/requests/purposes.ts";
import { type ControlProps, Field } from "../field/field.tsx";
import type { FormWords } from "./form-words.ts";

export type FieldValues = Partial<Record<FieldName, string>>;
export type FieldTexts = Record<string, string>;

interface ContactFieldsProps {
	form: FormId;
	words: FormWords;
	/** What the visitor had typed, where the page is shown again. */
	values: FieldValues;
	errors: FieldTexts;
	/** Stands below the purpose. */
	calls: ReactNode;
	/** Stands at the message. */
	guide: ReactNode;
	onEmailBlur?: (() => void) | undefined;
	/** Stands below the e-mail field. */
	emailSuggestion?: ReactNode;
}

/** The id of a field's control: unique on a page that holds several forms. */
export const controlId = (form: FormId, field: string): string => `${form}-${field}`;

/** What a browser is told of a text, so that the right keyboard opens. */
const KEYBOARDS: Partial<Record<FieldRules["answer"], InputHTMLAttributes<HTMLInputElement>>> = {
	email: { type: "email", inputMode: "email" },
	phone: { type: "tel", inputMode: "tel" },
};

function inputOf(name: FieldName): InputHTMLAttributes<HTMLInputElement> {
	const { answer, max, fill = "off" } = FIELDS[name];
	const checked = name === "name" || answer === "email" ? { spellCheck: false } : {};
	return { type: "text", ...KEYBOARDS[answer], autoComplete: fill, ...checked, maxLength: max };
}

/** The questions of one form, in the contract's order and with the contract's rules. */
export function ContactFields({ form, words, values, errors, ...around }: ContactFieldsProps) {
	const { calls, guide, onEmailBlur, emailSuggestion } = around;
	const always = FORMS[form].fields.filter((name) => !FIELDS[name].purposes);
	return always.map((name) => {
		const required = FORMS[form].required.includes(name);
		if (FIELDS[name].answer === "several") {
			return <Several key={name} form={form} field={name} words={words} value={values[name]} error={errors[name]} />;
		}
		return (
			<Field
				key={name}
				id={controlId(form, name)}
				name={name}
				label={words.fields[name]?.label ?? name}
				hint={words.fields[name]?.hint}
				guide={name === "message" && guide}
				mark={required ? undefined : words.optional}
				error={errors[name]}
				required={required}
				tick={FIELDS[name].answer === "tick"}
				control={(props) => control(name, props)}
			>
				{name === "purpose" ? calls : name === "email" && emailSuggestion}
			</Field>
		);
	});

	function control(name: FieldName, props: ControlProps): ReactNode {
		const { answer } = FIELDS[name];
		const value = values[name] ?? "";
		// No maxlength: it would cut a long pasted message without a word. The visitor is told instead, and keeps the text.
		if (answer === "prose") return <textarea {...props} rows={3} defaultValue={value} />;
		if (answer === "tick") return <input {...props} type="checkbox" value="yes" defaultChecked={value === "yes"} />;
		if (answer === "choice" || answer === "purpose")
			return <ChoiceList {...props} form={form} field={name} words={words} value={value} />;
		const onBlur = name === "email" ? onEmailBlur : undefined;
		return <input {...props} {...inputOf(name)} defaultValue={value} onBlur={onBlur} />;
	}
}

interface QuestionProps {
	form: FormId;
	field: FieldName;
	words: FormWords;
	value: string | undefined;
}

/** Boxes to tick, drawn as pills; each sends its own code under the question's name. */
const Several = ({ form, field, words, value = "", error }: QuestionProps & { error: string | undefined }) => (
	<fieldset className={error ? "pills field--faulty" : "pills"} id={controlId(form, field)}>
		<legend className="pills__legend">
			<span>{words.fields[field]?.label}</span>
			<span className="field__mark small">{` ${words.optional}`}</span>
		</legend>
		{error && <p className="field__error">{error}</p>}
		<div className="pills__options row row--2">
			{CHOICES[field as ChoiceField].map((code) => (
				<label className="pills__pill" key={code}>
					<input type="checkbox" name={field} value={code} defaultChecked={codesIn(value).includes(code)} />
					<span>{words.choices[field]?.[code]}</span>
				</label>
			))}
		</div>
	</fieldset>
);

function ChoiceList({ form, field, words, value, ...props }: QuestionProps & ControlProps) {
	const codes: readonly string[] = field === "purpose" ? (FORMS[form].purposes ?? []) : CHOICES[field as ChoiceField];
	return (
		<select {...props} autoComplete={FIELDS[field].fill ?? "off"} defaultValue={value}>
			<option value="">{words.choose[field]}</option>
			{codes.map((code) => (
				<option key={code} value={code} data-slug={field === "purpose" ? PURPOSE_SLUGS[code as Purpose] : undefined}>
					{words.choices[field]?.[code]}
				</option>
			))}
		</select>
	);
}
