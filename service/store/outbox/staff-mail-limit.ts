/** Rate limit of notices to staff: those above it are delayed and sent together as one mail that lists them (a batch). */
import {
	type ExpressionBuilder,
	type ExpressionWrapper,
	type Kysely,
	type SqlBool,
	sql,
	type Transaction,
} from "kysely";
import { inList } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";
import { MINUTE } from "../../durations.ts";
import { lastDone, markDone } from "../job-times.ts";
import type { RateLimit } from "../limits/rate-limit.ts";
import type { StoreContext } from "../store-context.ts";
import { mailRow, PENDING, untouched } from "./mail-row.ts";

/** For how long mails above the limit wait for others to join them; short beside any promise. */
const GATHERED_FOR = MINUTE;
/** Least time between two batches, unless one was full. */
const BETWEEN_BATCHES = 10 * MINUTE;
/** As many requests as one batch joins; its mail names the first of them and counts the others. */
export const MAX_LISTED = 500;

type Mails = ExpressionBuilder<Tables, "mails">;
type Condition = ExpressionWrapper<Tables, "mails", SqlBool>;

/** Staff's first mail about a request: the limit does not hold back copies that staff ask for. */
const isFirstNotice = (mail: Mails) =>
	mail.and([
		sql<SqlBool>`mails.kind = 'staff'`,
		sql<SqlBool>`not exists (select 1 from mails as earlier
			where earlier.request_id = mails.request_id and earlier.kind = 'staff' and earlier.id < mails.id)`,
	]);

/**
 * Decides how many more first notices may be claimed, and joins the others in a batch once it is time.
 * @param transaction in which no other process does the same
 */
export async function noticesWithinLimit(
	transaction: Transaction<Tables>,
	context: Pick<StoreContext, "database" | "newId" | "mailDomain">,
	limit: RateLimit,
	time: Date,
): Promise<number> {
	const at = time.toISOString();
	const since = new Date(time.getTime() - limit.seconds * 1000).toISOString();
	const count = sql<number>`cast(count(*) as integer)`.as("count");
	const notices = transaction.selectFrom("mails").select(count).where(isFirstNotice);
	const left = await notices
		.where(sql<SqlBool>`state = 'sent' and kind = 'staff'`)
		.where("settled_at", ">", since)
		// What is dated later, by a clock that was set back, does not count.
		.where("settled_at", "<=", at)
		.executeTakeFirstOrThrow();
	const claimed = await notices.where(PENDING.staff).where("leased_until", ">=", at).executeTakeFirstOrThrow();
	const room = Math.max(0, limit.requests - left.count - claimed.count);
	await batchExcess(transaction, context, room, time);
	return room;
}

/** Joins the notices above the limit in a batch, with those of earlier batches that were not claimed or received. */
async function batchExcess(
	transaction: Transaction<Tables>,
	context: Pick<StoreContext, "database" | "newId" | "mailDomain">,
	room: number,
	time: Date,
): Promise<void> {
	const [first] = await excessNotices(transaction, room, 1);
	if (!first || !isPast(new Date(first.created_at), GATHERED_FOR, time)) return;
	const last = await lastDone(transaction, "batch");
	if (last && !isPast(last, BETWEEN_BATCHES, time)) return;

	const open = await transaction
		.selectFrom("mails")
		.select("id")
		.where(PENDING.staff)
		.where("kind", "=", "batch")
		.where(untouched)
		.execute();
	await dissolveBatches(transaction, open);
	const joined = await excessNotices(transaction, room, MAX_LISTED);
	const batch = {
		...mailRow(context, "batch", {}, time),
		// For monitoring: its oldest notice is pending since then.
		created_at: joined[0]?.created_at ?? time.toISOString(),
	};
	await transaction.insertInto("mails").values(batch).execute();
	const ids = joined.map(({ id }) => id);
	await transaction
		.updateTable("mails")
		.set({ state: "batched", batch_id: batch.id })
		.where("id", "in", inList(context.database.kind, ids))
		.execute();
	if (joined.length < MAX_LISTED) await markDone(transaction, "batch", time);
}

/** The first notices beyond the limit, the oldest first. @param room how many are within it */
async function excessNotices(transaction: Transaction<Tables>, room: number, most: number) {
	return await transaction
		.selectFrom("mails")
		.select(["id", "created_at"])
		.where(PENDING.staff)
		// An address it has reached already would be told twice.
		.where(untouched)
		.where(isFirstNotice)
		.orderBy("created_at")
		.orderBy("id")
		.limit(most)
		.offset(room)
		.execute();
}

/** Whether a mail is no first notice, or among as many of those as there is room for. */
export function withinLimit(mail: Mails, due: (mail: Mails) => Condition, room: number) {
	const notices = mail
		.selectFrom("mails")
		.select("id")
		.where(due)
		.where(isFirstNotice)
		.orderBy("due_at")
		.orderBy("id")
		.limit(room);
	return mail.or([mail.not(isFirstNotice(mail)), mail("id", "in", notices)]);
}

/** Puts the notices that these batches list back into the queue, to leave alone or in another batch. */
export async function dissolveBatches(db: Kysely<Tables>, batches: readonly { id: string }[]): Promise<void> {
	if (batches.length === 0) return;
	const batchIds = batches.map(({ id }) => id);
	await db
		.updateTable("mails")
		.set({ state: "pending", batch_id: null })
		.where("batch_id", "in", batchIds)
		.where("state", "=", "batched")
		.execute();
	await db.deleteFrom("mails").where("id", "in", batchIds).execute();
}

/** Also if it is in the future: it was written before the clock was set back. */
function isPast(since: Date, wait: number, time: Date): boolean {
	const age = time.getTime() - since.getTime();
	return age >= wait || age < 0;
}
