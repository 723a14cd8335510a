/** The last time seen tells a jumped clock; a service off for longer than `MAX_STEP` looks the same (docs/decisions/0035-clock.md). */
import { DAY } from "../durations.ts";
import { lastDone, markDone } from "./job-times.ts";
import { bumpRevision } from "./requests/revision.ts";
import type { StoreContext } from "./store-context.ts";

/** How far the time may be from the last one that was seen, either way. */
export const MAX_STEP = 2 * DAY;

/** Twice the most FIRST_REMINDER_HOURS there can be, by an office that opens 50 hours a week. */
const MAX_SERVICE_HOURS = 30 * DAY;

/** When things happened to a request: never in the future. */
const TIMES = [
	"received_at",
	"answered_at",
	"quarantined_at",
	"released_at",
	"receipt_at",
	"taken_at",
	"spam_at",
] as const;

export type ClockWatch = ReturnType<typeof clockWatch>;

export function clockWatch({ database: { db }, now, overdueAfter }: StoreContext) {
	/** Undefined before any was noted. */
	const lastSeen = () => lastDone(db, "clock");

	/** How far the clock jumped, in milliseconds, back if less than 0; undefined if it did not. */
	async function jump(): Promise<number | undefined> {
		const seen = await lastSeen();
		const step = seen ? now().getTime() - seen.getTime() : 0;
		return Math.abs(step) > MAX_STEP ? step : undefined;
	}

	/** Notes the time, unless the clock jumped. @returns as `jump` */
	async function observe(): Promise<number | undefined> {
		const jumped = await jump();
		if (jumped === undefined) await confirm();
		return jumped;
	}

	/** Notes the time as the right one. */
	const confirm = () => markDone(db, "clock", now());

	/** Makes due what a clock that was ahead delayed, and dates to now what it stored in the future; mails do so themselves. */
	async function bringForward(): Promise<void> {
		const time = now().getTime();
		const at = now().toISOString();
		const future = new Date(time + MAX_STEP).toISOString();
		await db.transaction().execute(async (transaction) => {
			let dated = 0n;
			for (const column of TIMES) {
				const updates = transaction.updateTable("requests").set({ [column]: at });
				const { numUpdatedRows } = await updates.where(column, ">", future).executeTakeFirstOrThrow();
				dated += numUpdatedRows;
			}
			if (dated > 0n) await bumpRevision(transaction, "actions");
		});
		const lastReminder = new Date(time + 2 * overdueAfter + MAX_SERVICE_HOURS).toISOString();
		await db.updateTable("requests").set({ next_check_at: at }).where("next_check_at", ">", lastReminder).execute();
		// The time of a backup is not a plan: `backups.last` ignores one in the future.
		const jobs = db.updateTable("scheduled_jobs").set({ done_at: at }).where("name", "!=", "backup");
		await jobs.where("done_at", ">", at).execute();
	}

	return { lastSeen, jump, observe, confirm, bringForward };
}

/** How TRUST_PROXY may be wrong: 0 behind a proxy, or less or more than stand in front. */
export const PROXY_FAULTS = ["untrusted", "too few", "too many"] as const;
export type ProxyFault = (typeof PROXY_FAULTS)[number];

/** When it was last seen that TRUST_PROXY is wrong, by its value; for `doctor`, which sees no requests. */
export function proxyFaults({ database: { db }, now }: Pick<StoreContext, "database" | "now">) {
	const name = (trusted: number, fault: ProxyFault) => `proxies ${trusted} ${fault}` as const;

	/** Those seen within a day. */
	async function seen(trusted: number): Promise<ProxyFault[]> {
		const times = await Promise.all(PROXY_FAULTS.map((fault) => lastDone(db, name(trusted, fault))));
		return PROXY_FAULTS.filter((_, index) => now().getTime() - (times[index]?.getTime() ?? 0) < DAY);
	}

	return { note: (trusted: number, fault: ProxyFault) => markDone(db, name(trusted, fault), now()), seen };
}

/** When the store was last backed up. The store keeps it, so that every process and command knows. */
export function backupTimes({ database: { db }, now }: Pick<StoreContext, "database" | "now">) {
	async function last(): Promise<Date | undefined> {
		const done = await lastDone(db, "backup");
		// Noted by a clock that was ahead: it would keep the alert of an old backup silent until that time comes.
		return done && done.getTime() - now().getTime() > MAX_STEP ? undefined : done;
	}

	return { record: () => markDone(db, "backup", now()), last };
}
