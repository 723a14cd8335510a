import type { HTMLAttributes, ReactNode } from "react";
import {
	type FieldName,
	FORM_FIELDS,
	MAX_LENGTHS,
	REQUIRED_FIELDS,
	type RequestKind,
} from "../../../contract/contact-request.ts";
import { COUNTRY_CODES } from "../../../contract/countries.ts";
import { type ControlProps, Field } from "../field/field.tsx";
import type { FormWords } from "./form-words.ts";

export type FieldValues = Partial<Record<FieldName, string>>;
export type FieldTexts = Partial<Record<FieldName, string>>;

export interface ContactFieldsProps {
	kind: RequestKind;
	words: FormWords;
	/** What the visitor had typed, where the page is shown again. */
	values: FieldValues;
	/** What is wrong, by field. */
	errors: FieldTexts;
	onEmailBlur?: (() => void) | undefined;
	/** Stands below the e-mail field. */
	emailSuggestion?: ReactNode;
}

/** The id of a field's control: unique on a page that holds both forms. */
export function controlId(kind: RequestKind, field: FieldName): string {
	return `${kind}-${field}`;
}

// A long message that is pasted must not be cut without a word, so its field carries no maxlength: the visitor is
// told instead, and keeps the text.
const INPUTS: Record<Exclude<FieldName, "country" | "message">, InputAttributes> = {
	name: { type: "text", autoComplete: "name", spellCheck: false, maxLength: MAX_LENGTHS.name },
	clinic_interest: { type: "text", autoComplete: "organization", maxLength: MAX_LENGTHS.clinic_interest },
	email: {
		type: "email",
		autoComplete: "email",
		inputMode: "email",
		spellCheck: false,
		autoCapitalize: "none",
		maxLength: MAX_LENGTHS.email,
	},
	phone: { type: "tel", autoComplete: "tel", inputMode: "tel" },
};

interface InputAttributes extends HTMLAttributes<HTMLInputElement> {
	type: string;
	autoComplete: string;
	maxLength?: number | undefined;
}

/** The questions of one form, in the contract's order and with the contract's rules. */
export function ContactFields({ kind, words, values, errors, onEmailBlur, emailSuggestion }: ContactFieldsProps) {
	const texts = words.fields as Partial<Record<FieldName, { label: string; hint?: string | undefined }>>;
	return FORM_FIELDS[kind].map((name) => {
		const required = REQUIRED_FIELDS[kind].includes(name);
		return (
			<Field
				key={name}
				id={controlId(kind, name)}
				name={name}
				label={texts[name]?.label ?? name}
				hint={texts[name]?.hint}
				mark={required ? undefined : words.optional}
				error={errors[name]}
				required={required}
				control={(props) => control(name, props)}
			>
				{name === "email" && emailSuggestion}
			</Field>
		);
	});

	function control(name: FieldName, props: ControlProps): ReactNode {
		const value = values[name] ?? "";
		if (name === "message") return <textarea {...props} rows={3} defaultValue={value} />;
		if (name === "country") {
			return (
				<select {...props} autoComplete="country" defaultValue={value}>
					<option value="">{words.choose}</option>
					{COUNTRY_CODES.map((code) => (
						<option key={code} value={code}>
							{words.countries?.[code]}
						</option>
					))}
				</select>
			);
		}
		return (
			<input {...props} {...INPUTS[name]} defaultValue={value} onBlur={name === "email" ? onEmailBlur : undefined} />
		);
	}
}
