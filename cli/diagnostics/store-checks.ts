/** Checks of the store: it can be read and written, its keys are there, and which service uses it. */
import { messages } from "virtual:content";
import { sql } from "kysely";
import { MINUTE } from "../../service/durations.ts";
import { OLDEST_PENDING_MAIL } from "../../service/http/readiness.ts";
import { errorCode } from "../../service/process/error-code.ts";
import { isServiceRunning } from "../backup/in-use.ts";
import type { OpenedStore } from "../open-store.ts";
import { say } from "../say.ts";
import texts from "../texts.json" with { type: "json" };
import { duration } from "../times.ts";
import { type CheckResult, fault, ok, warning } from "./check.ts";

const CLOCK_OFF = MINUTE;
const MAX_NAMED = 20;

export async function checkStore(opened: OpenedStore): Promise<CheckResult> {
	const { store, database } = opened;
	try {
		if (database.kind === "sqlite") {
			const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database.db);
			if (rows[0]?.quick_check !== "ok")
				return fault("store", texts.doctor.storeDamaged, texts.doctor.storeDamagedTodo);
		}
		await store.check();
		return ok("store", texts.doctor.store[database.kind]);
	} catch (error) {
		return fault("store", say(texts.doctor.storeShut, { code: errorCode(error) }), texts.doctor.storeShutTodo);
	}
}

export async function checkKey({ store, settings }: OpenedStore): Promise<CheckResult> {
	const outdated = await store.keys.outdated();
	if (!settings.DATA_KEY && outdated === 0) return warning("key", texts.doctor.noKey, texts.doctor.noKeyTodo);
	if (outdated > 0) return warning("key", say(texts.doctor.outdated, { count: outdated }), texts.doctor.outdatedTodo);
	if (settings.DATA_KEY_PREVIOUS.length > 0)
		return warning("key", texts.doctor.previousKey, texts.doctor.previousKeyTodo);
	return ok("key", texts.doctor.key);
}

/** Whether TRUST_PROXY fits what the service saw within a day. */
export async function checkProxies({ store, settings: { TRUST_PROXY } }: OpenedStore): Promise<CheckResult[]> {
	const faults = await store.proxies.seen(TRUST_PROXY);
	const { proxies, proxiesTodo } = texts.doctor;
	return faults.map((fault) => warning("proxies", say(proxies[fault], { trusted: TRUST_PROXY }), proxiesTodo[fault]));
}

export async function checkService(opened: OpenedStore): Promise<CheckResult> {
	return (await isServiceRunning(opened))
		? ok("service", texts.doctor.service)
		: warning("service", texts.doctor.noService, texts.doctor.noServiceTodo);
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
	const count = pendingMails - pendingReceipts;
	const waiting = count === 0 ? texts.doctor.queueEmpty : say(texts.doctor.queue, { count, age: duration(age) });
	const named = async (text: string, count: number, which: "failed" | "lost") =>
		say(text, { count, named: (await failedNames(store.mails, which)).join(", ") });
	return [
		age > OLDEST_PENDING_MAIL ? fault("queue", waiting, texts.doctor.queueTodo) : ok("queue", waiting),
		...(pendingReceipts > 0
			? [
					ok(
						"receipts",
						say(texts.doctor.receipts, { count: pendingReceipts, age: duration(ageOf(oldestPendingReceipt)) }),
					),
				]
			: []),
		...(lostMails > 0
			? [fault("lostMails", await named(texts.doctor.lostMails, lostMails, "lost"), texts.doctor.lostMailsTodo)]
			: []),
		failedMails > 0
			? warning(
					"failedMails",
					await named(texts.doctor.failedMails, failedMails, "failed"),
					texts.doctor.failedMailsTodo,
				)
			: ok("failedMails", texts.doctor.noFailedMails),
		overdue > 0
			? warning("overdue", say(texts.doctor.overdue, { count: overdue }), texts.doctor.overdueTodo)
			: ok("overdue", texts.doctor.noOverdue),
		...(held > 0 ? [warning("held", say(texts.doctor.held, { count: held }), texts.doctor.heldTodo)] : []),
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
		const says = jump > 0 ? texts.doctor.clockAhead : texts.doctor.clockBehind;
		const length = duration(Math.abs(jump));
		results.push(fault("clockJump", say(says, { length }), texts.doctor.clockJumpedTodo));
	}
	if (database.kind === "postgres") {
		const before = now().getTime();
		const clock = sql<{ ms: string }>`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`;
		const { rows } = await clock.execute(database.db);
		const between = (before + now().getTime()) / 2;
		results.push(clockCheck("clock", texts.doctor.databaseClock, Number(rows[0]?.ms) - between));
	}
	const [newest] = await database.db
		.selectFrom("requests")
		.select("received_at")
		.orderBy("received_at", "desc")
		.limit(1)
		.execute();
	const ahead = newest ? Date.parse(newest.received_at) - now().getTime() : 0;
	if (ahead > CLOCK_OFF) {
		const other = database.kind === "postgres" ? texts.doctor.databaseClock : undefined;
		results.push(fault("storedTimes", say(texts.doctor.fromTheFuture, { ahead: duration(ahead) }), clockTodo(other)));
	}
	if (results.length === 0) results.push(ok("clock", say(texts.doctor.clock, { time: now().toISOString() })));
	return results;
}

/** Result of comparing two clocks. @param difference how far the other clock is ahead, in milliseconds */
export function clockCheck(check: string, whose: string, difference: number): CheckResult {
	const off = Math.abs(difference);
	return off > CLOCK_OFF
		? fault(check, say(texts.doctor.clockOff, { whose, off: duration(off) }), clockTodo(whose))
		: ok(check, say(texts.doctor.clockAgrees, { whose }));
}

function clockTodo(whose: string | undefined): string {
	return say(texts.doctor.clockTodo, { others: whose ? say(texts.doctor.clockTodoOther, { whose }) : "" });
}
