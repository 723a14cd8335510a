/**
 * What a contact request may hold: the one place where its rules are written. The forms' HTML attributes,
 * the browser island and the service all read them here (specification, sections 3 and 5).
 */
import * as v from "valibot";
import { COUNTRY_CODES } from "./countries.ts";
import { LIMITS } from "./limits.ts";
import type { FieldErrorCode, FieldErrors } from "./wire.ts";

export const REQUEST_KINDS = ["patient", "clinic"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** The fields a visitor fills in, by kind, in the order the form shows them. */
export const FORM_FIELDS = {
	patient: ["name", "email", "phone", "country", "message"],
	clinic: ["name", "clinic_interest", "email", "phone", "message"],
} as const satisfies Record<RequestKind, readonly string[]>;

export type FieldName = (typeof FORM_FIELDS)[RequestKind][number];

/** Fields a visitor must fill in, by kind. */
export const REQUIRED_FIELDS: Record<RequestKind, readonly FieldName[]> = {
	patient: ["name", "email", "country"],
	clinic: ["name", "clinic_interest", "email", "phone"],
};

/** Maximum length of each text field, for `maxlength` and the schema alike. */
export const MAX_LENGTHS: Partial<Record<FieldName, number>> = {
	name: LIMITS.name.max,
	email: LIMITS.email.max,
	clinic_interest: LIMITS.clinic.max,
	message: LIMITS.message.max,
};

// The HTML standard's own pattern for type=email, so that no address passes the browser and fails here; and a dot
// in the domain, because an address without one cannot be answered over the internet.
const EMAIL =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;
const PHONE_CHARACTERS = /^[0-9+().\-\s]+$/;
// Control and bidirectional-override characters: they can break a mail header or make a name read as another.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const INVISIBLE_IN_PROSE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]+/g;

const code = (value: FieldErrorCode) => value;

const characters = (text: string) => [...text].length;

/** Half a surrogate pair cannot be stored as UTF-8; it becomes the replacement character. */
const singleLine = (text: string) => text.toWellFormed().normalize("NFC").replace(INVISIBLE, " ").trim();

// Browsers submit a line break as CR LF but count it as one character.
const prose = (text: string) =>
	text.toWellFormed().normalize("NFC").replace(/\r\n?/g, "\n").replace(INVISIBLE_IN_PROSE, " ").trim();

const text = v.pipe(v.string(code("format")), v.transform(singleLine));

const atMost = (max: number) => v.check<string, FieldErrorCode>((value) => characters(value) <= max, code("too_long"));

// Joiners and direction marks belong inside words of some scripts; alone they show nothing.
const VISIBLE = /[^\p{Cf}\p{Z}]/u;

const filled = v.check<string, FieldErrorCode>((value) => VISIBLE.test(value), code("required"));

/** `null`, absent and empty are one thing: nothing was given. */
const given = <T extends v.GenericSchema<string, string>>(schema: T) =>
	v.pipe(v.optional(v.nullable(v.string(code("format")), ""), ""), schema);

const required = (max: number) => given(v.pipe(text, filled, atMost(max)));

const email = given(
	v.pipe(
		text,
		filled,
		atMost(LIMITS.email.max),
		v.check((value) => EMAIL.test(value), code("format")),
	),
);

const isPhone = (value: string) => {
	const digits = value.replace(/\D/g, "").length;
	return PHONE_CHARACTERS.test(value) && digits >= LIMITS.phoneDigits.min && digits <= LIMITS.phoneDigits.max;
};

const phone = given(v.pipe(text, filled, v.check(isPhone, code("format"))));

const absent = v.transform((value: string) => (value === "" ? undefined : value));

const optionalPhone = v.pipe(
	given(
		v.pipe(
			text,
			v.check((value) => value === "" || isPhone(value), code("format")),
		),
	),
	absent,
);

const message = v.pipe(given(v.pipe(v.string(), v.transform(prose), atMost(LIMITS.message.max))), absent);

const country = given(v.pipe(text, filled, v.picklist(COUNTRY_CODES, code("choice"))));

/** Made by the browser, so that a repeat of the same request is stored once. Anything but a UUID is ignored. */
const requestId = v.fallback(v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())), undefined);

const patient = v.object({
	type: v.literal("patient"),
	name: required(LIMITS.name.max),
	email,
	phone: optionalPhone,
	country,
	message,
	request_id: requestId,
});

const clinic = v.object({
	type: v.literal("clinic"),
	name: required(LIMITS.name.max),
	clinic_interest: required(LIMITS.clinic.max),
	email,
	phone,
	message,
	request_id: requestId,
});

const contactRequest = v.variant("type", [patient, clinic], code("choice"));

/** A request that kept every rule, its texts trimmed and normalised. */
export type ContactRequest = v.InferOutput<typeof contactRequest>;

export type Checked = { ok: true; request: ContactRequest } | { ok: false; fields: FieldErrors };

/**
 * Holds what a visitor sent against the rules.
 * @param input the parsed body; unknown members are left out, whatever their number
 * @returns the clean request, or for each faulty field the first rule it breaks
 */
export function checkContactRequest(input: unknown): Checked {
	const result = v.safeParse(contactRequest, input);
	if (result.success) return { ok: true, request: result.output };
	const fields: FieldErrors = {};
	for (const issue of result.issues) {
		const field = v.getDotPath(issue) ?? "type";
		fields[field] ??= issue.message as FieldErrorCode;
	}
	return { ok: false, fields };
}
