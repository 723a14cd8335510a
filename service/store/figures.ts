/** Aggregate queries: the counts behind metrics, the digest and the staff's statistics. */
import { sql } from "kysely";
import type { RequestKind } from "../../contract/forms.ts";
import type { MailState } from "../../contract/mail-kinds.ts";
import type { Purpose } from "../../contract/purposes.ts";
import { DAY } from "../durations.ts";
import { type Lane, pendingIn } from "./lanes.ts";
import { held, isHeld, pastDeadline, unanswered } from "./request-filter.ts";
import type { StoreContext } from "./store-context.ts";

/** Counts of the store's present state. */
export interface StoreStatus {
	unanswered: number;
	overdue: number;
	held: number;
	pendingMails: number;
	/** How many of these are receipts: what holds one up is mostly the visitor's mail server. */
	pendingReceipts: number;
	failedMails: number;
	/** Since when the oldest pending mail to staff has been pending. */
	oldestPendingMail: Date | undefined;
	/** The same of receipts. */
	oldestPendingReceipt: Date | undefined;
}

export interface Statistics extends StoreStatus {
	/** Requests in the store, whenever they came in. */
	total: number;
	/** Received in the period, by kind and by local day (`2026-11-21`), days without any included. */
	received: number;
	byKind: Partial<Record<RequestKind, number>>;
	/** Of those that say what they were sent for. */
	byPurpose: Partial<Record<Purpose, number>>;
	byDay: { day: string; received: number }[];
	/** Of those received in the period. */
	answered: number;
	/** Half of the answered ones were answered within this time, in milliseconds. */
	medianToAnswer: number | undefined;
	suspects: number;
	/**
	 * What the site promises, of those received in the period: how many were answered in less than 24 hours, of those
	 * that were answered or are 24 hours old. What is still in time and unanswered, held as suspect or spam is not counted.
	 */
	promise: { kept: number; of: number };
}

/** "Prometimos responder en menos de 24 horas": the pages say so, whenever staff are set to be reminded. */
const ANSWERED_WITHIN = DAY;

/** Counts over a store, made anew at each call. Its functions reject with the database's error. */
export function figures(context: StoreContext) {
	const { now } = context;
	const { db } = context.database;
	const count = sql<number>`cast(count(*) as integer)`.as("count");

	async function status(): Promise<StoreStatus> {
		const requests = (condition: typeof unanswered) =>
			db.selectFrom("requests").select(count).where(condition).executeTakeFirstOrThrow();
		const pending = (lane: Lane) =>
			db.selectFrom("mails").select(count).where(pendingIn(lane)).executeTakeFirstOrThrow();
		const failedMails = db
			.selectFrom("mails")
			.select(count)
			.where("state", "=", sql.lit<MailState>("failed"))
			.executeTakeFirstOrThrow();
		const late = pastDeadline(context);
		const [open, overdue, suspects, toStaff, receipts, failed] = await Promise.all([
			requests(unanswered),
			requests((request) => request.and([unanswered(request), late(request)])),
			requests(held),
			pending("staff"),
			pending("receipt"),
			failedMails,
		]);
		return {
			unanswered: open.count,
			overdue: overdue.count,
			held: suspects.count,
			pendingMails: toStaff.count + receipts.count,
			pendingReceipts: receipts.count,
			failedMails: failed.count,
			oldestPendingMail: await oldestPendingMail(),
			oldestPendingReceipt: await oldestPendingMail("receipt"),
		};
	}

	/** Since when the oldest pending mail of a lane has been pending. */
	async function oldestPendingMail(lane: Lane = "staff"): Promise<Date | undefined> {
		const [mail] = await db
			.selectFrom("mails")
			.select("created_at")
			.where(pendingIn(lane))
			.orderBy("created_at")
			.limit(1)
			.execute();
		return mail && new Date(mail.created_at);
	}

	/** When the last request came in that is not, or no longer, held as suspect: what programs send does not count. */
	async function lastRequest(): Promise<Date | undefined> {
		const row = await db
			.selectFrom("requests")
			.select("received_at")
			.where((request) => request.or([request("quarantined_at", "is", null), request("released_at", "is not", null)]))
			.orderBy("received_at", "desc")
			.limit(1)
			.executeTakeFirst();
		return row && new Date(row.received_at);
	}

	/**
	 * @param since start of the period
	 * @param timeZone whose days are counted
	 */
	async function statistics(since: Date, timeZone: string): Promise<Statistics> {
		const rows = await db
			.selectFrom("requests")
			.select(["kind", "purpose", "received_at", "answered_at", "quarantined_at", "released_at", "spam_at"])
			.where("received_at", ">=", since.toISOString())
			.execute();
		const dayOf = localDay(timeZone);
		const byKind: Statistics["byKind"] = {};
		const byPurpose: Statistics["byPurpose"] = {};
		const days = new Map(daysBetween(since, now(), dayOf).map((day) => [day, 0]));
		for (const { kind, purpose, received_at } of rows) {
			byKind[kind] = (byKind[kind] ?? 0) + 1;
			if (purpose) byPurpose[purpose] = (byPurpose[purpose] ?? 0) + 1;
			const day = dayOf(new Date(received_at));
			days.set(day, (days.get(day) ?? 0) + 1);
		}
		const waits = rows
			.flatMap(({ received_at, answered_at }) => (answered_at ? Date.parse(answered_at) - Date.parse(received_at) : []))
			.sort((one, other) => one - other);
		const latest = now().getTime() - ANSWERED_WITHIN;
		const awaited = rows.filter((row) => !isHeld(row) && row.spam_at === null);
		const judged = awaited.filter((row) => row.answered_at || Date.parse(row.received_at) <= latest);
		const total = await db.selectFrom("requests").select(count).executeTakeFirstOrThrow();
		return {
			...(await status()),
			total: total.count,
			received: rows.length,
			byKind,
			byPurpose,
			byDay: [...days].map(([day, received]) => ({ day, received })),
			answered: waits.length,
			medianToAnswer: waits[Math.floor(waits.length / 2)],
			suspects: rows.filter(({ quarantined_at }) => quarantined_at !== null).length,
			promise: { kept: waits.filter((wait) => wait < ANSWERED_WITHIN).length, of: judged.length },
		};
	}

	return { status, statistics, oldestPendingMail, lastRequest };
}

function localDay(timeZone: string): (time: Date) => string {
	const format = new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone });
	return (time) => format.format(time);
}

function daysBetween(since: Date, until: Date, dayOf: (time: Date) => string): string[] {
	const days = new Set<string>();
	// Half days, so that none is stepped over where the clocks change.
	for (let time = since.getTime(); time < until.getTime(); time += DAY / 2) days.add(dayOf(new Date(time)));
	return [...days.add(dayOf(until))];
}
