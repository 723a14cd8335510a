import { describe, expect, it } from "vitest";
import type { MailKind } from "../../contract/requests/mail-kinds.ts";
import { DATABASE_KINDS } from "../../testing/databases/databases.ts";
import { act, freshStore, storeOn } from "../../testing/databases/stores.ts";
import { clinicRequest, HOUR, patientRequest } from "../../testing/requests.ts";
import { SLA_TERMS } from "../../testing/sla-terms.ts";
import type { Database } from "../database/database.ts";
import { lastDigestTime, reminderTimes } from "../sla/deadlines.ts";
import type { DigestContent } from "../store/outbox/reminders/digest.ts";
import type { ReminderContent } from "../store/outbox/reminders/reminders.ts";
import type { Store } from "../store/store.ts";
import { clientNetworks } from "../web/client-address.ts";

// A Monday, nine in the morning in Santo Domingo.
const MONDAY = new Date("2026-03-02T13:00:00.000Z");
const later = (hours: number) => new Date(MONDAY.getTime() + hours * HOUR);

async function contents<Content>({ db }: Database, kind: MailKind): Promise<Content[]> {
	const mails = await db.selectFrom("mails").select("content").where("kind", "=", kind).orderBy("id").execute();
	return mails.map(({ content }) => JSON.parse(content ?? "") as Content);
}

const queueReminders = ({ sla }: Store) => sla.queueReminders((receivedAt) => reminderTimes(receivedAt, SLA_TERMS));
const queueDigest = ({ sla }: Store) => sla.queueDigest((time) => lastDigestTime(time, SLA_TERMS));

const references = ({ requests }: ReminderContent) => requests.map(({ reference }) => reference);

describe.each(DATABASE_KINDS)("the watch over unanswered requests on %s", (kind) => {
	async function watched() {
		const fresh = await freshStore(kind);
		fresh.clock.time = MONDAY;
		const at = async (hours: number) => {
			fresh.clock.time = later(hours);
			await queueReminders(fresh.store);
		};
		return { ...fresh, at };
	}

	it("reminds staff after two and four service hours, and after 24 and 48, once each", async () => {
		const { store, database, at } = await watched();
		const { reference } = await store.requests.accept(patientRequest);
		const counts: number[] = [];
		for (const hours of [0, 1.9, 2, 2.1, 4, 23, 24, 24.1, 48, 49, 500]) {
			await at(hours);
			counts.push((await contents(database, "reminder")).length);
		}
		expect(counts).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4]);
		const reminders = await contents<ReminderContent>(database, "reminder");
		expect(reminders.map(references)).toEqual(Array.from({ length: 4 }, () => [reference]));
		expect(reminders.map(({ requests }) => requests[0]?.overdue)).toEqual([false, false, true, true]);
		expect(await contents(database, "quarantine")).toEqual([]);
	});

	it("names those held for one network once, with how many others there are", async () => {
		const { database, clock } = await watched();
		const store = await storeOn(database, clock, { limits: { address: { requests: 1, seconds: 600 } } });
		const accept = (email: string) =>
			store.requests.accept({ ...patientRequest, email }, { networks: clientNetworks("192.0.2.1") });
		await accept("ana@example.com");
		const first = await accept("luz@example.com");
		await accept("eva@example.com");
		await store.requests.accept(patientRequest, { suspicion: "trap" });
		await queueReminders(store);
		const [alert] = await contents<ReminderContent>(database, "quarantine");
		expect(alert?.more).toBe(0);
		expect(alert?.requests).toMatchObject([
			{ reference: first.reference, suspicion: "network", others: 1 },
			{ suspicion: "trap" },
		]);
	});

	it("reminds whoever took a request alone, and the next time all", async () => {
		const { store, database, clock, at } = await watched();
		const taken = await store.requests.accept(patientRequest);
		const nobodys = await store.requests.accept(clinicRequest);
		const take = (reference: string, actor: string) => store.requests.act(reference, { kind: "take" }, { actor });
		await take(taken.reference, "ana@example.com");
		await at(2);
		clock.time = later(3);
		await take(nobodys.reference, "luis@example.org");
		await at(4);
		await at(24);
		const reminders = await contents<ReminderContent>(database, "reminder");
		const sent = reminders.map((reminder) => [reminder.to, references(reminder).sort()]);
		const both = [
			["ana@example.com", [taken.reference]],
			[undefined, [nobodys.reference]],
		];
		const swapped = [
			[undefined, [taken.reference]],
			["luis@example.org", [nobodys.reference]],
		];
		expect(sent.slice(0, 2)).toEqual(expect.arrayContaining(both));
		expect(sent.slice(2, 4)).toEqual(expect.arrayContaining(swapped));
		expect(sent.slice(4)).toEqual([[undefined, [taken.reference, nobodys.reference].sort()]]);
	});

	it("lists what runs out over the weekend for everybody before Friday's end and on Monday morning, once each", async () => {
		const { store, database, clock, at } = await watched();
		const friday = 4 * 24;
		clock.time = later(friday);
		const morning = await store.requests.accept(patientRequest);
		const other = await store.requests.accept(clinicRequest);
		const answered = await store.requests.accept(patientRequest);
		await store.requests.act(morning.reference, { kind: "take" }, { actor: "ana@example.com" });
		await at(friday + 4);
		clock.time = later(friday + 7);
		const waits = (await contents(database, "reminder")).length;
		await act(store, answered.reference, "answered");
		// From nine on: an hour before six, half past five with what came since, the weekend, and Monday's eight.
		for (const hours of [7.9, 8, 8.1]) await at(friday + hours);
		clock.time = later(friday + 8.5);
		const late = await store.requests.accept(patientRequest);
		for (const hours of [8.5, 8.75, 9.5]) await at(friday + hours);
		await at(friday + 71);
		await at(friday + 71.1);
		const lists = (await contents<ReminderContent>(database, "reminder")).slice(waits).filter(({ why }) => why);
		expect(lists.map((list) => [list.why, list.to, references(list).sort()])).toEqual([
			["closing", undefined, [morning.reference, other.reference].sort()],
			["closing", undefined, [late.reference]],
			["opening", undefined, [morning.reference, other.reference, late.reference].sort()],
		]);
	});

	it("after a weekend that it did not run tells what ran out from what runs out tonight", async () => {
		const { store, database, clock, at } = await watched();
		clock.time = later(4 * 24);
		const ranOut = await store.requests.accept(patientRequest);
		// Sunday evening: the promise ends on Monday at eight in the evening.
		clock.time = later(6 * 24 + 11);
		const runsOut = await store.requests.accept(clinicRequest);
		await at(7 * 24 + 8.5);
		const lists = await contents<ReminderContent>(database, "reminder");
		expect(lists.map((list) => [list.why, references(list)])).toEqual([
			["opening", [ranOut.reference]],
			["closing", [runsOut.reference]],
		]);
	});

	it("goes on reminding whoever took a request first, when all were told of it before they close", async () => {
		const { store, database, clock, at } = await watched();
		const friday = 4 * 24;
		clock.time = later(friday);
		const { reference } = await store.requests.accept(patientRequest);
		await at(friday + 7);
		await store.requests.act(reference, { kind: "take" }, { actor: "ana@example.com" });
		for (const hours of [8, 24, 48]) await at(friday + hours);
		const lists = await contents<ReminderContent>(database, "reminder");
		expect(lists.slice(1).map(({ why, to }) => why ?? to)).toEqual(["closing", "ana@example.com", undefined]);
	});

	it("leaves spam alone", async () => {
		const { store, database, at } = await watched();
		const { reference } = await store.requests.accept(patientRequest);
		await store.requests.act(reference, { kind: "spam" }, { actor: "ana@example.com" });
		await at(500);
		expect(await contents(database, "reminder")).toEqual([]);
	});

	it("names several in one mail, by reference and not by person", async () => {
		const { store, database, at } = await watched();
		const one = await store.requests.accept(patientRequest);
		const other = await store.requests.accept(clinicRequest);
		await at(3);
		const [reminder] = await contents<ReminderContent>(database, "reminder");
		expect(reminder && references(reminder).sort()).toEqual([one.reference, other.reference].sort());
		expect(JSON.stringify(reminder)).not.toMatch(/Ana|Luis|@|Clínica del Este|555/);
	});

	it("leaves alone what was answered, and comes back to what was not answered after all", async () => {
		const { store, database, at } = await watched();
		const { reference } = await store.requests.accept(patientRequest);
		await act(store, reference, "answered");
		await at(30);
		expect(await contents(database, "reminder")).toEqual([]);
		await act(store, reference, "unanswered");
		await at(48);
		expect(await contents(database, "reminder")).toHaveLength(1);
	});

	it("makes up for the time it did not run, in one mail", async () => {
		const { store, database, at } = await watched();
		await store.requests.accept(patientRequest);
		await at(100);
		await at(101);
		expect(await contents(database, "reminder")).toHaveLength(1);
	});

	it("is kept once by several processes at once", async () => {
		const { store, database, clock } = await watched();
		const others = [await storeOn(database, clock), await storeOn(database, clock)];
		await store.requests.accept(patientRequest);
		await store.requests.accept(patientRequest, { suspicion: "trap" });
		await queueDigest(store);
		// The very moment at which the digest is due.
		clock.time = later(23);
		await Promise.all([store, ...others].flatMap((one) => [queueReminders(one), queueDigest(one)]));
		for (const mail of ["reminder", "quarantine", "digest"] as const) {
			expect(await contents(database, mail)).toHaveLength(1);
		}
	});

	it("tells staff of held requests at once, but not more often than each quarter of an hour, and reminds of them", async () => {
		const { store, database, at } = await watched();
		const first = await store.requests.accept(patientRequest, { suspicion: "trap" });
		await at(0);
		const second = await store.requests.accept(clinicRequest, { suspicion: "too_fast" });
		await at(0.1);
		expect(await contents(database, "quarantine")).toHaveLength(1);
		await at(0.25);
		await at(2);
		const alerts = await contents<ReminderContent>(database, "quarantine");
		expect(alerts.slice(0, 2).map(references)).toEqual([[first.reference], [second.reference]]);
		expect(alerts.map(({ requests }) => requests[0]?.suspicion)).toEqual(["trap", "too_fast", "trap"]);
		expect(await contents(database, "reminder")).toEqual([]);
	});

	it("names fifty and counts the rest", async () => {
		const { store, database, at } = await watched();
		await Promise.all(Array.from({ length: 53 }, () => store.requests.accept(patientRequest)));
		await at(3);
		const [reminder] = await contents<ReminderContent>(database, "reminder");
		expect([reminder?.requests.length, reminder?.more]).toEqual([50, 3]);
	});
});

describe.each(DATABASE_KINDS)("the daily digest on %s", (kind) => {
	it("comes every day at its hour, also when there is nothing to say", async () => {
		const { store, database, clock } = await freshStore(kind);
		const queued: boolean[] = [];
		for (const hours of [0, 1, 22.9, 23, 23.1, 46, 47, 71]) {
			clock.time = later(hours);
			queued.push(await queueDigest(store));
		}
		// Nine in the morning plus 23 hours is the next day's eight.
		expect(queued).toEqual([false, false, false, true, false, false, true, true]);
		const [digest] = await contents<DigestContent>(database, "digest");
		expect(digest).toEqual({
			since: MONDAY.toISOString(),
			at: later(23).toISOString(),
			received: 0,
			unanswered: 0,
			overdue: 0,
			held: 0,
			pendingMails: 0,
			pendingReceipts: 0,
			failedMails: 0,
			refused: 0,
			withheldReceipts: 0,
			overdueRequests: [],
			failed: [],
		});
	});

	it("counts who was refused and who went without a receipt since the last one, but for those who had one", async () => {
		const { database, clock } = await freshStore(kind);
		clock.time = MONDAY;
		const limits = { address: { requests: 1, seconds: 600 }, receipts: 1 };
		const store = await storeOn(database, clock, { limits });
		await queueDigest(store);
		await store.requests.countRefused(3);
		for (const email of ["ana@example.com", "luz@example.com"])
			await store.requests.accept({ ...patientRequest, email });
		clock.time = later(2);
		await store.requests.accept({ ...patientRequest, email: "ana@example.com" });
		clock.time = later(23);
		await queueDigest(store);
		expect(await contents<DigestContent>(database, "digest")).toMatchObject([{ refused: 3, withheldReceipts: 1 }]);
		clock.time = later(47);
		await queueDigest(store);
		const [, second] = await contents<DigestContent>(database, "digest");
		expect(second).toMatchObject({ refused: 0, withheldReceipts: 0 });
	});

	it("counts how things stand, and names what is overdue and which mails failed", async () => {
		const { store, database, clock } = await freshStore(kind);
		clock.time = MONDAY;
		await queueDigest(store);
		const overdue = await store.requests.accept(patientRequest);
		await store.requests.accept(patientRequest, { suspicion: "trap" });
		const [mail] = await store.mails.claim(HOUR, 1);
		await store.mails.markFailed(mail?.id ?? "", "550 EENVELOPE");
		clock.time = later(46);
		await store.requests.accept(clinicRequest);
		const answered = await store.requests.accept(clinicRequest);
		await act(store, answered.reference, "answered");
		clock.time = later(47);
		expect(await queueDigest(store)).toBe(true);
		expect(await contents<DigestContent>(database, "digest")).toMatchObject([
			{
				received: 4,
				unanswered: 2,
				overdue: 1,
				held: 1,
				failedMails: 1,
				overdueRequests: [{ reference: overdue.reference, overdue: true }],
				failed: [{ reference: overdue.reference, kind: mail?.kind, code: "550 EENVELOPE" }],
			},
		]);
	});
});
