import { describe, expect, it } from "vitest";
import { keptLog } from "../../../testing/app.ts";
import { freshStore, listed } from "../../../testing/databases/stores.ts";
import { COMPOSITION, connected } from "../../../testing/mail/mails.ts";
import { clinicRequest, HOUR, patientRequest } from "../../../testing/requests.ts";
import { SLA_TERMS } from "../../../testing/sla-terms.ts";
import { mailSender } from "../../mail/deliveries.ts";
import type { MailTransport } from "../../mail/transport.ts";

import { type Bounds, type JobsStore, runScheduledJobs } from "./scheduled-run.ts";

const DAY = 24 * HOUR;

/** A store, a real mail server, and scheduled runs between them. */
async function house() {
	const { store, clock } = await freshStore("postgres");
	const { server, transport } = await connected();
	const { log, entries } = keptLog();
	const closed = { times: 0 };
	const noted: MailTransport = { ...transport, close: () => void closed.times++ };

	const run = (changes: Partial<JobsStore> = {}, bounds?: Bounds, way = noted) =>
		runScheduledJobs(
			{ ...store, ...changes },
			{
				slaTerms: SLA_TERMS,
				retentionDays: 30,
				transport: async () => way,
				send: (way, mail) => mailSender(way, COMPOSITION)(mail),
				now: () => clock.time,
				random: () => 0,
				log,
				...(bounds && { bounds }),
			},
		);
	return { store, clock, server, transport, entries, closed, run };
}

describe("a round", () => {
	it("sends every mail that is due, lets go of the mail server and ends", async () => {
		const { store, server, closed, run } = await house();
		await store.requests.accept(patientRequest);
		await store.requests.accept(clinicRequest);
		expect(await run()).toEqual({ mails: { sent: 4, retried: 0, failed: 0 }, failures: [] });
		expect(server.mails).toHaveLength(4);
		expect(closed.times).toBe(1);
		expect(await run()).toEqual({ mails: { sent: 0, retried: 0, failed: 0 }, failures: [] });
	});

	it("takes up no more mails than it may, and leaves the rest to the next", async () => {
		const { store, server, run } = await house();
		for (let time = 0; time < 4; time++)
			await store.requests.accept({ ...patientRequest, email: `a${time}@example.com` });
		expect((await run({}, { ms: 60_000, most: 5 })).mails.sent).toBe(5);
		expect((await run({}, { ms: 60_000, most: 5 })).mails.sent).toBe(3);
		expect(server.mails).toHaveLength(8);
	});

	it("takes up receipts once no mail to staff is left, with what is left of time and number", async () => {
		const { store, server, run } = await house();
		for (let time = 0; time < 4; time++)
			await store.requests.accept({ ...patientRequest, email: `a${time}@example.com` });
		expect((await run({}, { ms: 60_000, most: 5 })).mails.sent).toBe(5);
		const toStaff = server.mails.slice(0, 4).map(({ recipients }) => recipients);
		expect(toStaff).toEqual(Array(4).fill(["equipo@ivf.example", "guardia@ivf.example"]));
		expect(server.mails[4]?.recipients).toEqual([expect.stringMatching(/^a\d@example.com$/)]);
	});

	it("sends staff's mails before it ends, however long receipts hang", async () => {
		const { store, server, transport, run } = await house();
		for (let time = 0; time < 20; time++)
			await store.requests.accept({ ...patientRequest, email: `a${time}@example.com` });
		const letGo = Promise.withResolvers<void>();
		const send: MailTransport["send"] = async (message) => {
			const { to } = message.envelope as { to: string[] };
			if (to.length > 1) return await transport.send(message);
			// The first receipt is tried when the last mail to staff has left.
			expect(server.mails).toHaveLength(20);
			letGo.resolve();
			throw Object.assign(new Error("too slow"), { code: "ETIMEDOUT" });
		};
		const ended = run({}, undefined, { ...transport, send });
		await letGo.promise;
		expect((await ended).mails).toMatchObject({ sent: 20, retried: 20 });
	});

	it("takes up what a process left in hand when it ended, for no run gets old enough", async () => {
		const { store, clock, run } = await house();
		await store.requests.accept(patientRequest);
		await store.mails.claim(1000, 9);
		clock.time = new Date(clock.time.getTime() + HOUR);
		expect((await run()).mails.sent).toBe(2);
	});

	it("takes up none once its time is over, and leaves none in hand", async () => {
		const { store, run } = await house();
		for (let time = 0; time < 20; time++)
			await store.requests.accept({ ...patientRequest, email: `a${time}@example.com` });
		const { mails } = await run({}, { ms: 0, most: 60 });
		expect(mails.sent).toBeLessThan(40);
		expect((await run()).mails.sent).toBe(40 - mails.sent);
	});

	it("reminds staff of what is overdue, and the reminder leaves at once", async () => {
		const { store, clock, server, run } = await house();
		const { reference } = await store.requests.accept(patientRequest);
		await run();
		clock.time = new Date(clock.time.getTime() + 2 * DAY);
		await run();
		expect(server.mails.some(({ text, headers }) => text?.includes(reference) && isAutomatic(headers))).toBe(true);
	});

	it("deletes what is past its time, once an operator confirmed a time so much later", async () => {
		const { store, clock, run } = await house();
		await store.requests.accept(patientRequest);
		await run();
		clock.time = new Date(clock.time.getTime() + 31 * DAY);
		expect((await run()).failures).toEqual(["readiness"]);
		expect(await listed(store, 10)).toHaveLength(1);
		await store.clock.confirm();
		await run();
		expect(await listed(store, 10)).toEqual([]);
	});

	it("does the rest where one part fails, and names that part", async () => {
		const { store, server, entries, run } = await house();
		await store.requests.accept(patientRequest);
		const broken = () => Promise.reject(Object.assign(new Error("ana@example.com"), { code: "57P01" }));
		const { mails, failures } = await run({
			sla: { ...store.sla, queueReminders: broken },
			retention: { ...store.retention, purge: broken },
		});
		expect(failures).toEqual(["reminders", "retention"]);
		expect(mails.sent).toBe(server.mails.length);
		expect(mails.sent).toBe(2);
		expect(entries).toContainEqual({
			level: "error",
			job: "retention",
			error: "57P01",
			message: "scheduled job failed",
		});
	});

	it("says so where the queue cannot be read", async () => {
		const { store, closed, run } = await house();
		const claim = () => Promise.reject(new Error("gone"));
		expect((await run({ mails: { ...store.mails, claim } })).failures).toEqual(["mails"]);
		expect(closed.times).toBe(1);
	});

	it("sends each mail once where two run side by side", async () => {
		const { store, server, run } = await house();
		for (let time = 0; time < 6; time++)
			await store.requests.accept({ ...patientRequest, email: `a${time}@example.com` });
		const reports = await Promise.all([run(), run()]);
		expect(reports.map(({ mails }) => mails.sent).reduce((sum, sent) => sum + sent)).toBe(12);
		expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(server.mails.length);
	});
});

function isAutomatic(headers: readonly { key: string; value: string }[]): boolean {
	return headers.some(({ key, value }) => key === "auto-submitted" && value === "auto-generated");
}
