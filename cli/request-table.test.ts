import { describe, expect, it } from "vitest";
import { clinicRequest, patientRequest, stored } from "../testing/requests.ts";
import { requestTable } from "./request-table.ts";

const WIDE = 200;

describe("the table of requests", () => {
	it("shows them in the order given", () => {
		const text = requestTable(
			[
				{ ...stored(patientRequest), reference: "7777-7777" },
				{ ...stored(clinicRequest), reference: "2222-2222" },
			],
			WIDE,
		);
		expect(text.indexOf("7777-7777")).toBeGreaterThan(0);
		expect(text.indexOf("2222-2222")).toBeGreaterThan(text.indexOf("7777-7777"));
	});

	it("shows all that a patient typed, with the country by its name", () => {
		const text = requestTable([stored(patientRequest)], WIDE);
		for (const words of ["7K4R-62XW", "Paciente", "Ana Núñez", "ana@example.com", "+1 (787) 555-0123"]) {
			expect(text).toContain(words);
		}
		expect(text).toContain("Puerto Rico");
		expect(text).toContain("¿Cuánto dura el viaje?");
	});

	it("shows the clinic's name in place of a country", () => {
		const text = requestTable([stored(clinicRequest)], WIDE);
		expect(text).toContain("Clínica del Este");
		expect(text).toContain("│ Clínica ");
	});

	it("shows the time it is in Santo Domingo", () => {
		expect(requestTable([stored(patientRequest)], WIDE)).toMatch(/2\/3\/26,? 8:00/);
	});

	it("says nothing where nothing was given", () => {
		const text = requestTable([stored({ ...patientRequest, phone: undefined, message: undefined })], WIDE);
		expect(text).not.toContain("undefined");
	});

	it("counts one request, and several", () => {
		const request = stored(patientRequest);
		expect(requestTable([request], WIDE)).toMatch(/\n1 solicitud$/);
		expect(requestTable([request, request], WIDE)).toMatch(/\n2 solicitudes$/);
	});

	it("is a sentence where there is none", () => {
		expect(requestTable([], WIDE)).toBe("Todavía no hay solicitudes.");
	});

	it("keeps a message's lines, and a tab does not break it", () => {
		const text = requestTable([stored({ ...patientRequest, message: "uno\tdos\ntres" })], WIDE);
		expect(text).toMatch(/uno dos +║\n.*│ tres/);
	});

	it("lets no request send commands to the terminal", () => {
		const name = "Ana\u001b]0;otro título\u0007\u009b31m\r";
		const text = requestTable([stored({ ...patientRequest, name, message: name })], WIDE);
		// biome-ignore lint/suspicious/noControlCharactersInRegex: their absence is the point
		expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
		expect(text).toContain("Ana");
	});

	it.each([150, 200])("is no wider than a terminal of %i columns", (columns) => {
		const receivedAt = new Date("2026-12-22T16:59:00.000Z");
		const email = `${"ana".repeat(20)}@example.com`;
		const long = stored({ ...patientRequest, email, name: "Ana ".repeat(30), message: "palabra ".repeat(200) });
		for (const line of requestTable([{ ...long, receivedAt }], columns).split("\n")) {
			expect(line.length).toBeLessThanOrEqual(columns);
		}
	});

	it("stays readable in a narrow terminal", () => {
		const text = requestTable([stored({ ...patientRequest, message: "palabra ".repeat(200).trim() })], 60);
		expect(text).toContain("palabra");
		const widths = new Set(
			text
				.split("\n")
				.slice(0, -1)
				.map((line) => line.length),
		);
		expect(widths.size).toBe(1);
	});
});
