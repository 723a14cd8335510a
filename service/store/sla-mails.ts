/** Queues reminders, alerts of suspects and the daily digest, each exactly once whatever the number of processes. */
import type { Transaction } from "kysely";
import type { RequestKind } from "../../contract/forms.ts";
import type { MailKind } from "../../contract/mail-kinds.ts";
import type { Suspicion } from "../../contract/suspicion.ts";
import type { RequestsTable, ScheduledJobsTable, Tables } from "../database/tables.ts";
import { MINUTE } from "../durations.ts";
import { figures, type StoreStatus } from "./figures.ts";
import { mailRow } from "./mail-row.ts";
import { isHeld, isPastDeadline, pastDeadline, unanswered } from "./request-filter.ts";
import type { StoreContext } from "./store-context.ts";

// A flood of suspects must not become a flood of alerts.
const BETWEEN_ALERTS = 15 * MINUTE;
const AT_ONCE = 500;
/** As many references as a mail names; it counts the rest. */
const MOST_NAMED = 50;

/** What mails to staff say of a request: never whose it is. */
export interface NamedRequest {
	reference: string;
	kind: RequestKind;
	/** ISO 8601. */
	receivedAt: string;
	overdue: boolean;
	suspicion?: Suspicion;
}

export interface ReminderContent {
	requests: NamedRequest[];
	/** How many more there are than it names. */
	more: number;
	/** Address of the team member who has taken them; undefined for all. */
	to?: string;
}

export interface DigestContent
	extends Omit<StoreStatus, "oldestPendingMail" | "oldestPendingReceipt" | "pendingReceipts"> {
	/** ISO 8601: what came in since then is new. */
	since: string;
	/** ISO 8601: how things stood then. */
	at: string;
	received: number;
	/** Unknown where it was queued by an earlier version. */
	pendingReceipts?: number;
	overdueRequests: NamedRequest[];
	/** The latest mails that were refused for good. */
	failed: { reference: string | null; kind: MailKind; code: string }[];
}

/** When staff are reminded of a request that was received then, in order. */
export type ReminderTimes = (receivedAt: Date) => readonly Date[];

/**
 * The mails that tell staff of unanswered requests. Its functions queue mails and say whether; they reject with the
 * database's error, and then queued none.
 */
export function slaMails(context: StoreContext) {
	const { database, now } = context;
	const { status } = figures(context);

	/** Queues reminders of requests unanswered past a reminder time, and alerts of new suspects. @returns mails queued */
	async function queueReminders(reminderTimes: ReminderTimes): Promise<number> {
		return await database.db.transaction().execute(async (transaction) => {
			const time = now();
			const lastAlert = await lastDone(transaction, "quarantine");
			await lastDone(transaction, "reminders");
			const mayAlert = !lastAlert || time.getTime() - lastAlert.getTime() >= BETWEEN_ALERTS;
			const due = await dueForCheck(transaction, time, mayAlert);
			const late = due.filter((row) => !isHeld(row) && hasPassed(reminderTimes(receivedAt(row)), row, time));
			const suspects = due.filter(isHeld);
			for (const row of due) await scheduleNextCheck(transaction, row, reminderTimes, time);
			const reminders = byRecipient(late, (row) => firstRemindedAlone(reminderTimes(receivedAt(row)), row, time));
			for (const [to, rows] of reminders) {
				await queue(transaction, "reminder", { ...reminder(rows, time), ...(to !== null && { to }) }, time);
			}
			if (suspects.length > 0) {
				await queue(transaction, "quarantine", reminder(suspects, time), time);
				await markDone(transaction, "quarantine", time);
			}
			return reminders.size + Number(suspects.length > 0);
		});
	}

	async function dueForCheck(transaction: Transaction<Tables>, time: Date, suspectsToo: boolean) {
		return await transaction
			.selectFrom("requests")
			.selectAll()
			.where("next_check_at", "<=", time.toISOString())
			.$if(!suspectsToo, (query) => query.where(unanswered))
			.orderBy("next_check_at")
			.limit(AT_ONCE)
			.execute();
	}

	/** Sets when a request is checked next: at the next of its reminder times. */
	async function scheduleNextCheck(
		transaction: Transaction<Tables>,
		row: RequestsTable,
		reminderTimes: ReminderTimes,
		time: Date,
	) {
		const next = row.answered_at ? undefined : reminderTimes(receivedAt(row)).find((one) => one > time);
		await transaction
			.updateTable("requests")
			.set({ next_check_at: next?.toISOString() ?? null })
			.where("id", "=", row.id)
			.execute();
	}

	/**
	 * Queues the day's digest once its hour has come.
	 * @param lastDigestTime the latest time up to now at which a digest was due
	 * @returns whether it did
	 */
	async function queueDigest(lastDigestTime: (now: Date) => Date): Promise<boolean> {
		// Checked every minute: whether it may be due is seen without counting anything.
		const [job] = await database.db
			.selectFrom("scheduled_jobs")
			.select("done_at")
			.where("name", "=", "digest")
			.execute();
		if (job && new Date(job.done_at) >= lastDigestTime(now())) return false;
		const standing = await status();
		return await database.db.transaction().execute(async (transaction) => {
			const time = now();
			const moment = lastDigestTime(time);
			const last = await lastDone(transaction, "digest");
			// A new store has nothing to say yet: its first digest comes with the next hour set for it.
			if (!last) await markDone(transaction, "digest", time);
			if (!last || last >= moment) return false;
			const { oldestPendingMail: _, oldestPendingReceipt: __, ...counts } = standing;
			await queue(transaction, "digest", { ...counts, ...(await digestOf(transaction, last, time)) }, time);
			await markDone(transaction, "digest", time);
			return true;
		});
	}

	async function digestOf(transaction: Transaction<Tables>, since: Date, time: Date) {
		const received = await transaction
			.selectFrom("requests")
			.select((request) => request.fn.countAll<string | number>().as("count"))
			.where("received_at", ">=", since.toISOString())
			.executeTakeFirstOrThrow();
		const overdue = await transaction
			.selectFrom("requests")
			.selectAll()
			.where(unanswered)
			.where(pastDeadline(context))
			.orderBy("received_at")
			.limit(MOST_NAMED)
			.execute();
		const failed = await transaction
			.selectFrom("mails")
			.leftJoin("requests", "requests.id", "mails.request_id")
			.select(["reference", "mails.kind as kind", "last_error"])
			.where("state", "=", "failed")
			.orderBy("settled_at", "desc")
			.limit(MOST_NAMED)
			.execute();
		return {
			since: since.toISOString(),
			at: time.toISOString(),
			received: Number(received.count),
			overdueRequests: overdue.map((row) => named(row, time)),
			failed: failed.map(({ reference, kind, last_error }) => ({ reference, kind, code: last_error ?? "" })),
		} satisfies Partial<DigestContent>;
	}

	async function queue(transaction: Transaction<Tables>, kind: MailKind, content: object, time: Date): Promise<void> {
		await transaction
			.insertInto("mails")
			.values(mailRow(context, kind, { content }, time))
			.execute();
	}

	/** When a job was last done, if ever; other processes wait here until this one has committed. */
	async function lastDone(
		transaction: Transaction<Tables>,
		name: ScheduledJobsTable["name"],
	): Promise<Date | undefined> {
		const never = new Date(0).toISOString();
		await transaction
			.insertInto("scheduled_jobs")
			.values({ name, done_at: never })
			.onConflict((clash) => clash.column("name").doUpdateSet((row) => ({ name: row.ref("scheduled_jobs.name") })))
			.execute();
		const { done_at } = await transaction
			.selectFrom("scheduled_jobs")
			.select("done_at")
			.where("name", "=", name)
			.executeTakeFirstOrThrow();
		return done_at === never ? undefined : new Date(done_at);
	}

	async function markDone(
		transaction: Transaction<Tables>,
		name: ScheduledJobsTable["name"],
		time: Date,
	): Promise<void> {
		await transaction
			.updateTable("scheduled_jobs")
			.set({ done_at: time.toISOString() })
			.where("name", "=", name)
			.execute();
	}

	function named(row: RequestsTable, time: Date): NamedRequest {
		const { reference, kind, received_at, suspicion } = row;
		const overdue = isPastDeadline(receivedAt(row), time, context.overdueAfter);
		return { reference, kind, receivedAt: received_at, overdue, ...(suspicion && isHeld(row) && { suspicion }) };
	}

	function reminder(rows: readonly RequestsTable[], time: Date): ReminderContent {
		const requests = rows.slice(0, MOST_NAMED).map((row) => named(row, time));
		return { requests, more: rows.length - requests.length };
	}

	return { queueReminders, queueDigest };
}

const receivedAt = (row: RequestsTable) => new Date(row.received_at);

/** Whether one of these times came since the request was last checked. */
function hasPassed(moments: readonly Date[], { next_check_at }: RequestsTable, time: Date): boolean {
	return moments.some((moment) => moment <= time && moment.toISOString() >= (next_check_at ?? ""));
}

/** Whoever took it is reminded alone once, the first time since; then all are. */
function firstRemindedAlone(moments: readonly Date[], { taken_by, taken_at }: RequestsTable, time: Date) {
	const since = moments.filter((moment) => moment <= time && moment.toISOString() > (taken_at ?? ""));
	return since.length === 1 ? taken_by : null;
}

/** Requests by the one address that is to be reminded of them; null stands for all. */
function byRecipient(rows: readonly RequestsTable[], recipient: (row: RequestsTable) => string | null) {
	const groups = new Map<string | null, RequestsTable[]>();
	for (const row of rows) {
		const to = recipient(row);
		const group = groups.get(to);
		if (group) group.push(row);
		else groups.set(to, [row]);
	}
	return groups;
}
