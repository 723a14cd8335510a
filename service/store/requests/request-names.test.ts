import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { freshStore } from "../../../testing/databases/stores.ts";
import { clinicRequest, HOUR, NOON, patientRequest } from "../../../testing/requests.ts";
import { fieldCipher } from "../../crypto/field-cipher.ts";

describe.each(DATABASE_KINDS)("a list for staff on %s", (kind) => {
	/** A patient's and a clinic's request, and the reminder that lists both. */
	async function reminded() {
		const opened = await freshStore(kind);
		const { store, clock, database } = opened;
		const patient = await store.requests.accept(patientRequest);
		const clinic = await store.requests.accept(clinicRequest);
		clock.time = new Date(NOON.getTime() + 3 * HOUR);
		await store.sla.queueReminders((receivedAt) => [{ at: new Date(receivedAt.getTime() + 2 * HOUR), why: "waits" }]);
		const names = async () => {
			const mails = await store.mails.claim(HOUR, 9, true, ["staff"]);
			return mails.find((mail) => mail.kind === "reminder")?.names;
		};
		return { ...opened, database, patient: patient.reference, clinic: clinic.reference, names };
	}

	it("is handed out with the names of those who wrote, the clinic's beside the person's", async () => {
		const { names, patient, clinic } = await reminded();
		expect([...((await names()) ?? [])].sort()).toEqual(
			[
				[patient, patientRequest.name],
				[clinic, `${clinicRequest.name}, ${clinicRequest.clinic_interest}`],
			].sort(),
		);
	});

	it("keeps no name in the queue, and has none of who was erased", async () => {
		const { store, database, names, clinic } = await reminded();
		const kept = await database.db.selectFrom("mails").select("content").where("kind", "=", "reminder").execute();
		expect(JSON.stringify(kept)).not.toContain("Ana");
		await store.persons.erase(patientRequest.email);
		expect([...((await names())?.keys() ?? [])]).toEqual([clinic]);
	});

	it("is handed out though a request cannot be read with the keys at hand", async () => {
		const { database, names, patient, clinic } = await reminded();
		const encrypted = fieldCipher(new Uint8Array(32).fill(1)).encrypt("{}", "r");
		await database.db.updateTable("requests").set({ details: encrypted }).where("reference", "=", patient).execute();
		expect([...((await names())?.keys() ?? [])]).toEqual([clinic]);
	});
});
