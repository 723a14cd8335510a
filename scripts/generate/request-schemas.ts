/** What may be asked, form by form, from the tables the service checks with. Lengths count what is left after trimming. */
import { EMAIL, PHONE_CHARACTERS } from "../../contract/contact-request.ts";
import {
	CHOICES,
	type ChoiceField,
	FIELDS,
	type FieldName,
	FORM_IDS,
	FORMS,
	type FormId,
} from "../../contract/forms.ts";
import { LANGUAGE_CODES, MAIN_LANGUAGE } from "../../contract/languages.ts";
import { LIMITS } from "../../contract/limits.ts";

export type Schema = Record<string, unknown>;

const { min, max } = LIMITS.phoneDigits;
const PHONE = `^(?=(?:\\D*\\d){${min},${max}}\\D*$)${PHONE_CHARACTERS.source.slice(1)}`;

const MEANINGS: Partial<Record<FieldName, string>> = {
	purpose: "What it is sent for. Anything else is left out, and the request is taken.",
	email: "Where the answer goes.",
	phone: `${min} to ${max} digits, with spaces, brackets, dots, hyphens and a country code as they come.`,
	country: "Where the patient lives.",
	organisation: "Who the sender speaks for.",
	treatment: "In the sender's own words.",
	consent: "The box of written consent is ticked.",
};

const TYPES: Record<FormId, string> = {
	patient: "A patient asks for orientation.",
	clinic: "A clinic or doctor asks for a consultation.",
	direction: "A message for the management.",
	join: "An organisation joins the national agenda.",
	toolkit: "A company asks for the workplace toolkit.",
	alliance: "An organisation proposes an alliance.",
	testimonial: "Somebody shares a testimonial, with consent to publish it.",
};

/** Name of a form's schema among the components, e.g. `PatientRequest`. */
export const schemaName = (form: FormId) => `${form[0]?.toUpperCase()}${form.slice(1)}Request`;

/** The schemas of all forms, by name. */
export function requestSchemas(): Record<string, Schema> {
	return Object.fromEntries(FORM_IDS.map((form) => [schemaName(form), requestSchema(form)]));
}

function requestSchema(form: FormId): Schema {
	const { type, interest, fields, required } = FORMS[form];
	const known = interest ? ["type", "interest"] : ["type"];
	return {
		type: "object",
		description: `${TYPES[form]} Members that are not listed are ignored; null, absent and empty are one.`,
		required: [...known, ...required],
		properties: {
			type: { const: type },
			...(interest && { interest: { const: interest } }),
			...Object.fromEntries(fields.map((name) => [name, fieldSchema(name, form)])),
			language: {
				...chosenOf(LANGUAGE_CODES, false),
				description: `In which the sender wrote and is answered; \`${MAIN_LANGUAGE}\` where it is left out.`,
			},
			request_id: {
				type: "string",
				format: "uuid",
				description:
					"Made by the client, so that the same request sent again is stored once. Other words under it are another request.",
			},
		},
	};
}

function fieldSchema(name: FieldName, form: FormId): Schema {
	const { required, purposes = [] } = FORMS[form];
	const description = MEANINGS[name];
	// Known ones as examples alone: an unknown one breaks no rule.
	const rules = name === "purpose" ? { examples: purposes } : rulesOf(name, required.includes(name));
	return { ...rules, ...(description && { description }) };
}

function rulesOf(name: FieldName, needed: boolean): Schema {
	const { answer, max } = FIELDS[name];
	if (answer === "tick") return { enum: ["yes", true] };
	if (answer === "choice") return chosenOf(CHOICES[name as ChoiceField], needed);
	const type = needed ? "string" : ["string", "null"];
	if (answer === "phone") return { type, maxLength: max, pattern: needed ? PHONE : `^$|${PHONE}` };
	if (answer === "email") return { type, format: "email", maxLength: max, pattern: EMAIL.source };
	return { type, maxLength: max, ...(needed && { pattern: "\\S" }) };
}

function chosenOf(choices: readonly string[], needed: boolean): Schema {
	return { enum: needed ? choices : [...choices, "", null] };
}
