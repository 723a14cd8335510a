import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { clinicPayload, patientPayload } from "../../../testing/requests.ts";

describe("what is logged", () => {
	it("never holds what a visitor typed, whatever became of it", async () => {
		const typed = { name: "Zoraida", email: "zoraida@secreto.example", phone: "+1 809 777 6655", message: "Perejil" };
		const { invoke, submit, database, entries } = await testApp();
		await invoke({ ...patientPayload, ...typed });
		await invoke({ ...clinicPayload, ...typed, clinic_interest: "Clínica Zafiro" });
		await invoke({ ...patientPayload, ...typed, email: "zoraida", country: "Perejil" });
		await submit({ ...patientPayload, ...typed });
		await submit({ ...patientPayload, ...typed, phone: "777" });
		await submit({ ...patientPayload, ...typed }, { Origin: "https://zoraida.example" });
		await database.db.schema.alterTable("requests").renameColumn("details", "gone").execute();
		await invoke({ ...patientPayload, ...typed });
		await submit({ ...patientPayload, ...typed });
		expect(entries.length).toBeGreaterThanOrEqual(8);
		// A reference, which is made here, may hold a few of the digits by chance.
		const written = entries.map(({ reference: _, ...entry }) => entry);
		expect(JSON.stringify(written)).not.toMatch(/zoraida|secreto|777|perejil|zafiro/i);
	});

	it("holds the reference, so that staff and operator speak of the same request", async () => {
		const { invoke, entries } = await testApp();
		const { reference } = (await (await invoke(patientPayload)).json()) as { reference: string };
		expect(entries).toEqual([
			{ level: "info", reference, kind: "patient", repeated: false, message: "request stored" },
		]);
	});
});
