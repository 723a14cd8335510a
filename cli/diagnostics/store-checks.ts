/** Checks of the store: it can be read and written, its keys are there, and which service uses it. */
import { messages } from "virtual:content";
import { sql } from "kysely";
import { OLDEST_PENDING_MAIL } from "../../service/http/readiness.ts";
import { errorCode } from "../../service/process/error-code.ts";
import { isServiceRunning } from "../backup/in-use.ts";
import { say, texts } from "../command.ts";
import type { OpenedStore } from "../open-store.ts";
import { duration } from "../times.ts";
import { type CheckResult, fault, ok, warning } from "./check.ts";

const MAX_NAMED = 20;

export async function checkStore(opened: OpenedStore): Promise<CheckResult> {
	const { store, database } = opened;
	try {
		if (database.kind === "sqlite") {
			const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database.db);
			if (rows[0]?.quick_check !== "ok") return fault("store", texts.doctor.storeDamaged);
		}
		await store.check();
		return ok("store", texts.doctor.store[database.kind]);
	} catch (error) {
		return fault("store", texts.doctor.storeShut, { code: errorCode(error) });
	}
}

export async function checkKey({ store, settings }: OpenedStore): Promise<CheckResult> {
	const outdated = await store.keys.outdated();
	if (!settings.DATA_KEY && outdated === 0) return warning("key", texts.doctor.noKey);
	if (outdated > 0) return warning("key", texts.doctor.outdated, { count: outdated });
	if (settings.DATA_KEY_PREVIOUS.length > 0) return warning("key", texts.doctor.previousKey);
	return ok("key", texts.doctor.key);
}

/** Whether TRUST_PROXY fits what the service saw within a day. */
export async function checkProxies({ store, settings: { TRUST_PROXY } }: OpenedStore): Promise<CheckResult[]> {
	const faults = await store.proxies.seen(TRUST_PROXY);
	return faults.map((fault) => warning("proxies", texts.doctor.proxies[fault], { trusted: TRUST_PROXY }));
}

export async function checkService(opened: OpenedStore): Promise<CheckResult> {
	const isRunning = await isServiceRunning(opened);
	return isRunning ? ok("service", texts.doctor.service) : warning("service", texts.doctor.noService);
}

export async function checkQueue({ store }: OpenedStore, now: Date): Promise<CheckResult[]> {
	const status = await store.figures.status();
	const { pendingReceipts, failedMails, lostMails, overdue, held } = status;
	const age = Math.max(0, now.getTime() - (status.oldestPendingMail ?? now).getTime());
	const count = status.pendingMails - pendingReceipts;
	const { queue, queueEmpty, queueTodo, receipts, noFailedMails, noOverdue } = texts.doctor;
	const waiting = count === 0 ? queueEmpty : say(queue, { count, age: duration(age) });
	const named = async (which: "failed" | "lost") => (await failedNames(store.mails, which)).join(", ");
	return [
		age > OLDEST_PENDING_MAIL ? fault("queue", { says: waiting, todo: queueTodo }) : ok("queue", waiting),
		...(pendingReceipts > 0 ? [ok("receipts", receipts, { count: pendingReceipts })] : []),
		...(lostMails > 0
			? [fault("lostMails", texts.doctor.lostMails, { count: lostMails, named: await named("lost") })]
			: []),
		failedMails > 0
			? warning("failedMails", texts.doctor.failedMails, { count: failedMails, named: await named("failed") })
			: ok("failedMails", noFailedMails),
		overdue > 0 ? warning("overdue", texts.doctor.overdue, { count: overdue }) : ok("overdue", noOverdue),
		...(held > 0 ? [warning("held", texts.doctor.held, { count: held })] : []),
	];
}

/** The latest mails that were refused for good: reference, or kind if they have none, and code. */
async function failedNames(mails: OpenedStore["store"]["mails"], which: "failed" | "lost"): Promise<string[]> {
	const failed = (await mails[which](MAX_NAMED)).filter(({ unconfirmed }) => !unconfirmed);
	return failed.map(({ reference, kind, code }) => `${reference ?? messages.mails.digest.kinds[kind]} (${code})`);
}

/** Whether the clock jumped since the service last saw it; else its time, for the operator to compare. */
export async function checkClock({ store }: OpenedStore, now: Date): Promise<CheckResult> {
	const jump = await store.clock.jump();
	const { clock, clockAhead, clockBehind, clockJumpedTodo: todo } = texts.doctor;
	if (jump === undefined) return ok("clock", clock, { time: now.toISOString() });
	return fault("clock", { says: jump > 0 ? clockAhead : clockBehind, todo }, { length: duration(Math.abs(jump)) });
}
