import { describe, expect, it, onTestFinished } from "vitest";
import { lockDataFolder } from "../../service/database/service-lock.ts";
import { everyRow } from "../../testing/builds/traces.ts";
import { DATABASE_KINDS } from "../../testing/databases/databases.ts";
import { clinicRequest, PAYLOADS, patientRequest } from "../../testing/requests.ts";
import { freshOffice, references } from "../../testing/staff-commands.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOBODY = "2222-2222";

describe.each(DATABASE_KINDS)("resend on %s", (kind) => {
	const failAll = (office: Awaited<ReturnType<typeof freshOffice>>) =>
		office.withStore(({ database }) =>
			database.db
				.updateTable("mails")
				.set({ state: "failed", last_error: "550 EENVELOPE", settled_at: new Date().toISOString() })
				.execute(),
		);

	it("queues what was refused, of one request or of all", async () => {
		const office = await freshOffice(kind);
		const [reference = "", other = ""] = await office.ask([patientRequest, clinicRequest]);
		await failAll(office);
		expect((await office.contacts(["resend", reference, "--json"])).json).toEqual({ queued: 2 });
		expect((await office.contacts(["resend", reference])).out).toContain("No hay correos fallidos");
		expect((await office.contacts(["resend", "--all-failed", "--json"])).json).toEqual({ queued: 2 });
		const { mails = [] } = (await office.withStore(({ store }) => store.requests.record(other))) ?? {};
		expect(mails.map(({ state }) => state)).toEqual(["pending", "pending"]);
	});

	it("sends the list again that names a request", async () => {
		const office = await freshOffice(kind, { STAFF_MAIL_LIMIT: "1/600" });
		const [, reference = ""] = await office.ask([patientRequest, clinicRequest]);
		await office.withStore(({ database }) =>
			database.db
				.updateTable("mails")
				.set({ state: "failed", last_error: "550 EENVELOPE" })
				.where("kind", "=", "batch")
				.execute(),
		);
		expect((await office.contacts(["resend", reference, "--json"])).json).toEqual({ queued: 1 });
	});

	it("ends with 3 where a reference is nobody's", async () => {
		const office = await freshOffice(kind);
		const { code, out } = await office.contacts(["resend", NOBODY]);
		expect({ code, out }).toEqual({ code: 3, out: `No hay ninguna solicitud ${NOBODY}.\n` });
	});

	it("promises mails at once only while the service runs", async () => {
		const office = await freshOffice(kind);
		const [one = ""] = await office.ask();
		const off = "El servicio está apagado: saldrán cuando se encienda.";
		expect((await office.contacts(["resend", "--all-failed"])).out).not.toContain(off);
		await failAll(office);
		expect((await office.contacts(["resend", one])).out).toContain(off);
		await failAll(office);
		const unlock = lockDataFolder(office.folder);
		onTestFinished(unlock);
		await office.withStore(async ({ store }) => {
			await store.check();
			expect((await office.contacts(["resend", one])).out).toContain("ahora");
		});
	});
});

describe.each(DATABASE_KINDS)("purge on %s", (kind) => {
	/** Two requests of forty days ago, the first of them answered, and one of today. */
	async function oldAndNew() {
		const office = await freshOffice(kind);
		const asked = await office.ask([patientRequest, clinicRequest, PAYLOADS.direction]);
		const [answered = "", unanswered = "", fresh = ""] = asked;
		await office.act(answered, "answered");
		const received_at = new Date(Date.now() - 40 * DAY).toISOString();
		await office.withStore(async ({ database }) => {
			await database.db
				.updateTable("requests")
				.set({ received_at })
				.where("reference", "in", [answered, unanswered])
				.execute();
		});
		const kept = () => office.withStore(({ database }) => everyRow(database));
		const listed = () => references(office.environment);
		return { office, answered, unanswered, fresh, kept, listed };
	}

	it("deletes what came before a day, and asks first", async () => {
		const { office, answered, unanswered, fresh, listed, kept } = await oldAndNew();
		const purge = ["purge", "--before", "30d", "--include-unanswered"];
		expect((await office.contacts(purge)).code).toBe(2);
		const questions: string[] = [];
		const answer = (said: string) => ({
			ask: async (question: string) => {
				questions.push(question);
				return said;
			},
		});
		expect((await office.contacts(purge, answer("sí"))).code).toBe(1);
		expect(await listed()).toHaveLength(3);
		expect((await office.contacts([...purge, "--json"], answer("Borrar "))).json).toMatchObject({
			requests: 2,
			neverAnswered: 1,
			left: 0,
		});
		expect(questions[0]).toContain("2 solicitudes");
		expect(questions[0]).toContain("nunca se respondieron (o nadie las marcó): 1.");
		expect(await listed()).toEqual([fresh]);
		expect(await kept()).not.toMatch(new RegExp(`${answered}|${unanswered}`));
	});

	it("leaves what was never answered, with its mails, and says how many", async () => {
		const { office, answered, unanswered, fresh, listed, kept } = await oldAndNew();
		const { code, out } = await office.contacts(["purge", "--before", "30d", "--yes"]);
		expect(code).toBe(0);
		expect(out).toContain("1 solicitud");
		expect(out).toContain("Se quedan, porque nunca se respondieron: 1.");
		expect(await listed()).toEqual([fresh, unanswered]);
		expect(await kept()).toContain(unanswered);
		expect(await kept()).not.toContain(answered);
		const again = await office.contacts(["purge", "--before", "30d"]);
		expect(again).toMatchObject({ code: 0, out: expect.stringContaining("No hay nada que borrar") });
		expect(again.out).toContain("--include-unanswered");
	});

	it.each(["mañana", "31/12/2099"])("takes no day to come: %s", async (day) => {
		const { office, listed } = await oldAndNew();
		const { code, err } = await office.contacts(["purge", "--before", day, "--yes", "--include-unanswered"]);
		expect(code).toBe(2);
		expect(err).toContain("por venir");
		expect(await listed()).toHaveLength(3);
		expect((await office.contacts(["purge", "--before", "hoy", "--yes", "--json"])).json).toMatchObject({
			requests: 1,
		});
	});
});
