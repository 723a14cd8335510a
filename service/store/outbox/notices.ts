/** Rate limit of notices to staff, decided as they are queued: above it a request stands in a list, which leaves each minute. */
import { advisoryLocks, type DatabaseKind } from "../../database/database.ts";
import type { Tx } from "../../database/tables.ts";
import { MINUTE } from "../../durations.ts";
import { type Hits, rateLimitHits } from "../limits/rate-limit.ts";
import type { StoreContext } from "../store-context.ts";
import { mailRow, PENDING, queueMail, untouched } from "./mail-row.ts";

/** For how long a list waits for others to join it; short beside any promise. */
const GATHERED_FOR = MINUTE;

type Context = Pick<StoreContext, "database" | "newId" | "mailDomain" | "staffMailLimit">;

/** @returns for each of so many requests the id of the list that names it; null if it gets a notice of its own */
export async function decideNotices(transaction: Tx, context: Context, hits: Hits, count: number, time: Date) {
	const { database, staffMailLimit: limit } = context;
	if (!limit || count === 0) return Array<null>(count).fill(null);
	const limited = [{ subject: "notices", limit }];
	await hits.read(limited);
	// Above the limit no transaction waits for another.
	if (database.kind === "postgres" && !hits.over(limited)) {
		await advisoryLocks(transaction, database.kind, "notices", ["all"]);
		await hits.read(limited);
	}
	const isOver = Array.from({ length: count }, () => hits.take(limited) !== undefined);
	const list = isOver.includes(true) ? await listToJoin(transaction, context, time) : null;
	return isOver.map((over) => (over ? list : null));
}

async function listToJoin(transaction: Tx, context: Context, time: Date): Promise<string> {
	const { kind } = context.database;
	const open = await openList(transaction, kind);
	if (open) return open;
	await advisoryLocks(transaction, kind, "notices", ["all"]);
	const opened = kind === "postgres" && (await openList(transaction, kind));
	if (opened) return opened;
	const list = mailRow(context, "batch", {}, time, GATHERED_FOR);
	await transaction.insertInto("mails").values(list).execute();
	return list.id;
}

/** The list that others may still join; no process claims it in this transaction. @param id only if it is this one */
export async function openList(transaction: Tx, kind: DatabaseKind, id?: string): Promise<string | undefined> {
	const [list] = await transaction
		.selectFrom("mails")
		.select("id")
		.where(PENDING.staff)
		.where("kind", "=", "batch")
		.where(untouched)
		.$if(id !== undefined, (query) => query.where("id", "=", id as string))
		.limit(1)
		.$if(kind === "postgres", (query) => query.forShare())
		.execute();
	return list?.id;
}

export async function queueNotice(transaction: Tx, context: Context, requestId: string, time: Date, wait: number) {
	const hits = rateLimitHits(transaction, context.database.kind, time);
	const [list = null] = await decideNotices(transaction, context, hits, 1, time);
	await hits.save();
	if (list === null) await queueMail(transaction, context, "staff", { requestId }, time, wait);
	else await transaction.updateTable("requests").set({ listed_in: list }).where("id", "=", requestId).execute();
}
