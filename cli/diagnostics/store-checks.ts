/** Checks of the store: it can be read and written, its keys are there, and which service uses it. */
import { messages } from "virtual:content";
import { sql } from "kysely";
import { MINUTE } from "../../service/durations.ts";
import { OLDEST_PENDING_MAIL } from "../../service/http/readiness.ts";
import { errorCode } from "../../service/process/error-code.ts";
import { isServiceRunning } from "../backup/in-use.ts";
import type { OpenedStore } from "../open-store.ts";
import { duration } from "../times.ts";
import { DOCTOR } from "../words/doctor.ts";
import { type CheckResult, fault, ok, warning } from "./check.ts";

const CLOCK_OFF = MINUTE;
const MAX_NAMED = 20;

export async function checkStore(opened: OpenedStore): Promise<CheckResult> {
	const { store, database } = opened;
	try {
		if (database.kind === "sqlite") {
			const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database.db);
			if (rows[0]?.quick_check !== "ok") return fault("store", DOCTOR.storeDamaged, DOCTOR.storeDamagedTodo);
		}
		await store.check();
		return ok("store", DOCTOR.store(database.kind));
	} catch (error) {
		return fault("store", DOCTOR.storeShut(errorCode(error)), DOCTOR.storeShutTodo);
	}
}

export async function checkKey({ store, settings }: OpenedStore): Promise<CheckResult> {
	const outdated = await store.keys.outdated();
	if (!settings.DATA_KEY && outdated === 0) return warning("key", DOCTOR.noKey, DOCTOR.noKeyTodo);
	if (outdated > 0) return warning("key", DOCTOR.outdated(outdated), DOCTOR.outdatedTodo);
	if (settings.DATA_KEY_PREVIOUS.length > 0) return warning("key", DOCTOR.previousKey, DOCTOR.previousKeyTodo);
	return ok("key", DOCTOR.key);
}

/** Whether TRUST_PROXY fits what the service saw within a day. */
export async function checkProxies({ store, settings: { TRUST_PROXY } }: OpenedStore): Promise<CheckResult[]> {
	const faults = await store.proxies.seen(TRUST_PROXY);
	return faults.map((fault) => warning("proxies", DOCTOR.proxies[fault](TRUST_PROXY), DOCTOR.proxiesTodo[fault]));
}

export async function checkService(opened: OpenedStore): Promise<CheckResult> {
	return (await isServiceRunning(opened))
		? ok("service", DOCTOR.service)
		: warning("service", DOCTOR.noService, DOCTOR.noServiceTodo);
}

export async function checkQueue({ store }: OpenedStore, now: Date): Promise<CheckResult[]> {
	const status = await store.figures.status();
	const {
		pendingMails,
		pendingReceipts,
		failedMails,
		lostMails,
		oldestPendingMail,
		oldestPendingReceipt,
		overdue,
		held,
	} = status;
	const ageOf = (since: Date | undefined) => (since ? Math.max(0, now.getTime() - since.getTime()) : 0);
	const age = ageOf(oldestPendingMail);
	const waiting = DOCTOR.queue(pendingMails - pendingReceipts, duration(age));
	return [
		age > OLDEST_PENDING_MAIL ? fault("queue", waiting, DOCTOR.queueTodo) : ok("queue", waiting),
		...(pendingReceipts > 0
			? [ok("receipts", DOCTOR.receipts(pendingReceipts, duration(ageOf(oldestPendingReceipt))))]
			: []),
		...(lostMails > 0
			? [fault("lostMails", DOCTOR.lostMails(lostMails, await failedNames(store.mails, "lost")), DOCTOR.lostMailsTodo)]
			: []),
		failedMails > 0
			? warning(
					"failedMails",
					DOCTOR.failedMails(failedMails, await failedNames(store.mails, "failed")),
					DOCTOR.failedMailsTodo,
				)
			: ok("failedMails", DOCTOR.noFailedMails),
		overdue > 0 ? warning("overdue", DOCTOR.overdue(overdue), DOCTOR.overdueTodo) : ok("overdue", DOCTOR.noOverdue),
		...(held > 0 ? [warning("held", DOCTOR.held(held), DOCTOR.heldTodo)] : []),
	];
}

/** The latest mails that were refused for good: reference, or kind if they have none, and code. */
async function failedNames(mails: OpenedStore["store"]["mails"], which: "failed" | "lost"): Promise<string[]> {
	const failed = (await mails[which](MAX_NAMED)).filter(({ unconfirmed }) => !unconfirmed);
	return failed.map(({ reference, kind, code }) => `${reference ?? messages.mails.digest.kinds[kind]} (${code})`);
}

/** Compares this machine's clock with the last time seen, the database server's and the newest stored one. */
export async function checkClock({ database, store }: OpenedStore, now: () => Date): Promise<CheckResult[]> {
	const results: CheckResult[] = [];
	const jump = await store.clock.jump();
	if (jump !== undefined) {
		results.push(fault("clockJump", DOCTOR.clockJumped(duration(Math.abs(jump)), jump > 0), DOCTOR.clockJumpedTodo));
	}
	if (database.kind === "postgres") {
		const before = now().getTime();
		const clock = sql<{ ms: string }>`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`;
		const { rows } = await clock.execute(database.db);
		const between = (before + now().getTime()) / 2;
		results.push(clockCheck("clock", DOCTOR.databaseClock, Number(rows[0]?.ms) - between));
	}
	const [newest] = await database.db
		.selectFrom("requests")
		.select("received_at")
		.orderBy("received_at", "desc")
		.limit(1)
		.execute();
	const ahead = newest ? Date.parse(newest.received_at) - now().getTime() : 0;
	if (ahead > CLOCK_OFF) {
		const other = database.kind === "postgres" ? DOCTOR.databaseClock : undefined;
		results.push(fault("storedTimes", DOCTOR.fromTheFuture(duration(ahead)), DOCTOR.clockTodo(other)));
	}
	if (results.length === 0) results.push(ok("clock", DOCTOR.clock(now().toISOString())));
	return results;
}

/** Result of comparing two clocks. @param difference how far the other clock is ahead, in milliseconds */
export function clockCheck(check: string, whose: string, difference: number): CheckResult {
	const off = Math.abs(difference);
	return off > CLOCK_OFF
		? fault(check, DOCTOR.clockOff(whose, duration(off)), DOCTOR.clockTodo(whose))
		: ok(check, DOCTOR.clockAgrees(whose));
}
