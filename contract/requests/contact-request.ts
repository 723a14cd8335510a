/**
 * What a contact request may hold: the one place where its rules are written. The forms' HTML attributes,
 * the browser island and the service all read them here (specification, sections 3 and 5).
 */
import * as v from "valibot";
import { LANGUAGE_CODES, type Language } from "../languages.ts";
import { LIMITS } from "../questions/limits.ts";
import { deliverableAddress, EMAIL, hasForeignName, mailAddress } from "../questions/mail-address.ts";
import { TELEPHONE } from "../questions/telephone.ts";
import { plainCharacters, streamSafe } from "../spelling/plain-characters.ts";
import {
	type AgendaInterest,
	CHOICES,
	type ChoiceField,
	FIELDS,
	type FieldName,
	FORMS,
	type FormId,
	type FormRules,
	formOf,
	REQUEST_KINDS,
	type RequestKind,
} from "./forms.ts";
import type { Purpose } from "./purposes.ts";
import { type FieldErrorCode, type FieldErrors, NOTICE_FIELD } from "./wire.ts";

// Control and bidirectional-override characters: they can break a mail header or make a name read as another.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const INVISIBLE_IN_PROSE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]+/g;

const code = (value: FieldErrorCode) => value;

const characters = (text: string) => [...text].length;

/**
 * Half a surrogate pair cannot be stored as UTF-8; it becomes the replacement character. Safari before 16.4 and Chrome
 * before 111 leave that to the service.
 */
const wellFormed = (text: string) => text.toWellFormed?.() ?? text;

const singleLine = (text: string) => wellFormed(text).replace(INVISIBLE, " ").trim();

// Browsers submit a line break as CR LF but count it as one character.
const prose = (text: string) => wellFormed(text).replace(/\r\n?/g, "\n").replace(INVISIBLE_IN_PROSE, " ").trim();

// No character is longer than this in UTF-16, decomposed or not (Unicode Standard Annex #15, section 9).
const MAX_UNITS = 4;

/** A text of limited length. What is far too long is refused before it is normalised. */
const bounded = (tidy: (text: string) => string, needed: boolean, max: number) =>
	v.pipe(
		v.string(code("format")),
		v.transform(tidy),
		v.check<string, FieldErrorCode>((value) => value.length <= MAX_UNITS * max, code("too_long")),
		v.transform((value) => streamSafe(value).normalize("NFC")),
		filledIf(needed),
		v.check<string, FieldErrorCode>((value) => characters(value) <= max, code("too_long")),
	);

// Joiners and direction marks belong inside words of some scripts; alone they show nothing. Nor do
// fillers, which count as letters, and the Braille blank, which counts as a character.
const VISIBLE = /[^\p{Cf}\p{Z}\p{DI}\u2800]/u;

const filledIf = (needed: boolean) =>
	v.check<string, FieldErrorCode>((value) => !needed || VISIBLE.test(value), code("required"));

/** `null`, absent and empty are one thing: nothing was given. */
const given = <T extends v.GenericSchema<string, string>>(schema: T) =>
	v.pipe(v.optional(v.nullable(v.string(code("format")), ""), ""), schema);

const text =
	(tidy: (text: string) => string, isRight = (_value: string) => true, codeOf = (_wrong: string) => code("format")) =>
	(needed: boolean, max: number) =>
		given(
			v.pipe(
				bounded(tidy, needed, max),
				v.check(
					(value) => value === "" || isRight(value),
					({ input }) => codeOf(input),
				),
			),
		);

const choice = (codes: readonly string[], needed: boolean) =>
	given(
		v.pipe(
			v.string(code("format")),
			v.transform(singleLine),
			filledIf(needed),
			v.check((value) => value === "" || codes.includes(value), code("choice")),
		),
	);

/** A box: ticked, a form sends "yes" and a program perhaps `true`; anything else is not ticked. */
const tick = (needed: boolean) =>
	v.optional(
		v.pipe(
			v.unknown(),
			v.transform((value) => (value === "yes" || value === true ? "yes" : "")),
			v.check((value) => !needed || value === "yes", code("required")),
		),
		"",
	);

/** One of those the form offers; anything else is left out, because the request matters more than its purpose. */
const purpose = ({ purposes = [] }: FormRules) => v.fallback(v.picklist(["", ...purposes]), "");

const TEXTS = {
	line: text(singleLine),
	prose: text(prose),
	email: text(
		(typed) => singleLine(deliverableAddress(mailAddress(wellFormed(typed)))),
		(value) => EMAIL.test(value),
		(wrong) => (hasForeignName(wrong) ? "ascii" : "format"),
	),
	phone: text(
		(typed) => singleLine(plainCharacters(wellFormed(typed)).replace(/^tel:/i, "")),
		(value) => TELEPHONE.test(value),
	),
};

function ruleOf(field: FieldName, form: FormRules): v.GenericSchema<unknown, string> {
	const rules = FIELDS[field];
	const needed = form.required.includes(field);
	if (rules.max !== undefined) return TEXTS[rules.answer](needed, rules.max);
	if (rules.answer === "choice") return choice(CHOICES[field as ChoiceField], needed);
	return rules.answer === "tick" ? tick(needed) : purpose(form);
}

const UUID = /^(?![0-]+$)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isUuid = v.check((id: string) => UUID.test(id));

/**
 * Made by the browser, so that a repeat of the same request is stored once. Anything but a UUID is ignored, and so is
 * the one of all zeros: a client that always sends it would have every later request taken for a repeat.
 */
const requestId = v.fallback(v.optional(v.pipe(v.string(), isUuid, v.toLowerCase())), undefined);

/**
 * Which privacy notice the form showed: pages come from caches and stand open for days. One that is unknown is kept as it
 * is; without one it was that of today.
 */
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
export type Details = { name: string; email: string; purpose?: Purpose | undefined } & Partial<
	Record<Exclude<FieldName, "purpose">, string | undefined>
>;

/** A request that kept every rule, its texts trimmed and normalised, empty ones left out. */
export type ContactRequest = Details & {
	type: RequestKind;
	interest?: AgendaInterest | undefined;
	/** In which the visitor wrote, and is answered; the main one if left out. */
	language?: Language | undefined;
	request_id?: string | undefined;
	notice_version?: string | undefined;
};

function schemaOf(form: FormId) {
	return v.object({
		...Object.fromEntries(FORMS[form].fields.map((field) => [field, ruleOf(field, FORMS[form])])),
		language: choice(LANGUAGE_CODES, false),
		request_id: requestId,
		[NOTICE_FIELD]: noticeVersion,
	});
}

const SCHEMAS = new Map<FormId, ReturnType<typeof schemaOf>>();

function rulesOf(form: FormId) {
	const schema = SCHEMAS.get(form) ?? schemaOf(form);
	SCHEMAS.set(form, schema);
	return schema;
}

export type Checked = { ok: true; request: ContactRequest } | { ok: false; fields: FieldErrors };

/**
 * Checks what a visitor sent against the rules.
 * @param input the parsed body; unknown members are left out, whatever their number
 * @returns the clean request, or for each faulty field the first rule it breaks
 */
export function checkContactRequest(input: unknown): Checked {
	const { type, interest } = (typeof input === "object" && input ? input : {}) as Record<string, unknown>;
	const form = formOf({ type, interest });
	if (!form) return { ok: false, fields: unknownForm(type) };
	const result = v.safeParse(rulesOf(form), input);
	if (!result.success) return { ok: false, fields: faultyFields(result.issues) };
	const given = Object.entries(result.output).filter(([, value]) => value !== "" && value !== undefined);
	const rules = FORMS[form];
	return {
		ok: true,
		request: {
			type: rules.type,
			...(rules.interest && { interest: rules.interest }),
			...Object.fromEntries(given),
		} as ContactRequest,
	};
}

function unknownForm(type: unknown): FieldErrors {
	return REQUEST_KINDS.some((kind) => kind === type) ? { interest: "choice" } : { type: "choice" };
}

function faultyFields(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
	const fields: FieldErrors = {};
	for (const issue of issues) fields[v.getDotPath(issue) ?? "type"] ??= issue.message as FieldErrorCode;
	return fields;
}
