import { describe, expect, it } from "vitest";
import { clinicPayload, PAYLOADS, patientPayload } from "../../testing/requests.ts";
import { COUNTRY_CODES } from "../questions/countries.ts";
import { checkContactRequest } from "./contact-request.ts";
import { FORM_IDS, FORMS, MAX_LENGTHS } from "./forms.ts";

/** The code a changed payload gives a field; undefined where it is taken. */
function fault(payload: object, field: string, value: string) {
	const checked = checkContactRequest({ ...payload, [field]: value });
	return checked.ok ? undefined : checked.fields[field];
}

/** An address of exactly this length, each of its labels as long as a domain allows. */
function address(length: number): string {
	const domain = `${"d".repeat(63)}.${"e".repeat(63)}.${"f".repeat(63)}.do`;
	return `${"a".repeat(length - domain.length - 1)}@${domain}`;
}

describe.each([
	["patient", patientPayload],
	["clinic", clinicPayload],
] as const)("bounds of a %s's request", (_, payload) => {
	it("takes a name of 1 to 120 characters", () => {
		expect(fault(payload, "name", "A")).toBeUndefined();
		expect(fault(payload, "name", "ñ".repeat(120))).toBeUndefined();
		expect(fault(payload, "name", "ñ".repeat(121))).toBe("too_long");
	});

	it("takes an e-mail address of up to 254 characters", () => {
		expect(address(254)).toHaveLength(254);
		expect(fault(payload, "email", address(254))).toBeUndefined();
		expect(fault(payload, "email", address(255))).toBe("too_long");
	});

	it("takes a message of up to 4,000 characters", () => {
		expect(fault(payload, "message", "x".repeat(4000))).toBeUndefined();
		expect(fault(payload, "message", "x".repeat(4001))).toBe("too_long");
	});

	it("counts an emoji and a line break as one character each", () => {
		expect(fault(payload, "name", "👶".repeat(120))).toBeUndefined();
		expect(fault(payload, "name", "👶".repeat(121))).toBe("too_long");
		expect(fault(payload, "message", `${"x\r\n".repeat(1999)}xx`)).toBeUndefined();
		expect(fault(payload, "message", `${"x\r\n".repeat(1999)}xxx`)).toBe("too_long");
	});

	it("counts after trimming", () => {
		expect(fault(payload, "name", `   ${"x".repeat(120)}   `)).toBeUndefined();
		expect(fault(payload, "message", `\r\n${"x".repeat(4000)}\r\n`)).toBeUndefined();
	});

	it.each([
		"8095550",
		"123456789012345",
		"+1 (809) 555-0123",
		"809.555.0123",
		"+34 600 00 00 00",
		"1-2-3-4-5-6-7",
		"0171/1234567",
		"809-555-0142 ext. 12",
		"809 555 0123 ext",
		"809-555-0142 ext. 123456789",
		"809 555 0142, 829 555 0143",
		"809 555 0142 (WhatsApp)",
		"cel. 809 555 0142 de noche",
		"809-555-0142 x12",
		"809-555-0142#12",
		"809-555-0142;ext=12",
		"809-555-0142 extensión 12",
		"809-555-0142 extension 1234",
		"+1 809 555 0142, Ext: 12",
		"(809) 555-0142 (EXT 12)",
		"809-555-0142 EXTENSIÓN 12",
		"809 555 0142 anexo 12",
		"011 4321-5678 int. 12",
		"8095550142,,12#",
	])("takes the phone %s, and keeps it as it was typed", (phone) => {
		expect(checkContactRequest({ ...payload, phone })).toMatchObject({ ok: true, request: { phone } });
	});

	it.each([
		["between spaces of no width", "\u200b809 555 0142\u200b", "809 555 0142"],
		["between marks of direction", "\u202a+1 809 555 0142\u202c", "+1 809 555 0142"],
		["with hyphens that break no line", "809\u2011555\u20110142", "809-555-0142"],
		["with other dashes", "809\u2013555\u22120142", "809-555-0142"],
		["with no-break spaces", "809\u00a0555\u202f0142", "809 555 0142"],
		["in full width", "＋１（８０９）５５５－０１４２", "+1(809)555-0142"],
		["in Arabic digits", "٠١٢٣٤٥٦٧٨٩", "0123456789"],
		["in Persian digits", "۰۱۲۳۴۵۶۷۸۹", "0123456789"],
		["in Devanagari digits", "०१२३४५६७८९", "0123456789"],
		["from a link", "tel:+18095550142;ext=12", "+18095550142;ext=12"],
		["with an extension in full width", "809-555-0142 ｅｘｔ．１２", "809-555-0142 ext.12"],
	])("takes a phone %s for what it looks like", (_, typed, phone) => {
		expect(checkContactRequest({ ...payload, phone: typed })).toMatchObject({ ok: true, request: { phone } });
	});

	it("takes a telephone of up to 40 characters", () => {
		const phone = (length: number) => `+1 ${"(809) 555-0123".padEnd(length - 3, ".")}`;
		expect(phone(40)).toHaveLength(40);
		expect(fault(payload, "phone", phone(40))).toBeUndefined();
		expect(fault(payload, "phone", phone(41))).toBe("too_long");
		expect(fault(payload, "phone", `  ${phone(40)}  `)).toBeUndefined();
	});

	it("takes what keeps its bound only once it is composed, however it was typed", () => {
		const longest = "\u1f82".repeat(120);
		const decomposed = longest.normalize("NFD");
		expect(decomposed).toHaveLength(4 * 120);
		const checked = checkContactRequest({ ...payload, name: ` ${decomposed} ` });
		expect(checked).toMatchObject({ ok: true, request: { name: longest } });
		expect(fault(payload, "name", `${decomposed}x`)).toBe("too_long");
		expect(fault(payload, "message", "\u1f82".repeat(4000).normalize("NFD"))).toBeUndefined();
	});

	it("leaves every mark of a word where it was typed", () => {
		const word = `q${"\u0323\u0307".repeat(15)}`;
		expect(checkContactRequest({ ...payload, message: word })).toMatchObject({
			request: { message: word.normalize("NFC") },
		});
	});

	it.each([
		"809555",
		"1234567890123456",
		"+()-. ",
		"555 012 ext. 1234",
		"ana@example.com 809 555 0142",
		"x12",
		"٠١٢٣٤٥",
	])("refuses the phone %s", (phone) => {
		expect(fault(payload, "phone", phone)).toBe("format");
	});

	it.each(["a@b.do", "o'hara+fiv@sub.example.co.uk", "x_y-z.1@EXAMPLE.com", "a@xn--nez-8ma.es"])(
		"takes the address %s",
		(email) => {
			expect(fault(payload, "email", email)).toBeUndefined();
			expect(fault(payload, "email", `  ${email} `)).toBeUndefined();
		},
	);

	it.each([
		"ana",
		"ana@",
		"@example.com",
		"ana@localhost",
		"ana@@example.com",
		"ana@example..com",
		"ana@-example.com",
		"ana@example.com,otra@example.com",
		"ana @example.com",
		"ana@example.com\r\nBcc: otra@example.com",
		"ana@example.com\u0000otra",
	])("refuses the address %j", (email) => {
		expect(fault(payload, "email", email)).toBe("format");
	});
});

describe.each(FORM_IDS)("the form %s", (form) => {
	const { type, interest, fields, required } = FORMS[form];

	it("asks for exactly the fields it marks as required", () => {
		const checked = checkContactRequest({ type, interest });
		expect(checked.ok ? [] : Object.keys(checked.fields).sort()).toEqual([...required].sort());
	});

	it("takes its own request, and that with every optional field left out", () => {
		const payload: Record<string, string> = PAYLOADS[form];
		expect(checkContactRequest(payload)).toMatchObject({ ok: true, request: payload });
		const least = Object.fromEntries(required.map((field) => [field, payload[field]]));
		expect(checkContactRequest({ ...least, type, interest })).toMatchObject({ ok: true });
	});

	it("refuses every text one character past its maxlength", () => {
		const limited = Object.entries(MAX_LENGTHS).filter(([field]) => fields.some((one) => one === field));
		for (const [field, max] of limited)
			expect(fault(PAYLOADS[form], field, "x".repeat(max + 1)), field).toBe("too_long");
	});
});

it("an agenda request without a known interest is refused", () => {
	expect(fault({ ...PAYLOADS.join, interest: undefined }, "interest", "")).toBe("choice");
	expect(fault(PAYLOADS.join, "interest", "todo")).toBe("choice");
});

it.each(["", "no", "on", "YES"])("a testimonial with the consent %j is refused", (consent) => {
	expect(fault(PAYLOADS.testimonial, "consent", consent)).toBe("required");
});

it("a testimonial whose consent a program gives is kept as one from a form", () => {
	const checked = checkContactRequest({ ...PAYLOADS.testimonial, consent: true });
	expect(checked).toMatchObject({ ok: true, request: { consent: "yes" } });
	expect(fault(PAYLOADS.testimonial, "consent", false as never)).toBe("required");
});

describe("bounds of one kind alone", () => {
	it("takes a clinic's name of 1 to 160 characters", () => {
		expect(fault(clinicPayload, "clinic_interest", "C")).toBeUndefined();
		expect(fault(clinicPayload, "clinic_interest", "c".repeat(160))).toBeUndefined();
		expect(fault(clinicPayload, "clinic_interest", "c".repeat(161))).toBe("too_long");
	});

	it("takes the ten countries of the specification", () => {
		expect(COUNTRY_CODES).toEqual(["US", "CA", "ES", "FR", "DE", "IT", "UK", "PR", "DO", "OTHER"]);
		for (const code of COUNTRY_CODES) expect(fault(patientPayload, "country", code)).toBeUndefined();
	});

	it.each(["do", "GB", "Estados Unidos", "toString", "0"])("refuses the country %s", (country) => {
		expect(fault(patientPayload, "country", country)).toBe("choice");
	});
});
