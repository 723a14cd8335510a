/** What is left of somebody whose data were erased at the desk: nothing, in rows, files, mails, logs and downloads. */
import { dirname } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { everyByte, everyRow } from "../../../testing/builds/traces.ts";
import { callRequest, LATER } from "../../../testing/calls.ts";
import { DATABASE_KINDS } from "../../../testing/databases/databases.ts";
import { ANA, LUIS, testDesk } from "../../../testing/desk.ts";
import { COMPOSITION, connected } from "../../../testing/mail/mails.ts";
import { MINUTE } from "../../durations.ts";
import { mailSender } from "../../mail/deliveries.ts";

const EMAIL = "zoraida.unica@example.org";
const PERSON = { name: "Zoraida Sin Igual", email: EMAIL, phone: "+1 787 555 0177", message: "Pregunta irrepetible" };
const TRACE = /zoraida|sin igual|787\D{0,2}555\D?0177|irrepetible|nota secreta|respuesta secreta/i;
const DOWNLOADS = [
	"/mesa",
	"/mesa?ver=all",
	"/mesa/agenda",
	"/mesa/cifras",
	"/mesa/cifras.csv",
	"/mesa/solicitudes.csv",
];

describe.each(DATABASE_KINDS)("somebody erased on %s", (kind) => {
	/** A person of whom there is everything that the desk can make: mails of every kind, sent, failed and waiting. */
	async function house() {
		const office = await testDesk(undefined, undefined, undefined, { kind });
		const { store, database, clock } = office;
		const { reference } = await store.requests.accept({ ...callRequest(1), ...PERSON });
		const ana = await office.signedIn();
		let version = 0;
		const act = async (fields: Record<string, string>) =>
			await ana.post(`/mesa/${reference}`, { id: `una-accion-${version}`, version: `${version++}`, ...fields });
		const later = (ms: number) => {
			clock.time = new Date(clock.time.getTime() + ms);
		};
		const { server, transport } = await connected();
		/** Sends all that is due. */
		const deliver = async () => {
			later(MINUTE);
			for (const mail of await store.mails.claim(MINUTE, 99)) {
				await mailSender(transport, { ...COMPOSITION, team: [ANA, LUIS], now: () => clock.time })(mail);
				await store.mails.markSent(mail.id);
			}
			return server.mails.splice(0);
		};
		const remind = async () => {
			await store.sla.queueReminders(() => [{ at: clock.time, why: "waits" }]);
			await store.sla.queueDigest(() => clock.time);
		};
		for (const mail of await store.mails.claim(MINUTE, 1)) await store.mails.markFailed(mail.id, "EENVELOPE");
		await act({ do: "note", note: "Nota secreta" });
		await act({ do: "pass", to: `person ${LUIS.address}` });
		await act({ do: "call", at: LATER });
		await deliver();
		await remind();
		await act({ do: "reply", note: "Respuesta secreta" });
		const files = async () => await Promise.all(DOWNLOADS.map(async (path) => await (await ana.get(path)).text()));
		const erase = async () => await ana.postAndRead("/mesa/persona", { do: "erase", who: EMAIL, again: EMAIL });
		return { ...office, database, ana, reference, files, erase, deliver, remind };
	}

	it("leaves no row, download or line of a log", async () => {
		const { database, files, erase, deliver, entries, ana, reference } = await house();
		expect(await everyRow(database)).toMatch(TRACE);
		expect((await files()).filter((text) => TRACE.test(text)).length).toBeGreaterThan(2);
		expect(await erase()).toContain("Se borró 1 solicitud");
		await deliver();
		expect(await everyRow(database)).not.toMatch(TRACE);
		for (const text of await files()) expect.soft(text).not.toMatch(TRACE);
		expect((await ana.get(`/mesa/${reference}`)).status).toBe(404);
		expect(JSON.stringify(entries)).not.toMatch(TRACE);
	});

	it("is in no mail that leaves afterwards, but for the one that cancels the call", async () => {
		const { erase, deliver, remind } = await house();
		await erase();
		await remind();
		const mails = (await deliver()).map((mail) => ({ ...mail, attachments: [] }));
		expect(mails.flatMap(({ recipients }) => (recipients.includes(EMAIL) ? ["to her"] : []))).toEqual(["to her"]);
		const others = mails.filter(({ recipients }) => !recipients.includes(EMAIL));
		expect(others.length).toBeGreaterThan(0);
		expect(JSON.stringify(others)).not.toMatch(TRACE);
	});

	if (kind === "sqlite")
		it("leaves no byte in the files, also in what is written ahead", async () => {
			const { database, erase, deliver } = await house();
			const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database.db);
			const folder = dirname(rows[0]?.file ?? "");
			expect(everyByte(folder)).toMatch(TRACE);
			await erase();
			await deliver();
			await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
			expect(everyByte(folder)).not.toMatch(TRACE);
		});
});
