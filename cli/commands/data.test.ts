import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../testing/databases.ts";
import { clinicRequest, patientRequest } from "../../testing/requests.ts";
import { contacts, DATA_KEY, freshOffice, OTHER_KEY, withStore } from "../../testing/staff-commands.ts";
import { everyByte, everyRow } from "../../testing/traces.ts";

describe.each(DATABASE_KINDS)("one person's data on %s", (kind) => {
	it("are given out whole, on screen or as a file for one's own eyes", async () => {
		const office = await freshOffice(kind);
		const [first = ""] = await office.ask([patientRequest, clinicRequest, patientRequest]);
		await office.contacts(["note", first, "Prefiere la tarde"]);
		const brief = await office.contacts(["person", "ANA@example.com"]);
		expect(brief.out).toContain("2 solicitudes");
		expect(brief.out).not.toContain("Núñez");
		const { out } = await office.contacts(["person", "ana@example.com", "--export"]);
		expect(out).toContain("Prefiere la tarde");
		expect(out).not.toContain("Luis");
		const file = join(office.folder, "ana.json");
		expect((await office.contacts(["person", "ana@example.com", "--export", "--to", file])).code).toBe(0);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(2);
		expect((await office.contacts(["person", "ana@example.com", "--to", file])).code).toBe(1);
		expect((await office.contacts(["person", "ana@example.com", "--to", file, "--replace"])).code).toBe(0);
	});

	it("are erased from rows, files and freed bytes, others' stay, and the proof says nothing of whose", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask([{ ...patientRequest, message: "palabra-de-ana" }, clinicRequest]);
		await office.contacts(["note", reference, "nota-sobre-ana"]);
		await office.withStore(async ({ store, files }) => {
			for (const mail of await store.mails.claim(1000, 10)) {
				await files.write(
					mail.id,
					Buffer.from(`To: ${mail.request?.details.email}\n\n${mail.request?.details.message}`),
				);
			}
		});
		expect(everyByte(office.folder)).toContain("ana@example.com");
		expect((await office.contacts(["person", "ana@example.com", "--erase"])).code).toBe(2);
		const { code, out, json } = await office.contacts(["person", "Ana@Example.com", "--erase", "--yes", "--json"]);
		expect(code).toBe(0);
		expect(json).toMatchObject({ requests: 1, mails: 2, files: 2, wiped: true });
		for (const traces of [
			everyByte(office.folder),
			await office.withStore(({ database }) => everyRow(database)),
			out,
		]) {
			for (const words of ["ana@example.com", "palabra-de-ana", "nota-sobre-ana", "Núñez"]) {
				expect(traces).not.toContain(words);
			}
		}
		expect(await office.withStore(({ database }) => everyRow(database))).toContain("luis@clinica.example");
		await office.withStore(async ({ database }) => {
			expect(await database.db.selectFrom("erasures").selectAll().execute()).toMatchObject([{ requests: 1 }]);
		});
		const said = await office.contacts(["person", "luis@clinica.example", "--erase", "--yes"]);
		expect(said.out).toContain("copias de seguridad");
	});

	it("export writes a file for one's own eyes, with the filters of list", async () => {
		const office = await freshOffice(kind);
		const [, clinic = ""] = await office.ask([patientRequest, clinicRequest]);
		await office.ask([{ ...clinicRequest, name: "Eva" }], "too_fast");
		await office.contacts(["note", clinic, "Prefiere la tarde"]);
		await office.contacts(["note", clinic, "=1+1"]);
		const file = join(office.folder, "all.csv");
		const { code, json } = await office.contacts(["export", "--kind", "clinic", "--to", file, "--json"]);
		expect({ code, json }).toEqual({ code: 0, json: { file, requests: 2 } });
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(readFileSync(file, "utf8")).toContain("Clínica del Este");
		expect(readFileSync(file, "utf8")).not.toContain("Ana");
		expect(readFileSync(file, "utf8")).toMatch(/Prefiere la tarde\n[^"]*\d '?=1\+1"/);
		expect(readFileSync(file, "utf8")).toMatch(/"[^"]*más rápido[^"]*"/);
		expect((await office.contacts(["export", "--to", file])).code).toBe(1);
		const { out } = await office.contacts(["export"]);
		expect(out.startsWith("\ufeff")).toBe(true);
		expect(out.endsWith("\r\n")).toBe(true);
		expect((await office.contacts(["export", "--json"])).json).toHaveLength(3);
	});

	it("rotate-key seals what was plain, then with another key, then opens it for good", async () => {
		const plain = await freshOffice(kind);
		const [reference = ""] = await plain.ask([{ ...patientRequest, message: "palabra-de-ana" }]);
		await plain.contacts(["note", reference, "nota-de-ana"]);
		expect((await plain.contacts(["rotate-key"])).code).toBe(1);
		const encryptedBy = (DATA_KEY?: string, DATA_KEY_PREVIOUS?: string) => ({
			...plain.environment,
			DATA_KEY,
			DATA_KEY_PREVIOUS,
		});
		expect((await contacts(encryptedBy(DATA_KEY), ["rotate-key", "--json"])).json).toMatchObject({
			records: 3,
			outdated: 0,
		});
		const rows = await withStore(encryptedBy(DATA_KEY), ({ database }) => everyRow(database));
		for (const words of ["palabra-de-ana", "nota-de-ana", "ana@example.com"]) expect(rows).not.toContain(words);
		if (kind === "sqlite") expect(everyByte(plain.folder)).not.toContain("palabra-de-ana");
		expect((await contacts(plain.environment, ["list"])).code).toBe(1);
		expect((await contacts(plain.environment, ["list"])).err).toContain("DATA_KEY");
		const rotated = await contacts(encryptedBy(OTHER_KEY, DATA_KEY), ["rotate-key"]);
		expect(rotated.out).toContain("quita DATA_KEY_PREVIOUS");
		expect((await contacts(encryptedBy(OTHER_KEY), ["show", reference])).out).toContain("nota-de-ana");
		expect((await contacts(encryptedBy(undefined, OTHER_KEY), ["rotate-key"])).code).toBe(2);
		expect((await contacts(encryptedBy(undefined, OTHER_KEY), ["rotate-key", "--yes"])).code).toBe(0);
		expect((await plain.contacts(["show", reference])).out).toContain("palabra-de-ana");
	});
});

it("what PostgreSQL cannot free at once is a warning: the data are erased all the same", async () => {
	const office = await freshOffice("postgres", { DATA_KEY });
	await office.ask([patientRequest, clinicRequest]);
	const impatient = {
		...office.environment,
		DATABASE_URL: `${office.environment.DATABASE_URL}?options=-c%20lock_timeout%3D50ms`,
	};
	await office.withStore(async ({ database }) => {
		await database.db.transaction().execute(async (transaction) => {
			// Keeps VACUUM out, and lets rows be deleted.
			await sql`lock table requests in share update exclusive mode`.execute(transaction);
			const erased = await contacts(impatient, ["person", "ana@example.com", "--erase", "--yes"]);
			expect(erased).toMatchObject({ code: 0, out: expect.stringContaining("Borrado: 1 solicitud") });
			expect(erased.out).toContain("PostgreSQL no pudo liberar ahora");
			const rotated = await contacts({ ...impatient, DATA_KEY: OTHER_KEY, DATA_KEY_PREVIOUS: DATA_KEY }, [
				"rotate-key",
			]);
			expect(rotated).toMatchObject({ code: 0, out: expect.stringContaining("PostgreSQL no pudo liberar ahora") });
			const now = { ...impatient, DATA_KEY: OTHER_KEY };
			await contacts(now, ["answered", (await contacts(now, ["list", "--json"])).json[0].reference]);
			const later = { now: () => new Date(Date.now() + 3 * 24 * 60 * 60 * 1000) };
			const purged = await contacts(now, ["purge", "--before", "hoy", "--yes", "--json"], later);
			expect(purged.json).toMatchObject({ requests: 1 });
		});
	});
});
