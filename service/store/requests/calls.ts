/** Hours of calls: which are free, and who has one. */
import type { FieldErrors } from "../../../contract/requests/wire.ts";
import { advisoryLocks, count, inList } from "../../database/database.ts";
import type { Db, RequestsTable, Tx } from "../../database/tables.ts";
import type { StoreContext } from "../store-context.ts";
import type { Candidate } from "./candidate.ts";
import { createDescriber } from "./inbox/desk-request.ts";

/** The hour or day that was asked for a call cannot be had. */
export interface CallRefusal {
	fields: FieldErrors;
	freeHours: string[];
}

const MAX_OFFERED = 6;

type Context = Pick<StoreContext, "database" | "calls" | "overdueAfter">;

type CallColumns = Partial<Pick<RequestsTable, "call_at" | "due_from">>;

/** What a request keeps of its hour. @param since from when it is due otherwise */
export function callColumns(at: string, since: string, overdueAfter: number): CallColumns {
	const dueFrom = new Date(Date.parse(at) - overdueAfter).toISOString();
	return { call_at: at, due_from: dueFrom < since ? dueFrom : null };
}

export const isCallAhead = ({ call_at }: Pick<RequestsTable, "call_at">, time: Date): boolean =>
	(call_at ?? "") > time.toISOString();

/** How many more calls may begin at each of these hours; one that was marked as spam takes none. */
async function roomAt(db: Db, { database, calls }: Context, hours: readonly string[]) {
	if (hours.length === 0) return new Map<string, number>();
	const byHour = db.selectFrom("requests").select(["call_at", count]).where("spam_at", "is", null).groupBy("call_at");
	const rows = await byHour.where("call_at", "in", inList(database.kind, hours)).execute();
	const taken = new Map(rows.map(({ call_at, count }) => [call_at, count]));
	return new Map(hours.map((hour) => [hour, calls.atOnce - (taken.get(hour) ?? 0)]));
}

/** The hours that are still free. @param ahead service time until the first; as visitors need it, if left out */
export async function freeHours(db: Db, context: Context, time: Date, ahead?: number): Promise<string[]> {
	const offered = context.calls.offered(time, ahead).map((hour) => hour.toISOString());
	return stillFree(await roomAt(db, context, offered));
}

const stillFree = (room: ReadonlyMap<string, number>) => [...room].flatMap(([hour, left]) => (left > 0 ? hour : []));

/** How many more calls may begin at an hour; other transactions that want it wait. */
async function lockedRoom(transaction: Tx, context: Context, at: string): Promise<number> {
	await advisoryLocks(transaction, context.database.kind, "calls", [at]);
	return (await roomAt(transaction, context, [at])).get(at) ?? 0;
}

/** Whether one more call may begin at an hour. */
export const hasRoom = async (transaction: Tx, context: Context, at: string): Promise<boolean> =>
	(await lockedRoom(transaction, context, at)) > 0;

/** The same for an hour that staff choose: one of those offered, from now on. */
export async function isFree(transaction: Tx, context: Context, at: string, time: Date) {
	const isOffered = context.calls.offered(time, 0).some((hour) => hour.toISOString() === at);
	return isOffered && (await hasRoom(transaction, context, at));
}

/** Takes the hour of a request away that was spam, if somebody else was given it meanwhile. */
export async function giveUpIfTaken(transaction: Tx, context: Context, row: RequestsTable) {
	if (row.spam_at === null || row.call_at === null) return;
	// No longer spam, it is one of these itself.
	if ((await lockedRoom(transaction, context, row.call_at)) >= 0) return;
	await transaction.updateTable("requests").set({ call_at: null, due_from: null }).where("id", "=", row.id).execute();
}

/** Decides who gets which hour, under a lock. @returns gives a candidate its hour, or the nearest that are free */
export async function decideCalls(transaction: Tx, context: Context, wanted: readonly Candidate[], time: Date) {
	const { database, calls, overdueAfter } = context;
	const asked = wanted.flatMap(({ callAt }) => callAt ?? []);
	await advisoryLocks(transaction, database.kind, "calls", asked);
	const offered = asked.length > 0 ? calls.offered(time).map((hour) => hour.toISOString()) : [];
	const left = await roomAt(transaction, context, offered);

	return (one: Pick<Candidate, "callAt" | "callDay"> & { row: { received_at: string } }): CallRefusal | CallColumns => {
		const { callAt, callDay, row } = one;
		if (callAt === undefined) {
			const isRight = callDay === undefined || calls.isOpenDay(callDay, time);
			return isRight ? {} : { fields: { call_day: "choice" }, freeHours: [] };
		}
		const free = left.get(callAt) ?? 0;
		if (free <= 0) {
			const fault = left.has(callAt) ? ("taken" as const) : ("choice" as const);
			return { fields: { call_at: fault }, freeHours: nearest(callAt, left) };
		}
		left.set(callAt, free - 1);
		return callColumns(callAt, row.received_at, overdueAfter);
	};
}

function nearest(hour: string, left: ReadonlyMap<string, number>): string[] {
	const away = (one: string) => Math.abs(Date.parse(one) - Date.parse(hour));
	return stillFree(left)
		.sort((one, other) => away(one) - away(other))
		.slice(0, MAX_OFFERED)
		.sort();
}

/** More than a team holds in the days that are offered. */
const MOST = 500;

/** Requests with a call from then on, by its hour. */
export const callsSince = (db: Db, since: Date) =>
	db
		.selectFrom("requests")
		.where("call_at", ">=", since.toISOString())
		.where("spam_at", "is", null)
		.orderBy("call_at")
		.orderBy("id")
		.limit(MOST);

export const describedCalls = async (context: StoreContext, since: Date) =>
	await createDescriber(context).describe(await callsSince(context.database.db, since).selectAll().execute());
