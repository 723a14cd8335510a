import { join } from "node:path";
import { messages } from "virtual:content";
import { describe, expect, it, onTestFinished } from "vitest";
import { lockDataFolder } from "../../service/database/service-lock.ts";
import { MAIL_FOLDER, mailFiles } from "../../service/mail/mail-files.ts";
import { DATABASE_KINDS } from "../../testing/databases.ts";
import { clinicRequest, PAYLOADS, patientRequest } from "../../testing/requests.ts";
import { freshOffice } from "../../testing/staff-commands.ts";
import { everyByte } from "../../testing/traces.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOBODY = "2222-2222";

describe.each(DATABASE_KINDS)("staff's commands on %s", (kind) => {
	it("list chooses by kind, time and how a request stands", async () => {
		const office = await freshOffice(kind);
		const [patient = "", clinic = ""] = await office.ask([patientRequest, clinicRequest]);
		const [suspect = ""] = await office.ask([PAYLOADS.testimonial], "trap");
		const [late = ""] = await office.ask([PAYLOADS.direction]);
		await office.withStore(async ({ database }) => {
			const received_at = new Date(Date.now() - 3 * DAY).toISOString();
			await database.db.updateTable("requests").set({ received_at }).where("reference", "=", late).execute();
			const failed = { state: "failed", settled_at: received_at, last_error: "550 EENVELOPE" } as const;
			await database.db
				.updateTable("mails")
				.set(failed)
				.where("kind", "=", "staff")
				.where("request_id", "in", (query) => query.selectFrom("requests").select("id").where("reference", "=", clinic))
				.execute();
		});
		await office.contacts(["answered", patient]);
		const listed = async (...args: string[]) =>
			((await office.contacts(["list", "--json", ...args])).json as { reference: string }[]).map(
				({ reference }) => reference,
			);
		expect(await listed()).toEqual([suspect, clinic, patient, late]);
		expect(await listed("--kind", "clinic")).toEqual([clinic]);
		expect(await listed("--since", "1d")).toEqual([suspect, clinic, patient]);
		expect(await listed("--until", "1d")).toEqual([late]);
		expect(await listed("--unanswered")).toEqual([clinic, late]);
		expect(await listed("--kind", "Clínica")).toEqual([clinic]);
		expect(await listed("--since", "ayer")).toEqual([suspect, clinic, patient]);
		expect(await listed("--overdue")).toEqual([late]);
		expect(await listed("--quarantined")).toEqual([suspect]);
		expect(await listed("--failed")).toEqual([clinic]);
		expect(await listed("--limit", "2")).toEqual([suspect, clinic]);
		const { out } = await office.contacts(["list", "--limit", "2"]);
		expect(out).toContain("Hay más");
		expect(out).toContain("correo fallido");
	});

	it("show gives one request whole, by a reference however it was typed", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask();
		expect((await office.contacts(["note", reference, "Llamé\u001b[2J a las 10"])).code).toBe(0);
		const { code, out } = await office.contacts(["show", reference.replace("-", "").toLowerCase()]);
		expect(code).toBe(0);
		for (const words of [
			reference,
			"Ana Núñez",
			"ana@example.com",
			"Puerto Rico",
			"Llamé",
			"correo al equipo",
			"en cola",
		]) {
			expect(out).toContain(words);
		}
		expect(out).not.toContain("\u001b");
		expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
		const { json } = await office.contacts(["show", reference, "--json"]);
		expect(json).toMatchObject({
			reference,
			kind: "patient",
			answeredAt: null,
			held: false,
			suspicion: null,
			details: { email: "ana@example.com" },
			notes: [{ text: expect.stringContaining("Llamé") }],
			mails: expect.arrayContaining([
				expect.objectContaining({ kind: "staff", state: "pending", attempts: 0, error: null, settledAt: null }),
				expect.objectContaining({ kind: "receipt", state: "pending" }),
			]),
		});
	});

	it("show tells a mail that left from one that was only kept as a file", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask();
		await office.withStore(async ({ store, files }) => {
			for (const mail of await store.mails.claim(1000, 10)) {
				if (mail.kind === "staff") await files.write(mail.id, Buffer.from("Subject: x\n\nx"));
				await store.mails.markSent(mail.id);
			}
		});
		const { out } = await office.contacts(["show", reference]);
		expect(out).toMatch(/correo al equipo +guardado como archivo, no enviado \(sin SMTP_URL\)/);
		expect(out).toMatch(/acuse[^\n]* +enviado \d\d/);
		const { mails } = (await office.contacts(["show", reference, "--json"])).json;
		expect(mails).toMatchObject([
			{ kind: "staff", keptAsFile: true },
			{ kind: "receipt", keptAsFile: false },
		]);
		expect((await office.contacts(["person", "ana@example.com", "--export"])).out).toContain("guardado como archivo");
	});

	it("show says that a request's notice left in a list, and what became of that; resend sends it by itself", async () => {
		const office = await freshOffice(kind, { STAFF_MAIL_LIMIT: "1/600" });
		const [, reference = ""] = await office.ask([patientRequest, clinicRequest]);
		const notice = async () => (await office.contacts(["show", reference])).out.replace(/\s+/g, " ");
		expect(await notice()).toContain("correo al equipo en cola");
		await office.withStore(async ({ store, database }) => {
			// As if they had come in two minutes ago.
			const created_at = new Date(Date.now() - 120_000).toISOString();
			await database.db.updateTable("mails").set({ created_at, due_at: created_at }).execute();
			for (const { id } of await store.mails.claim(60_000, 9, true, ["staff"])) await store.mails.markSent(id);
		});
		const listed = "correo al equipo va en una lista con otras solicitudes:";
		expect(await notice()).toMatch(new RegExp(`${listed} enviado \\d\\d`));
		const { mails } = (await office.contacts(["show", reference, "--json"])).json;
		expect(mails[0]).toMatchObject({ kind: "staff", state: "batched", batch: { kind: "batch", state: "sent" } });
		await office.withStore(({ database }) =>
			database.db
				.updateTable("mails")
				.set({ state: "failed", last_error: "550 EENVELOPE" })
				.where("kind", "=", "batch")
				.execute(),
		);
		expect(await notice()).toContain(`${listed} fallido (550 EENVELOPE); para intentarlo otra vez: resend`);
		expect((await office.contacts(["list", "--failed"])).out).toContain(reference);
		expect((await office.contacts(["resend", reference, "--json"])).json).toEqual([{ reference, result: 1 }]);
		expect(await notice()).toContain(`${listed} en cola`);
		expect((await office.contacts(["resend", reference, "--mail", "staff", "--json"])).json[0].result).toBe(1);
		await office.withStore(async ({ store }) => {
			const left = await store.mails.claim(60_000, 9, true, ["staff"]);
			expect(left.map((mail) => mail.kind).sort()).toEqual(["batch", "staff"]);
		});
	});

	it("show says why there is no receipt, and when another copy is no help", async () => {
		const office = await freshOffice(kind);
		const [first = "", second = ""] = await office.ask([patientRequest, patientRequest]);
		expect((await office.contacts(["show", first])).out).not.toContain("no salió");
		const { out } = await office.contacts(["show", second]);
		expect(out.replace(/\s+/g, " ")).toContain("no salió: esta persona recibió otro menos de un día antes");
		const [held = ""] = await office.ask([clinicRequest], "trap");
		expect((await office.contacts(["show", held])).out).not.toContain("no salió");
		await office.contacts(["answered", held]);
		await office.contacts(["release", held]);
		const released = (await office.contacts(["show", held])).out.replace(/\s+/g, " ");
		expect(released).toContain("no salió: al liberarla ya se le había respondido");
		await office.withStore(({ database }) =>
			database.db.updateTable("mails").set({ state: "failed", last_error: "550 EENVELOPE" }).execute(),
		);
		const refused = (await office.contacts(["show", first])).out.replace(/\s+/g, " ");
		expect(refused).toMatch(/acuse[^)]* fallido \(550 EENVELOPE\); el servidor rechaza esa dirección/);
		expect(refused).toContain("Reenviar no ayuda: llama por teléfono");
		expect(refused).toContain("para intentarlo otra vez: resend");
	});

	it("list --overdue begins with whoever has waited longest", async () => {
		const office = await freshOffice(kind);
		const references = await office.ask([patientRequest, clinicRequest, PAYLOADS.direction]);
		await office.withStore(async ({ database }) => {
			for (const [days, reference] of references.entries()) {
				const received_at = new Date(Date.now() - (days + 2) * DAY).toISOString();
				await database.db.updateTable("requests").set({ received_at }).where("reference", "=", reference).execute();
			}
		});
		const { json } = await office.contacts(["list", "--overdue", "--json"]);
		expect(json.map(({ reference }: { reference: string }) => reference)).toEqual([...references].reverse());
		const { out } = await office.contacts(["list", "--overdue", "--limit", "1"]);
		expect(out).toContain(references.at(-1));
		expect(out).toContain("La más antigua. Hay más");
	});

	it("note keeps words without quotes as one text", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask();
		expect((await office.contacts(["note", reference, "Prefiere", "por", "la", "tarde."])).code).toBe(0);
		expect((await office.contacts(["show", reference])).out).toContain("Prefiere por la tarde.");
	});

	it("answered marks several and takes marks back", async () => {
		const office = await freshOffice(kind);
		const [one = "", other = ""] = await office.ask([patientRequest, clinicRequest]);
		expect((await office.contacts(["answered", one, other])).code).toBe(0);
		expect((await office.contacts(["list", "--unanswered", "--json"])).json).toEqual([]);
		const { json } = await office.contacts(["answered", other, "--undo", "--json"]);
		expect(json).toEqual([{ reference: other, result: "unanswered" }]);
		expect((await office.contacts(["list", "--unanswered", "--json"])).json).toHaveLength(1);
	});

	it("answered says since when it was, and undo what was never marked", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask();
		expect((await office.contacts(["answered", reference, "--undo"])).out).toContain("no estaba respondida");
		expect((await office.contacts(["answered", reference])).out).toContain("marcada");
		const again = await office.contacts(["answered", reference]);
		expect(again.out).toMatch(/ya estaba respondida desde \d\d\/\d\d\/\d{4} \d\d:\d\d/);
		expect(again.out).not.toContain("marcada");
		const { out } = await office.contacts(["answered", reference, "--undo"]);
		expect(out).toContain("vuelve a estar sin responder");
	});

	it("a held request is known as one by answered, resend and release", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask([patientRequest], "trap");
		const refused = await office.contacts(["resend", reference, "--mail", "receipt"]);
		expect(refused).toMatchObject({ code: 1, out: expect.stringContaining(`Primero: release ${reference}`) });
		expect((await office.contacts(["answered", reference])).out).toContain("ningún correo salió");
		expect((await office.contacts(["answered", reference, "--undo"])).out).toContain("vuelve a la cuarentena");
		await office.contacts(["answered", reference]);
		expect((await office.contacts(["resend", reference, "--mail", "receipt"])).code).toBe(1);
		expect((await office.contacts(["release", reference])).out).toContain("sin acuse");
		const { mails } = (await office.contacts(["show", reference, "--json"])).json;
		expect(mails.map((mail: { kind: string }) => mail.kind)).toEqual(["staff"]);
		expect((await office.contacts(["answered", reference, "--undo"])).out).toContain("vuelve a estar sin responder");
	});

	it.each([
		["show", NOBODY],
		["answered", NOBODY],
		["note", NOBODY, "nota"],
		["release", NOBODY],
		["resend", NOBODY],
		["person", "nadie@example.com"],
		["person", "nadie@example.com", "--erase", "--yes"],
	])("%s %s ends with 3: there is none", async (...args) => {
		const office = await freshOffice(kind);
		expect((await office.contacts(args)).code).toBe(3);
	});

	it("one unknown reference among several ends with 3, and the others are done", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask();
		const { code, out } = await office.contacts(["answered", NOBODY, reference]);
		expect(code).toBe(3);
		expect(out).toContain(`No hay ninguna solicitud ${NOBODY}`);
		expect((await office.contacts(["show", reference])).out).toContain("respondida");
	});

	it("release sends what was held back, once", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask([patientRequest], "too_fast");
		expect((await office.contacts(["show", reference])).out).toContain("más rápido");
		expect((await office.contacts(["release", reference])).out).toContain("liberada");
		expect((await office.contacts(["release", reference])).out).toContain("no está en cuarentena");
		expect((await office.contacts(["show", reference, "--json"])).json.mails).toHaveLength(2);
	});

	it("release is taken back, and says which mails had left and what that means", async () => {
		const office = await freshOffice(kind);
		const [first = "", second = ""] = await office.ask([patientRequest, clinicRequest], "too_fast");
		await office.contacts(["release", first]);
		const undone = await office.contacts(["release", first, "--undo"]);
		expect(undone).toMatchObject({ code: 0, out: expect.stringContaining("vuelve a la cuarentena") });
		expect(undone.out).toContain("Se retiraron 2 correos que no habían salido");
		expect(undone.out).not.toContain("OJO");
		expect((await office.contacts(["list", "--quarantined", "--json"])).json).toHaveLength(2);
		expect((await office.contacts(["release", first, "--undo"])).out).toContain("no se había liberado");
		await office.contacts(["release", second]);
		await office.withStore(async ({ store, files }) => {
			for (const mail of await store.mails.claim(1000, 10)) {
				if (mail.kind === "staff") await files.write(mail.id, Buffer.from("x"));
				await store.mails.markSent(mail.id);
			}
		});
		const late = await office.contacts(["release", second, "--undo"]);
		expect(late.out).toContain("OJO: el acuse a quien escribió ya salió");
		expect(late.out).toContain("1 correo quedó guardado como archivo");
		expect(late.out).not.toContain("correo al equipo ya salió");
		expect((await office.contacts(["release", NOBODY, "--undo"])).code).toBe(3);
	});

	it("resend queues what was refused, or a new copy", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask();
		await office.withStore(({ database }) =>
			database.db
				.updateTable("mails")
				.set({ state: "failed", last_error: "550 EENVELOPE", settled_at: new Date().toISOString() })
				.execute(),
		);
		expect((await office.contacts(["show", reference])).out).toContain("fallido (550 EENVELOPE)");
		expect((await office.contacts(["resend", reference, "--json"])).json).toEqual([{ reference, result: 2 }]);
		expect((await office.contacts(["resend", "--all-failed", "--json"])).json).toEqual({ queued: 0 });
		expect((await office.contacts(["resend", reference, "--mail", "staff", "--json"])).json[0].result).toBe(1);
		expect((await office.contacts(["show", reference, "--json"])).json.mails).toHaveLength(3);
	});

	it("release, resend and remind promise mails at once only while the service runs", async () => {
		const office = await freshOffice(kind);
		const [one = "", other = "", third = ""] = await office.ask(Array(3).fill(patientRequest), "trap");
		const off = "El servicio está apagado: saldrán cuando se encienda.";
		for (const args of [["remind"], ["release", one], ["resend", one, "--mail", "staff"]]) {
			const { out } = await office.contacts(args);
			expect(out, args.join(" ")).toContain(off);
			expect(out, args.join(" ")).not.toContain("ahora");
		}
		expect((await office.contacts(["resend", "--all-failed"])).out).not.toContain(off);
		expect((await office.contacts(["release", one])).out).not.toContain(off);
		const unlock = lockDataFolder(office.folder);
		onTestFinished(unlock);
		await office.withStore(async ({ store }) => {
			await store.check();
			for (const args of [
				["release", other],
				["resend", one, "--mail", "staff"],
				["release", third, NOBODY],
			]) {
				expect((await office.contacts(args)).out, args.join(" ")).toContain("ahora");
			}
		});
	});

	it("list, show, export and a backup say what a request was sent for", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask([PAYLOADS.patient]);
		for (const args of [["list"], ["show", reference], ["export"]]) {
			expect((await office.contacts(args)).out, args[0]).toContain(messages.choices.purpose.itinerary);
		}
		expect((await office.contacts(["show", reference, "--json"])).json).toMatchObject({
			details: { purpose: "itinerary" },
		});
		const copy = join(office.folder, "copia.backup");
		await office.contacts(["backup", copy]);
		const other = await freshOffice(kind);
		expect((await other.contacts(["restore", copy, "--replace"])).code).toBe(0);
		expect((await other.contacts(["show", reference])).out).toContain(messages.choices.purpose.itinerary);
	});

	it("show, list and a backup know what was done at the desk", async () => {
		const office = await freshOffice(kind, { TEAM: "ana@example.com [bi]", UNIT_OF: "clínica: bi" });
		const [taken = "", spam = ""] = await office.ask([clinicRequest, patientRequest]);
		const actor = "ana@example.com";
		await office.withStore(async ({ store }) => {
			await store.requests.act(taken, { kind: "take" }, { actor });
			await store.requests.act(taken, { kind: "note", text: "Vuelve a llamar" }, { actor });
			await store.requests.act(spam, { kind: "spam" }, { actor });
		});
		const { out } = await office.contacts(["show", taken]);
		for (const words of ["La lleva", actor, "Unidad", "bi", "Vuelve a llamar"]) expect(out).toContain(words);
		expect((await office.contacts(["list"])).out).toContain("marcada como spam");
		expect((await office.contacts(["list", "--unanswered", "--json"])).json).toMatchObject([
			{ reference: taken, takenBy: actor, unit: "bi", spamAt: null },
		]);
		const copy = join(office.folder, "copia.backup");
		await office.contacts(["backup", copy]);
		const other = await freshOffice(kind);
		expect((await other.contacts(["restore", copy, "--replace"])).code).toBe(0);
		await other.withStore(async ({ store }) => {
			expect((await store.requests.record(taken))?.history).toMatchObject([
				{ kind: "take", actor },
				{ kind: "note", actor, text: "Vuelve a llamar" },
			]);
		});
	});

	it("stats counts, with bars that need no colour", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask([patientRequest, clinicRequest, PAYLOADS.direction]);
		await office.contacts(["answered", reference]);
		const { code, out } = await office.contacts(["stats"]);
		expect(code).toBe(0);
		expect(out).toMatch(/Recibidas +3\n/);
		expect(out).toMatch(/Respondidas +1 \(33 %\)/);
		expect(out).toMatch(/Respondidas en menos de 24 horas +1 de 1 \(100 %\)/);
		expect(out).toMatch(/Paciente +1 █+/);
		expect(out).toMatch(/Por asunto\n {2}Prensa +1 █+/);
		expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
		expect((await office.contacts(["stats", "--since", "2024-01-01"])).out).toContain("Por mes");
		expect((await office.contacts(["stats", "--since", "90d"])).out).toContain("semana del");
		expect((await office.contacts(["stats", "--json"])).json).toMatchObject({
			received: 3,
			answered: 1,
			byKind: { patient: 1, clinic: 1, direction: 1 },
			byPurpose: { press: 1 },
			total: 3,
		});
	});

	/** Two requests of forty days ago, the first of them answered, and one of today; each with its mail kept as a file. */
	async function oldAndNew() {
		const office = await freshOffice(kind);
		const references = await office.ask([patientRequest, clinicRequest, PAYLOADS.direction]);
		const [answered = "", unanswered = "", fresh = ""] = references;
		await office.contacts(["answered", answered]);
		const received_at = new Date(Date.now() - 40 * DAY).toISOString();
		await office.withStore(async ({ store, database, cipher }) => {
			const old = mailFiles(join(office.folder, MAIL_FOLDER), () => new Date(received_at), cipher);
			for (const mail of await store.mails.claim(1000, 10)) {
				if (mail.kind === "staff") await old.write(mail.id, Buffer.from(`${mail.request?.reference}`));
			}
			await database.db
				.updateTable("requests")
				.set({ received_at })
				.where("reference", "in", [answered, unanswered])
				.execute();
		});
		const kept = () => everyByte(join(office.folder, MAIL_FOLDER));
		const listed = async () =>
			((await office.contacts(["list", "--json"])).json as { reference: string }[]).map(({ reference }) => reference);
		return { office, answered, unanswered, fresh, kept, listed };
	}

	it("purge deletes what came before a day, and asks first", async () => {
		const { office, fresh, listed, kept } = await oldAndNew();
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
		expect(questions[0]).toContain("OJO: una de ellas nunca se respondió");
		expect(await listed()).toEqual([fresh]);
		expect(kept()).toBe("");
	});

	it("purge leaves what was never answered, with its mails, and says how many", async () => {
		const { office, answered, unanswered, fresh, listed, kept } = await oldAndNew();
		const { code, out } = await office.contacts(["purge", "--before", "30d", "--yes"]);
		expect(code).toBe(0);
		expect(out).toContain("1 solicitud");
		expect(out).toContain("Hay una más que nunca se respondió y se queda");
		expect(await listed()).toEqual([fresh, unanswered]);
		expect(kept()).toContain(unanswered);
		expect(kept()).not.toContain(answered);
		const again = await office.contacts(["purge", "--before", "30d"]);
		expect(again).toMatchObject({ code: 0, out: expect.stringContaining("No hay nada que borrar") });
		expect(again.out).toContain("--include-unanswered");
	});

	it.each(["mañana", "31/12/2099"])("purge takes no day to come: %s", async (day) => {
		const { office, listed } = await oldAndNew();
		const { code, err } = await office.contacts(["purge", "--before", day, "--yes", "--include-unanswered"]);
		expect(code).toBe(2);
		expect(err).toContain("por venir");
		expect(await listed()).toHaveLength(3);
		expect((await office.contacts(["purge", "--before", "hoy", "--yes", "--json"])).json).toMatchObject({
			requests: 1,
		});
	});

	it("remind queues what is due, once", async () => {
		const office = await freshOffice(kind);
		const [reference = ""] = await office.ask([patientRequest], "trap");
		expect((await office.contacts(["remind", "--json"])).json).toMatchObject({ reminders: 1 });
		expect((await office.contacts(["remind", "--json"])).json).toMatchObject({ reminders: 0 });
		expect(reference).not.toBe("");
	});
});
