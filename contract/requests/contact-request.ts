/** What a request may hold (specification, sections 3 and 5), by `contract/questions/`; island and service check with it. */
import * as v from "valibot";
import { LANGUAGE_CODES, type Language } from "../languages.ts";
import { RULES } from "../questions/kinds.ts";
import { LIMITS } from "../questions/limits.ts";
import { singleLine } from "../questions/text.ts";
import type { CallDetails } from "./calls.ts";
import {
	CHOICES,
	type ChoiceField,
	FIELDS,
	type FieldName,
	FORM_IDS,
	FORMS,
	type FormId,
	type FormRules,
	formOf,
	type Interest,
	isAsked,
	REQUEST_KINDS,
	type RequestKind,
} from "./forms.ts";
import type { Origin } from "./origin.ts";
import type { Purpose } from "./purposes.ts";
import { type FieldErrorCode, type FieldErrors, NOTICE_FIELD } from "./wire.ts";

function ruleOf(field: FieldName, { required, purposes = [] }: FormRules): v.GenericSchema<unknown, string> {
	const { answer, max = 0 } = FIELDS[field];
	const choices = field === "purpose" ? purposes : (CHOICES[field as ChoiceField] ?? []);
	return RULES[answer]({ needed: required.includes(field), max, choices });
}

const UUID = /^(?![0-]+$)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isUuid = v.check((id: string) => UUID.test(id));

/** Made by the browser, so that a repeat is stored once. Anything but a UUID, and that of all zeros, is ignored. */
const requestId = v.fallback(v.optional(v.pipe(v.string(), isUuid, v.toLowerCase())), undefined);

/** Which privacy notice the form showed, known or not: pages come from caches and stand open for days. */
const noticeVersion = v.fallback(
	v.optional(
		v.pipe(
			v.string(),
			v.transform((version) => [...singleLine(version)].slice(0, LIMITS.noticeVersion.max).join("") || undefined),
		),
	),
	undefined,
);

/** What a visitor typed: every form asks at least for a name and an address to answer to. */
export type Details = { name: string; email: string; purpose?: Purpose | undefined } & CallDetails &
	Partial<Record<Exclude<FieldName, "purpose">, string | undefined>>;

/** A request that kept every rule, its texts trimmed and normalised, empty ones left out. */
export type ContactRequest = Details &
	Origin & {
		type: RequestKind;
		interest?: Interest | undefined;
		/** In which the visitor wrote, and is answered; the main one if left out. */
		language?: Language | undefined;
		request_id?: string | undefined;
		notice_version?: string | undefined;
	};

function schemaOf(form: FormId) {
	return v.object({
		...Object.fromEntries(FORMS[form].fields.map((field) => [field, ruleOf(field, FORMS[form])])),
		language: RULES.choice({ needed: false, max: 0, choices: LANGUAGE_CODES }),
		request_id: requestId,
		[NOTICE_FIELD]: noticeVersion,
	});
}

const SCHEMAS = Object.fromEntries(FORM_IDS.map((form) => [form, schemaOf(form)]));

export type Checked = { ok: true; request: ContactRequest } | { ok: false; fields: FieldErrors };

/** Checks what was sent; unknown members are left out. @returns the clean request, or for each faulty field the first rule it breaks */
export function checkContactRequest(input: unknown): Checked {
	const { type, interest, call_at } = (typeof input === "object" && input ? input : {}) as Record<string, unknown>;
	const form = formOf({ type, interest });
	if (!form) return { ok: false, fields: unknownForm(type) };
	const result = v.safeParse(SCHEMAS[form] as ReturnType<typeof schemaOf>, input);
	if (!result.success) return { ok: false, fields: faultyFields(result.issues) };
	const { purpose, phone } = result.output as Partial<Details>;
	// Nobody can be called at an hour without a number.
	if (call_at && purpose === "call" && !phone) return { ok: false, fields: { phone: "required" } };
	const rules = FORMS[form];
	const foreign = rules.fields.filter((name) => !isAsked(name, purpose));
	const given = Object.entries(result.output).filter(
		([name, value]) => value !== "" && value !== undefined && !foreign.some((one) => one === name),
	);
	return {
		ok: true,
		request: {
			type: rules.type,
			...(rules.interest && { interest: rules.interest }),
			...Object.fromEntries(given),
		} as ContactRequest,
	};
}

const unknownForm = (type: unknown): FieldErrors =>
	REQUEST_KINDS.some((kind) => kind === type) ? { interest: "choice" } : { type: "choice" };

/** For each faulty field the first rule it breaks. */
export function faultyFields(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
	const fields: FieldErrors = {};
	for (const issue of issues) fields[v.getDotPath(issue) ?? "type"] ??= issue.message as FieldErrorCode;
	return fields;
}
