import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { everyByte, everyRow } from "../../testing/builds/traces.ts";
import { DATABASE_KINDS } from "../../testing/databases/databases.ts";
import { act } from "../../testing/databases/stores.ts";
import { clinicRequest, patientRequest } from "../../testing/requests.ts";
import {
	contacts,
	DATA_KEY,
	freshOffice,
	notesOf,
	OTHER_KEY,
	references,
	withStore,
} from "../../testing/staff-commands.ts";

describe.each(DATABASE_KINDS)("what commands do to data on %s", (kind) => {
	it("rotate-key encrypts what was plain, then with another key, then opens it for good", async () => {
		const plain = await freshOffice(kind);
		const [reference = ""] = await plain.ask([{ ...patientRequest, message: "palabra-de-ana" }]);
		await plain.act(reference, { kind: "note", text: "nota-de-ana" });
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
		expect((await contacts(plain.environment, ["resend", "--all-failed"])).code).toBe(1);
		expect((await contacts(plain.environment, ["resend", "--all-failed"])).err).toContain("DATA_KEY");
		const rotated = await contacts(encryptedBy(OTHER_KEY, DATA_KEY), ["rotate-key"]);
		expect(rotated.out).toContain("quita DATA_KEY_PREVIOUS");
		expect(await notesOf(encryptedBy(OTHER_KEY), reference)).toEqual(["nota-de-ana"]);
		expect((await contacts(encryptedBy(undefined, OTHER_KEY), ["rotate-key"])).code).toBe(2);
		expect((await contacts(encryptedBy(undefined, OTHER_KEY), ["rotate-key", "--yes"])).code).toBe(0);
		expect(await references(plain.environment)).toEqual([reference]);
		const opened = await withStore(plain.environment, ({ database }) => everyRow(database));
		expect(opened).toContain("palabra-de-ana");
	});
});

it("what PostgreSQL cannot free at once is a warning: the data are changed all the same", async () => {
	const office = await freshOffice("postgres", { DATA_KEY });
	const [, reference = ""] = await office.ask([patientRequest, clinicRequest]);
	const impatient = {
		...office.environment,
		DATABASE_URL: `${office.environment.DATABASE_URL}?options=-c%20lock_timeout%3D50ms`,
	};
	await office.withStore(async ({ database }) => {
		await database.db.transaction().execute(async (transaction) => {
			// Keeps VACUUM out, and lets rows be deleted.
			await sql`lock table requests in share update exclusive mode`.execute(transaction);
			const erased = await withStore(impatient, ({ store }) => store.persons.erase("ana@example.com"));
			expect(erased).toMatchObject({ requests: 1, wiped: false });
			const rotated = await contacts({ ...impatient, DATA_KEY: OTHER_KEY, DATA_KEY_PREVIOUS: DATA_KEY }, [
				"rotate-key",
			]);
			expect(rotated).toMatchObject({ code: 0, out: expect.stringContaining("PostgreSQL no pudo liberar ahora") });
			const now = { ...impatient, DATA_KEY: OTHER_KEY };
			await withStore(now, ({ store }) => act(store, reference, "answered"));
			const later = { now: () => new Date(Date.now() + 3 * 24 * 60 * 60 * 1000) };
			const purged = await contacts(now, ["purge", "--before", "hoy", "--yes", "--json"], later);
			expect(purged.json).toMatchObject({ requests: 1 });
		});
	});
});
