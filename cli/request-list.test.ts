import { describe, expect, it } from "vitest";
import { clinicRequest, HOUR, NOON, patientRequest, stored } from "../testing/requests.ts";
import { requestList } from "./request-list.ts";

const settings = { OVERDUE_HOURS: 24, SERVICE_TIME_ZONE: "America/Santo_Domingo" };
const NOW = { now: new Date(NOON.getTime() + HOUR), settings };

function listed(...requests: Partial<ReturnType<typeof stored>>[]) {
	return requests.map((request) => ({ ...stored(patientRequest), failedMails: [], ...request }));
}

describe("the list of requests", () => {
	it("shows them in the order given", () => {
		const text = requestList(listed({ reference: "7777-7777" }, { reference: "2222-2222" }), NOW, 80);
		expect(text.indexOf("7777-7777")).toBeGreaterThan(0);
		expect(text.indexOf("2222-2222")).toBeGreaterThan(text.indexOf("7777-7777"));
	});

	it("shows all that a patient typed, with the country by its name and the time in Santo Domingo", () => {
		const text = requestList(listed({}), NOW, 80);
		for (const words of [
			"02/03/2026 08:00  7K4R-62XW  Paciente  sin responder",
			"Ana Núñez · ana@example.com · +1 (787) 555-0123 · Puerto Rico",
			"¿Cuánto dura el viaje?",
		]) {
			expect(text).toContain(words);
		}
	});

	it("shows the clinic's name in place of a country", () => {
		expect(requestList(listed(stored(clinicRequest)), NOW, 80)).toContain("Clínica del Este");
	});

	it.each([
		["respondida 02/03/2026 09:00", { answeredAt: NOW.now }],
		["en cuarentena", { held: true }],
		["plazo vencido", { receivedAt: new Date(NOW.now.getTime() - 25 * HOUR) }],
		["plazo vencido", { receivedAt: new Date(NOW.now.getTime() - 24 * HOUR) }],
		["sin responder", { receivedAt: new Date(NOW.now.getTime() - 24 * HOUR + 1) }],
	])("says %s", (words, change) => {
		expect(requestList(listed(change), NOW, 80)).toContain(words);
	});

	it("says nothing where nothing was given, and a sentence where there is none", () => {
		const bare = stored({ ...patientRequest, phone: undefined, message: undefined });
		expect(requestList(listed(bare), NOW, 80)).not.toContain("undefined");
		expect(requestList([], NOW, 80)).toBe("No hay solicitudes así.");
	});

	it("shortens a long message", () => {
		const text = requestList(listed(stored({ ...patientRequest, message: "palabra ".repeat(200) })), NOW, 80);
		expect(text.split("\n")).toHaveLength(5);
		expect(text).toMatch(/…$/);
	});

	it("lets no request send commands to the terminal, or turn its writing round", () => {
		const name = "Ana\u001b]0;otro título\u0007\u009b31m\r\t\u202eabc\u2066";
		const text = requestList(listed(stored({ ...patientRequest, name, message: name })), NOW, 80);
		// biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is the point
		expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
		expect(text).toContain("Ana");
	});

	it.each([40, 60, 80, 100])("is no wider than a terminal of %i columns", (columns) => {
		const email = `${"ana".repeat(20)}@example.com`;
		const long = stored({ ...patientRequest, email, name: "Ana ".repeat(30), message: "palabra ".repeat(200) });
		for (const line of requestList(listed(long, { answeredAt: NOW.now }), NOW, columns).split("\n")) {
			expect(line.length).toBeLessThanOrEqual(columns);
		}
	});
});
