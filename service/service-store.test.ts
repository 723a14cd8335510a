import { describe, expect, it } from "vitest";
import { everyByte, everyRow } from "../testing/builds/traces.ts";
import { DATABASE_KINDS } from "../testing/databases/databases.ts";
import { clinicRequest, patientRequest } from "../testing/requests.ts";
import { freshOffice } from "../testing/staff-commands.ts";

describe.each(DATABASE_KINDS)("one person's data on %s", (kind) => {
	it("are erased from rows, files and freed bytes, others' stay, and the proof says nothing of whose", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask([{ ...patientRequest, message: "palabra-de-ana" }, clinicRequest]);
		await office.act(reference, { kind: "note", text: "nota-sobre-ana" });
		const traces = async () =>
			everyByte(office.folder) + (await office.withStore(({ database }) => everyRow(database)));
		expect(await traces()).toContain("ana@example.com");
		expect(await office.erase("Ana@Example.com")).toEqual({ requests: 1, mails: 2, wiped: true });
		for (const words of ["ana@example.com", "palabra-de-ana", "nota-sobre-ana", "Núñez"]) {
			expect(await traces()).not.toContain(words);
		}
		expect(await traces()).toContain("luis@clinica.example");
		await office.withStore(async ({ database }) => {
			expect(await database.db.selectFrom("erasures").selectAll().execute()).toMatchObject([{ requests: 1 }]);
		});
	});
});
