import { describe, expect, it } from "vitest";
import { clinicPayload, patientPayload } from "../../testing/requests.ts";
import { checkContactRequest } from "./contact-request.ts";
import { FORM_IDS, FORMS } from "./forms.ts";
import { PURPOSE_SLUGS, PURPOSES, purposeAskedFor } from "./purposes.ts";

/** The clean request; fails where the input is refused. */
function accepted(input: unknown): Record<string, unknown> {
	const checked = checkContactRequest(input);
	expect(checked).toMatchObject({ ok: true });
	return checked.ok ? checked.request : {};
}

/** The faulty fields; fails where the input is taken. */
function faults(input: unknown) {
	const checked = checkContactRequest(input);
	expect(checked).toMatchObject({ ok: false });
	return checked.ok ? {} : checked.fields;
}

describe("the two payloads of the specification", () => {
	it("takes a patient's request as it was sent", () => {
		expect(accepted(patientPayload)).toEqual(patientPayload);
	});

	it("takes a clinic's request as it was sent", () => {
		expect(accepted(clinicPayload)).toEqual(clinicPayload);
	});

	it("keeps a clinic's name out of a patient's request, and a country out of a clinic's", () => {
		expect(accepted({ ...patientPayload, clinic_interest: "X" })).not.toHaveProperty("clinic_interest");
		expect(accepted({ ...clinicPayload, country: "DO" })).not.toHaveProperty("country");
	});
});

describe("what a request is for", () => {
	const purposeFrom = (purpose: unknown, payload: object = patientPayload) => accepted({ ...payload, purpose }).purpose;

	it("is kept where the form offers it", () => {
		expect(purposeFrom("simulation")).toBe("simulation");
		expect(purposeFrom("calendar", clinicPayload)).toBe("calendar");
	});

	it("is left out where nobody knows it or another form offers it, and the request is taken all the same", () => {
		for (const strange of ["", null, undefined, "llamada", "toString", 7, ["call"], "x".repeat(9000), "calendar"]) {
			expect(purposeFrom(strange), String(strange)).toBeUndefined();
		}
		expect(purposeFrom("simulation", clinicPayload)).toBeUndefined();
	});

	it("keeps its own answers with it alone, and drops a code that it does not offer", () => {
		const tapped = { start: "soon", travellers: "2", amount: "10000" };
		const kept = (purpose: string, more: object = {}) => {
			const { start, travellers, amount } = accepted({ ...patientPayload, purpose, ...tapped, ...more });
			return { start, travellers, amount };
		};
		expect(kept("itinerary")).toEqual({ start: "soon", travellers: "2", amount: undefined });
		expect(kept("simulation")).toEqual({ start: undefined, travellers: undefined, amount: "10000" });
		expect(kept("itinerary", { start: "ayer", travellers: 2 })).toEqual({});
		expect(kept("")).toEqual({});
	});

	it("is what a link names", () => {
		expect(purposeAskedFor("https://ivf.example/contacto?tipo=paciente&asunto=llamada#x")).toBe("call");
		expect(purposeAskedFor("/contacto?asunto=empleo")).toBe("job");
		for (const tail of [".", ").", "%20", "&amp;fbclid=1", ",", "%E2%80%8B"])
			expect(purposeAskedFor(`/contacto?asunto=llamada${tail}`), tail).toBe("call");
		for (const address of [
			"https://ivf.example/?asunto=call",
			"https://ivf.example/?asunto=",
			"/?asunto=llamadas",
			"/?asunto=llamada-x",
			"",
		]) {
			expect(purposeAskedFor(address), address).toBeUndefined();
		}
	});

	it("has one word of its own in links, and a form that offers it", () => {
		expect(new Set(Object.values(PURPOSE_SLUGS)).size).toBe(PURPOSES.length);
		expect(new Set(FORM_IDS.flatMap((form) => FORMS[form].purposes ?? []))).toEqual(new Set(PURPOSES));
		for (const form of FORM_IDS) {
			expect(FORMS[form].fields.includes("purpose"), form).toBe(FORMS[form].purposes !== undefined);
		}
	});
});

describe("what may be left out", () => {
	it.each([
		["null", null],
		["an empty text", ""],
		["spaces", "  \t "],
		["nothing", undefined],
	])("takes %s as no phone and no message of a patient", (_, value) => {
		const request = accepted({ ...patientPayload, phone: value, message: value });
		expect(request).not.toHaveProperty("phone");
		expect(request).not.toHaveProperty("message");
	});

	it("takes a request that does not name its optional fields at all", () => {
		const { phone, message, ...rest } = patientPayload;
		expect(accepted(rest)).toEqual(rest);
	});

	it.each([
		["null", null],
		["an empty text", ""],
		["spaces", " \u00a0\n "],
		["nothing", undefined],
	])("asks for what is required where it gets %s", (_, value) => {
		const none = { name: value, email: value, phone: value, country: value, clinic_interest: value };
		expect(faults({ ...none, type: "patient" })).toEqual({ name: "required", email: "required", country: "required" });
		expect(faults({ ...none, type: "clinic" })).toEqual({
			name: "required",
			clinic_interest: "required",
			email: "required",
			phone: "required",
		});
	});

	it.each(["\u200b\u200e\u2060", "\u3164\u115f\uffa0", "\u2800"])(
		"does not take characters nobody can see for a name",
		(name) => {
			expect(faults({ ...patientPayload, name })).toEqual({ name: "required" });
		},
	);
});

describe("texts as they are kept", () => {
	const nameFrom = (name: string) => accepted({ ...patientPayload, name }).name;
	const messageFrom = (message: string) => accepted({ ...patientPayload, message }).message;

	it("trims every line and joins a letter with its accent", () => {
		expect(nameFrom("  Nu\u0301n\u0303ez  ")).toBe("N\u00fa\u00f1ez");
		expect(messageFrom("\n Man\u0303ana \n")).toBe("Ma\u00f1ana");
	});

	it("joins an accent with its letter however far into a text it stands", () => {
		for (const letters of [29, 30, 31, 60]) {
			expect(messageFrom(`${"n".repeat(letters)}\u0303`)).toBe(`${"n".repeat(letters - 1)}\u00f1`);
		}
	});

	it("keeps names of any script, with their apostrophes, hyphens and emoji", () => {
		for (const name of ["O’Brien-Núñez", "李小龍", "فاطمة", "Zoë 👩‍👧"]) expect(nameFrom(name)).toBe(name);
	});

	it("turns control characters in a name into one space, so that no second mail header can start", () => {
		expect(nameFrom("Ana\r\nBcc: otra@example.com")).toBe("Ana Bcc: otra@example.com");
		expect(nameFrom("Ana\u0000\u001b\u0085Núñez")).toBe("Ana Núñez");
	});

	it("takes out marks that turn the reading direction around", () => {
		for (const mark of "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069") {
			expect(nameFrom(`Ana${mark}Núñez`)).toBe("Ana Núñez");
			expect(messageFrom(`uno${mark}dos`)).toBe("uno dos");
		}
	});

	it("replaces half of a surrogate pair, which no database can store", () => {
		expect(nameFrom("Ana \ud83d")).toBe("Ana \ufffd");
		expect(messageFrom("\udc00 hola")).toBe("\ufffd hola");
	});

	it("keeps the lines of a message, whatever the browser ends them with", () => {
		expect(messageFrom("uno\r\ndos\rtres\ncuatro")).toBe("uno\ndos\ntres\ncuatro");
	});

	it("takes control characters other than tabs and line breaks out of a message", () => {
		expect(messageFrom("a\u0000b\u001b[31mc\td")).toBe("a b [31mc\td");
	});
});

describe("what a hand-made request may hold", () => {
	it.each([
		["a number", 7],
		["a list", ["ana"]],
		["an object", { toString: "ana" }],
		["true", true],
	])("refuses %s in every field", (_, value) => {
		const wrong = { name: value, email: value, phone: value, message: value };
		const format = { name: "format", email: "format", phone: "format", message: "format" };
		expect(faults({ ...wrong, country: value, type: "patient" })).toEqual({ ...format, country: "format" });
		expect(faults({ ...wrong, clinic_interest: value, type: "clinic" })).toEqual({
			...format,
			clinic_interest: "format",
		});
	});

	it.each([
		["null", null],
		["a list", []],
		["a text", "patient"],
		["a number", 1],
		["nothing", undefined],
	])("refuses %s in place of a request", (_, input) => {
		expect(faults(input)).toEqual({ type: "choice" });
	});

	it.each([
		["missing", undefined],
		["unknown", "doctor"],
		["a list", ["patient"]],
		["inherited", "constructor"],
	])("refuses a kind that is %s", (_, type) => {
		expect(faults({ ...patientPayload, type })).toEqual({ type: "choice" });
	});

	it("keeps the language it was written in, and none where none is named", () => {
		expect(accepted({ ...patientPayload, language: "en" }).language).toBe("en");
		for (const language of [undefined, null, "", " "]) {
			expect(accepted({ ...patientPayload, language }), String(language)).not.toHaveProperty("language");
		}
	});

	it.each(["xx", "EN", "en-US", "inglés", "toString"])("refuses the language %s by its field", (language) => {
		expect(faults({ ...patientPayload, language })).toEqual({ language: "choice" });
	});

	it("leaves out members it does not know, whatever their number", () => {
		const strangers = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, index]));
		expect(accepted({ ...strangers, ...patientPayload, reference: "AAAA-AAAA", id: 1 })).toEqual(patientPayload);
	});

	it.each([
		["2025-07-01", "2025-07-01"],
		[" otro\n aviso ", "otro  aviso"],
		["x".repeat(50), "x".repeat(40)],
		["", undefined],
		["  ", undefined],
		[7, undefined],
		[null, undefined],
	])("takes %j for the notice that the form showed: %j, and refuses nothing for it", (notice_version, kept) => {
		expect(accepted({ ...patientPayload, notice_version }).notice_version).toBe(kept);
	});

	it("takes a request_id of all zeros for none", () => {
		const request_id = "00000000-0000-0000-0000-000000000000";
		expect(accepted({ ...patientPayload, request_id })).not.toHaveProperty("request_id", request_id);
	});

	it("gives a __proto__ member no say", () => {
		const input: unknown = JSON.parse(`{"__proto__":${JSON.stringify(patientPayload)},"type":"patient"}`);
		expect(faults(input)).toEqual({ name: "required", email: "required", country: "required" });
		const request = accepted(JSON.parse(JSON.stringify(patientPayload).replace("{", '{"__proto__":{"admin":true},')));
		expect(request).not.toHaveProperty("admin");
		expect({}).not.toHaveProperty("admin");
	});

	it("names every faulty field once, by the first rule it breaks", () => {
		expect(faults({ ...patientPayload, name: "", email: "x".repeat(300), phone: "1", country: "XX" })).toEqual({
			name: "required",
			email: "too_long",
			phone: "format",
			country: "choice",
		});
	});
});

describe("the request's own id", () => {
	const idFrom = (request_id: unknown) => accepted({ ...patientPayload, request_id }).request_id;

	it("keeps a UUID, in small letters so that a repeat is recognised", () => {
		expect(idFrom("0F8FAD5B-D9CB-469F-A165-70867728950E")).toBe("0f8fad5b-d9cb-469f-a165-70867728950e");
	});

	it("passes over anything else instead of refusing the visitor", () => {
		for (const id of ["", "7", "no-uuid", null, 7, {}, ["0f8fad5b-d9cb-469f-a165-70867728950e"]]) {
			expect(idFrom(id)).toBeUndefined();
		}
	});
});
