import { mainWords, messages, site } from "virtual:content";
import { describe, expect, it } from "vitest";
import { LANGUAGE_CODES } from "../../../contract/languages.ts";
import { MAX_BODY_BYTES } from "../../../contract/questions/limits.ts";
import { FORM_IDS, MAX_LENGTHS } from "../../../contract/requests/forms.ts";
import { PARTNER_URL, SITE_URL, testApp } from "../../../testing/app.ts";
import { listed } from "../../../testing/databases/stores.ts";
import { ANSWER_BY, clinicPayload, PAYLOADS, patientPayload } from "../../../testing/requests.ts";

/** A page's text as a browser shows it, its entities turned back. */
const decoded = (html: string) =>
	html
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&");

const typedIn = (html: string, name: string) => {
	const tag = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`))?.[0] ?? "";
	return decoded(tag.match(/ value="([^"]*)"/)?.[1] ?? "");
};

describe("a form sent without script", () => {
	it.each([patientPayload, clinicPayload])("leads to the confirmation page ($type)", async (payload) => {
		const { submit, store, request, woken } = await testApp();
		const response = await submit(payload);
		expect(response.status).toBe(303);
		const [kept] = await listed(store, 10);
		const { type, ...details } = payload;
		expect(kept).toMatchObject({ kind: type, details });
		expect(response.headers.get("Location")).toBe(
			`/solicitud-recibida?ref=${kept?.reference}&form=${type}&receipt=queued&answer_by=${encodeURIComponent(ANSWER_BY)}`,
		);
		expect(woken.times).toBe(1);
		const page = await request(response.headers.get("Location") ?? "");
		const html = await page.text();
		expect(html).toContain(kept?.reference);
		expect(html).toContain(messages.notices.sent[payload.type as "patient" | "clinic"].text);
		expect(html).toContain(messages.pages.received.receipt.queued);
		expect(html).toContain("a más tardar el martes a las 08:00, hora de Santo Domingo.");
	});

	it("is kept with the notice that its page showed, and comes back with the one that is shown then", async () => {
		const { submit, store } = await testApp();
		const older = { ...patientPayload, notice_version: "2025-07-01" };
		await submit(older);
		expect(await listed(store, 10)).toMatchObject([{ noticeVersion: "2025-07-01" }]);
		const again = await (await submit({ ...older, email: "ana" })).text();
		expect(typedIn(again, "notice_version")).toBe(mainWords.legal.privacidad.version);
	});

	it.each(LANGUAGE_CODES)("is kept with the language it was written in (%s)", async (language) => {
		const { submit, store } = await testApp();
		expect((await submit({ ...patientPayload, language })).status).toBe(303);
		expect(await listed(store, 10)).toMatchObject([{ language }]);
	});

	it("is the same request when somebody goes back and sends it again", async () => {
		const { submit, store, clock } = await testApp();
		const first = await submit(patientPayload);
		clock.time = new Date(clock.time.getTime() + 60_000);
		const second = await submit(patientPayload);
		expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
		expect(await listed(store, 10)).toHaveLength(1);
		await submit({ ...patientPayload, message: "Otra pregunta" });
		expect(await listed(store, 10)).toHaveLength(2);
		clock.time = new Date(clock.time.getTime() + 3_600_000);
		await submit(patientPayload);
		expect(await listed(store, 10)).toHaveLength(3);
	});

	it("is for what the page's address asked for, where nothing was chosen", async () => {
		const { submit, store } = await testApp();
		const from = (query: string) => ({ Origin: SITE_URL, Referer: `${SITE_URL}/contacto?${query}` });
		await submit(patientPayload, from("tipo=paciente&asunto=llamada"));
		await submit({ ...patientPayload, message: "Otra" }, from("asunto=calendario"));
		await submit({ ...patientPayload, message: "Una más", purpose: "topic" }, from("asunto=llamada"));
		const kept = await listed(store, 10);
		expect(kept.map(({ details }) => details?.purpose).sort()).toEqual(["call", "topic", undefined]);
	});

	it("came from the page and campaign that its address names, also once it was shown again", async () => {
		const { submit, store } = await testApp();
		const from = { Origin: SITE_URL, Referer: `${SITE_URL}/ivfdo?utm_source=instagram&gclid=g1&utm_campaign=fiv-nyc` };
		const html = await (await submit({ ...patientPayload, email: "ana@" }, from)).text();
		expect(html).not.toContain("g1");
		const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
			name,
			value,
		]);
		await submit({ ...Object.fromEntries(hidden), ...patientPayload }, { Origin: SITE_URL });
		expect(await listed(store, 10)).toMatchObject([
			{ origin: { page: "/ivfdo", source: "instagram", campaign: "fiv-nyc" } },
		]);
	});

	it("comes back with what it is for still chosen, and its questions at the message", async () => {
		const { submit } = await testApp();
		const faulty = { ...patientPayload, email: "ana@" };
		const referring = { Origin: SITE_URL, Referer: `${SITE_URL}/contacto?asunto=llamada` };
		for (const answer of [await submit({ ...faulty, purpose: "call" }), await submit(faulty, referring)]) {
			const html = await answer.text();
			expect(html).toMatch(/<option[^>]* value="call"[^>]* selected=""|<option selected=""[^>]*value="call"/);
			expect(html).toContain(messages.forms.call.day_part);
		}
	});

	it("keeps a message's lines as the visitor broke them", async () => {
		const { submit, store } = await testApp();
		await submit({ ...patientPayload, message: "uno\r\ndos" });
		expect(await listed(store, 10)).toMatchObject([{ details: { message: "uno\ndos" } }]);
	});

	it("needs no key", async () => {
		const { submit } = await testApp();
		expect((await submit(patientPayload, { Origin: SITE_URL, apikey: "wrong" })).status).toBe(303);
	});

	it.each([
		{ Origin: "https://service.example", Host: "service.example" },
		{ Referer: `${SITE_URL}/contacto?tipo=clinica` },
		// From a page with a policy of no-referrer, which a proxy may have added.
		{ Origin: "null", "Sec-Fetch-Site": "same-origin" },
		{ "Sec-Fetch-Site": "same-origin" },
	])("may come from %j", async (headers) => {
		const { submit } = await testApp();
		expect((await submit(patientPayload, headers)).status).toBe(303);
	});

	it.each([
		["an allied page, which has a key and JSON", { Origin: PARTNER_URL }],
		["a foreign page", { Origin: "https://malo.example" }],
		["a page without origin", { Origin: "null", Referer: SITE_URL }],
		["a foreign referring page", { Referer: "https://malo.example/ivf.example" }],
		["nobody knows where", {}],
		["a foreign page under no-referrer", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
		["a page of a neighbour under no-referrer", { Origin: "null", "Sec-Fetch-Site": "same-site" }],
		["a foreign page, whatever else it says", { Origin: "https://malo.example", "Sec-Fetch-Site": "same-origin" }],
	])("is refused from %s, and every word given back to be sent again", async (_, headers) => {
		const { submit, store } = await testApp();
		const response = await submit(patientPayload, headers);
		expect(response.status).toBe(403);
		const html = await response.text();
		expect(html).toContain(`<title>Error: ${messages.pages.foreign.title}`);
		expect(html).toContain(messages.pages.foreign.text);
		for (const name of ["name", "email", "phone"] as const) expect(typedIn(html, name)).toBe(patientPayload[name]);
		expect(html).toContain(`${patientPayload.message}</textarea>`);
		expect(await listed(store, 10)).toEqual([]);
	});

	it.each(["ñ", "я", "试", "👶"])("takes as many of %s as its fields have room for", async (letter) => {
		for (const form of FORM_IDS) {
			const { submit, store } = await testApp();
			const written = Object.entries(MAX_LENGTHS).filter(([name]) => name !== "email" && name !== "phone");
			const long = Object.fromEntries(
				written.filter(([name]) => name in PAYLOADS[form]).map(([name, max]) => [name, letter.repeat(max)]),
			);
			const email = `${"a".repeat(59)}@${Array.from({ length: 3 }, () => "d".repeat(63)).join(".")}.d`;
			expect((await submit({ ...PAYLOADS[form], ...long, email: `${email}o` })).status).toBe(303);
			expect(await listed(store, 10)).toMatchObject([{ details: long }]);
		}
	});

	it("takes lines that a browser sends with two characters each", async () => {
		const { submit } = await testApp();
		expect((await submit({ ...patientPayload, message: `${"\r\n".repeat(3998)}я` })).status).toBe(303);
		expect((await submit({ ...patientPayload, message: `я${"\r\n".repeat(3998)}я` })).status).toBe(303);
		expect((await submit({ ...patientPayload, message: `я${"\r\n".repeat(3999)}я` })).status).toBe(422);
	});

	it("is told in a page that it is too large", async () => {
		const { submit, store } = await testApp();
		const response = await submit({ ...patientPayload, message: "x".repeat(MAX_BODY_BYTES) });
		expect(response.status).toBe(413);
		expect(await response.text()).toContain(messages.pages.tooLarge.title);
		expect(await listed(store, 10)).toEqual([]);
	});
});

describe("the page a faulty form is answered with", () => {
	it("says what is wrong at the top and at the field, in the same words", async () => {
		const { submit } = await testApp();
		const response = await submit({ ...patientPayload, name: "", email: "ana", country: "XX" });
		expect(response.status).toBe(422);
		expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
		const html = await response.text();
		expect(html).toMatch(/<title>Error: /);
		const { name, email, country } = messages.errors;
		for (const [field, text] of [
			["name", name.required],
			["email", email.format],
			["country", country.choice],
		]) {
			expect(html).toContain(`<a href="#patient-${field}">${text}</a>`);
			expect(html).toContain(`<p class="field__error" id="patient-${field}-error">${text}</p>`);
		}
		expect(html).not.toContain("phone-error");
	});

	it("holds the form with every value", async () => {
		const { submit } = await testApp();
		const html = await (await submit({ ...patientPayload, email: "ana" })).text();
		expect(html).toMatch(/<form[^>]* action="\/functions\/v1\/secure-contact" method="post"/);
		expect(typedIn(html, "type")).toBe("patient");
		expect(typedIn(html, "name")).toBe(patientPayload.name);
		expect(typedIn(html, "email")).toBe("ana");
		expect(typedIn(html, "phone")).toBe(patientPayload.phone);
		expect(html).toMatch(/<option value="PR" selected="">/);
		expect(html).toMatch(new RegExp(`<textarea[^>]*>${patientPayload.message.replace("?", "\\?")}</textarea>`));
	});

	it("is the clinic's form for a clinic", async () => {
		const { submit } = await testApp();
		const html = await (await submit({ ...clinicPayload, phone: "" })).text();
		expect(typedIn(html, "type")).toBe("clinic");
		expect(typedIn(html, "clinic_interest")).toBe(clinicPayload.clinic_interest);
		expect(html).toContain(`<a href="#clinic-phone">${messages.errors.phone.required}</a>`);
		expect(html).not.toContain('name="country"');
	});

	it("shows whatever was typed as text, never as part of the page", async () => {
		const { submit } = await testApp();
		const hostile = `"'><script>alert(1)</script></textarea><img src=x onerror=alert(1)>&amp;%SERVICE-MAIN%`;
		const fields = { name: hostile, email: hostile, phone: hostile, country: hostile, message: hostile };
		for (const type of ["patient", "clinic", hostile]) {
			const html = await (await submit({ ...fields, clinic_interest: hostile, type })).text();
			expect(html).not.toMatch(/<script|<img/);
			expect(html.match(/<textarea/g)).toHaveLength(1);
			expect(html.match(/<\/textarea>/g)).toHaveLength(1);
			for (const name of ["name", "email", "phone"]) expect(typedIn(html, name)).toBe(hostile);
			expect(decoded(html.match(/<textarea[^>]*>([^<]*)/)?.[1] ?? "")).toBe(hostile);
		}
	});

	it("says that it failed where nothing in the form is at fault", async () => {
		const { submit } = await testApp();
		const { type, ...untyped } = patientPayload;
		const response = await submit(untyped);
		expect(response.status).toBe(422);
		expect(await response.text()).toContain(messages.notices.failure.text);
	});

	it("is whole for an empty form and for names no form has", async () => {
		const { submit } = await testApp();
		for (const fields of [{}, { __proto__: "x", constructor: "y", toString: "z" }] as Record<string, string>[]) {
			const response = await submit(fields);
			expect(response.status).toBe(422);
			expect(await response.text()).toContain("</form>");
		}
	});
});

describe("a form that cannot be stored now", () => {
	it("comes back with its values and another way to reach us when the store fails", async () => {
		const { submit, database } = await testApp();
		await database.db.schema.dropTable("mails").execute();
		const response = await submit(patientPayload);
		expect(response.status).toBe(503);
		const html = await response.text();
		expect(html).toContain(messages.notices.failure.title);
		expect(html).toContain(messages.notices.failure.text);
		expect(html).toContain(`mailto:${site.email}`);
		expect(typedIn(html, "email")).toBe(patientPayload.email);
	});

	it("comes back with its values when too many came from one address", async () => {
		const { submit, store } = await testApp({}, { limits: { address: { requests: 1, seconds: 60 } } });
		for (let sent = 0; sent < 10; sent++) await submit({});
		const response = await submit(clinicPayload);
		expect(response.status).toBe(429);
		expect(response.headers.get("Retry-After")).toBe("60");
		const html = await response.text();
		expect(html).toContain(messages.pages.tooMany.text);
		expect(typedIn(html, "name")).toBe(clinicPayload.name);
		expect(await listed(store, 10)).toEqual([]);
	});

	it("is refused by the same address in JSON and by the same count", async () => {
		const { submit, invoke } = await testApp({}, { limits: { address: { requests: 1, seconds: 60 } } });
		for (let sent = 0; sent < 10; sent++) expect((await invoke(patientPayload)).status).toBe(200);
		expect((await submit(patientPayload)).status).toBe(429);
	});
});
