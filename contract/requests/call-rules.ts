/** What a request may say of a call, as the service checks it. */
import * as v from "valibot";
import { CALL_WAYS, type CallDetails, DAY_PARTS } from "./calls.ts";
import { type ContactRequest, faultyFields } from "./contact-request.ts";
import { type CallField, FORMS, formOf } from "./forms.ts";
import type { FieldErrorCode, FieldErrors } from "./wire.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/i;
const ZONE = /^[a-z][\w+-]*(\/[\w+-]+){0,3}$/i;
const MAX_LENGTH = 64;

/** Whether a day is one: 30 February is none. */
const isDay = (day: string) => DAY.test(day) && new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) === day;

export const isInstant = (text: string) => isDay(INSTANT.exec(text)?.[1] ?? "") && !Number.isNaN(Date.parse(text));

/** Whether a name is a zone of the IANA's, `America/New_York`. */
export function isTimeZone(name: string): boolean {
	try {
		return ZONE.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
	} catch {
		return false;
	}
}

/** Nothing given, or a short text that keeps a rule. */
const given = (isRight: (text: string) => boolean, fault: FieldErrorCode) =>
	v.pipe(
		v.optional(v.nullable(v.string("format" satisfies FieldErrorCode), ""), ""),
		v.trim(),
		v.check((text) => text === "" || (text.length <= MAX_LENGTH && isRight(text)), fault),
	);

const among = (codes: readonly string[]) => given((text) => codes.includes(text), "choice");

const RULES = v.object({
	call_at: v.pipe(
		given(isInstant, "format"),
		v.transform((at) => (at ? new Date(at).toISOString() : "")),
	),
	time_zone: given(isTimeZone, "choice"),
	call_day: given(isDay, "format"),
	day_part: among(DAY_PARTS),
	call_by: among(CALL_WAYS),
} satisfies Record<CallField, v.GenericSchema<unknown, string>>);

/** Checks what a request asks of a call. @returns nothing of a request with another purpose */
export function checkCall(
	input: unknown,
	{ type, interest, purpose }: ContactRequest,
): { call: CallDetails } | { fields: FieldErrors } {
	const form = formOf({ type, interest });
	if (purpose !== "call" || !form || !FORMS[form].purposes?.includes(purpose)) return { call: {} };
	const result = v.safeParse(RULES, input);
	if (!result.success) return { fields: faultyFields(result.issues) };
	return { call: Object.fromEntries(Object.entries(result.output).filter(([, value]) => value !== "")) };
}
