import { messages } from "virtual:content";
import { describe, expect, it } from "vitest";
import { PAYLOADS, patientPayload } from "../../testing/requests.ts";
import { LIMITS } from "../questions/limits.ts";
import { checkContactRequest } from "./contact-request.ts";
import { FORM_IDS, FORMS, MAX_LENGTHS } from "./forms.ts";

// Forms send texts and nothing else; these break every rule a text can break.
const TYPED = [
	"ñ@example.com",
	"",
	" ",
	"?",
	"Ana",
	"1".repeat(100),
	"x".repeat(5000),
	"ana@example.com",
	"+1 809 555 0123",
];

/** Every code each field was seen to give, over all forms. */
function codesByField(): Record<string, string[]> {
	const seen = new Map<string, Set<string>>();
	for (const form of FORM_IDS) {
		for (const field of FORMS[form].fields) {
			for (const typed of TYPED) {
				const checked = checkContactRequest({ ...PAYLOADS[form], [field]: typed });
				const code = checked.ok ? undefined : checked.fields[field];
				if (code) seen.set(field, (seen.get(field) ?? new Set()).add(code));
			}
		}
	}
	return Object.fromEntries(Array.from(seen, ([field, codes]) => [field, [...codes].sort()]));
}

describe("the Spanish texts of field errors", () => {
	it("hold one for every error a form can produce, and none besides", () => {
		const written = Object.entries(messages.errors).map(([field, texts]) => [field, Object.keys(texts).sort()]);
		expect(Object.fromEntries(written)).toEqual(codesByField());
	});

	it("name the limits the contract sets", () => {
		const inSpanish = new Intl.NumberFormat("es-DO");
		const texts: Record<string, Record<string, string>> = messages.errors;
		for (const [field, max] of Object.entries(MAX_LENGTHS)) {
			expect(texts[field]?.too_long).toContain(` ${inSpanish.format(max)} `);
		}
		const { min, max } = LIMITS.phoneDigits;
		expect(messages.errors.phone.format).toContain(`de ${min} a ${max} cifras`);
	});

	it("offer examples that the contract takes", () => {
		const [email] = messages.errors.email.format?.match(/\S+@\S+[a-z]/) ?? [];
		const [phone] = messages.errors.phone.format?.match(/\+[\d ]+\d/) ?? [];
		expect(checkContactRequest({ ...patientPayload, email, phone })).toMatchObject({ ok: true });
	});
});
