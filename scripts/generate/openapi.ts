/** `npm run generate -- openapi`: writes forms' fields into docs/secure-contact.openapi.yaml; the rest is by hand. */
import { readFileSync, writeFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { LANGUAGE_CODES } from "../../contract/languages.ts";
import { LIMITS } from "../../contract/questions/limits.ts";
import { EMAIL } from "../../contract/questions/mail-address.ts";
import { TELEPHONE } from "../../contract/questions/telephone.ts";
import {
	CALL_FIELDS,
	CHOICES,
	type ChoiceField,
	FIELDS,
	type FieldName,
	FORM_IDS,
	FORMS,
	type FormId,
} from "../../contract/requests/forms.ts";
import { ORIGIN_RULES } from "../../contract/requests/origin.ts";
import { CONTACT_PATH, NOTICE_FIELD } from "../../contract/requests/wire.ts";
import { PAYLOADS } from "../../testing/requests.ts";

export const OPENAPI_FILE = "docs/secure-contact.openapi.yaml";

interface Schema {
	description?: string;
	properties?: Record<string, Schema>;
}

/** Name of a form's schema among the components, e.g. `PatientRequest`. */
export const schemaName = (form: FormId) => `${form[0]?.toUpperCase()}${form.slice(1)}Request`;

/** The description as it has to be. @param text as it is */
export function openApiText(text: string): string {
	// Readers of older YAML would take a bare yes for true.
	const description = parseDocument(text, { compat: "yaml-1.1" });
	const { Received, FieldErrors, Origin, Call, ...requests }: Record<string, Schema> =
		description.toJS().components.schemas;
	const names = FORM_IDS.map((form) => [schemaName(form), form] as const);
	const schemas = {
		ContactRequest: { oneOf: names.map(([name]) => ({ $ref: `#/components/schemas/${name}` })) },
		...Object.fromEntries(names.map(([name, form]) => [name, requestSchema(form, requests[name])])),
		Received,
		FieldErrors,
		Origin,
		Call,
	};
	const schema = { $ref: "#/components/schemas/ContactRequest" };
	const examples = Object.fromEntries(FORM_IDS.map((form) => [form, { value: PAYLOADS[form] }]));
	const content = {
		"application/json": { schema, examples },
		"application/x-www-form-urlencoded": { schema, examples: { patient: examples.patient } },
	};
	const node = (value: object) => description.createNode(value, { aliasDuplicateObjects: false });
	description.setIn(["components", "schemas"], node(schemas));
	description.setIn(["paths", CONTACT_PATH, "post", "requestBody", "content"], node(content));
	return description.toString({ lineWidth: 0 });
}

/** @param kept the form's schema of before, whose descriptions are kept */
function requestSchema(form: FormId, kept: Schema = {}): object {
	const { type, interest, fields, required, purposes } = FORMS[form];
	/** By these a request would be another form's. */
	const others = Object.values(FORMS).flatMap((one) => (one.type === type && one.interest ? one.interest : []));
	const properties = {
		type: { const: type },
		...(interest ? { interest: { const: interest } } : others.length > 0 && { interest: { not: { enum: others } } }),
		...Object.fromEntries(fields.map((name) => [name, rulesOf(name, form)])),
		language: { enum: [...LANGUAGE_CODES, "", null] },
		request_id: { type: "string", format: "uuid" },
		...(purposes?.includes("call") &&
			Object.fromEntries(CALL_FIELDS.map((name) => [name, { $ref: `#/components/schemas/Call/properties/${name}` }]))),
		[NOTICE_FIELD]: { type: "string", maxLength: LIMITS.noticeVersion.max },
		// What breaks one of their rules is left out, never refused.
		...Object.fromEntries(
			ORIGIN_RULES.map(([part]) => [part, { $ref: `#/components/schemas/Origin/properties/${part}` }]),
		),
	};
	return {
		type: "object",
		description: kept.description,
		required: [...(interest ? ["type", "interest"] : ["type"]), ...required],
		properties: Object.fromEntries(
			Object.entries(properties).map(([name, rules]) => {
				const description = kept.properties?.[name]?.description;
				return [name, { ...rules, ...(description && { description }) }];
			}),
		),
	};
}

/** Lengths count what is left after trimming. */
function rulesOf(name: FieldName, form: FormId): object {
	const { required, purposes } = FORMS[form];
	const { answer, max } = FIELDS[name];
	const needed = required.includes(name);
	// Known ones as examples alone: an unknown one breaks no rule.
	if (answer === "purpose") return { examples: purposes };
	if (answer === "tap") return { examples: CHOICES[name as ChoiceField] };
	if (answer === "tick") return needed ? { enum: ["yes", true] } : { examples: ["yes", true] };
	if (answer === "choice") {
		const choices = CHOICES[name as ChoiceField];
		return { enum: needed ? choices : [...choices, "", null] };
	}
	if (answer === "several") {
		const code = `(?:${CHOICES[name as ChoiceField].join("|")})`;
		return { type: ["string", "null"], pattern: `^(?:${code}(?: ${code})*)?$` };
	}
	const type = needed ? "string" : ["string", "null"];
	if (answer === "phone")
		return { type, maxLength: max, pattern: needed ? TELEPHONE.source : `^$|${TELEPHONE.source}` };
	if (answer === "email") return { type, format: "email", maxLength: max, pattern: EMAIL.source };
	return { type, maxLength: max, ...(needed && { pattern: "\\S" }) };
}

export const writeOpenApi = (): void => writeFileSync(OPENAPI_FILE, openApiText(readFileSync(OPENAPI_FILE, "utf8")));
