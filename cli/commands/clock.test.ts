import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../testing/databases/databases.ts";
import { freshOffice } from "../../testing/staff-commands.ts";

const DAY = 24 * 60 * 60 * 1000;

describe.each(DATABASE_KINDS)("a clock that jumped, to commands on %s", (kind) => {
	/** A store whose service last saw a time 400 days ago. */
	async function jumped() {
		const office = await freshOffice(kind);
		await office.ask();
		await office.withStore(async ({ store, database }) => {
			await store.clock.observe();
			const done_at = new Date(Date.now() - 400 * DAY).toISOString();
			await database.db.updateTable("scheduled_jobs").set({ done_at }).where("name", "=", "clock").execute();
		});
		const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Santo_Domingo" }).format(new Date());
		return { office, today };
	}

	it("is said by doctor, and right once the operator names the same day", async () => {
		const { office, today } = await jumped();
		const { code, out } = await office.contacts(["doctor"]);
		expect(code).toBe(3);
		expect(out).toMatch(/^falta +Reloj: va 400 d/m);
		expect(await office.contacts(["clock", "--today", "2025-01-01"])).toMatchObject({
			code: 1,
			err: expect.stringContaining("No es el mismo día"),
		});
		for (const word of ["hoy", "0d", "2025-02-30"]) {
			expect((await office.contacts(["clock", "--today", word])).code, word).toBe(2);
		}
		expect((await office.contacts(["doctor"])).out).toContain("de la última hora que vio");
		expect((await office.contacts(["clock", "--today", today])).code).toBe(0);
		expect((await office.contacts(["doctor"])).out).not.toContain("de la última hora que vio");
	});

	it("lets purge delete nothing", async () => {
		const { office, today } = await jumped();
		const purge = ["purge", "--before", "hoy", "--include-unanswered", "--yes"];
		expect(await office.contacts(purge)).toMatchObject({ code: 1, err: expect.stringContaining("El reloj") });
		await office.contacts(["clock", "--today", today]);
		expect((await office.contacts(purge)).code).toBe(0);
	});

	it("may also be a backup of long ago: restore says what is to be done", async () => {
		const office = await freshOffice(kind);
		await office.withStore(({ store }) => store.clock.observe());
		const file = join(office.folder, "copy.db");
		const then = { now: () => new Date(Date.now() - 3 * DAY) };
		expect((await office.contacts(["backup", file], then)).code).toBe(0);
		expect((await office.contacts(["restore", file, "--replace"])).out).toContain("clock --today");
		expect((await office.contacts(["backup", file, "--replace"])).code).toBe(0);
		expect((await office.contacts(["restore", file, "--replace"])).out).not.toContain("clock --today");
	});
});
