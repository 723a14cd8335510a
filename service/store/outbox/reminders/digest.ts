/** Queues the daily digest, exactly once whatever the number of processes. */
import { sql } from "kysely";
import { count } from "../../../database/database.ts";
import type { Tx } from "../../../database/tables.ts";
import { figures, type StoreStatus } from "../../figures/figures.ts";
import { lastDone, lockJob, markDone } from "../../job-times.ts";
import { refusalsSince } from "../../limits/refusals.ts";
import { pastDeadline, unanswered } from "../../requests/request-filter.ts";
import type { StoreContext } from "../../store-context.ts";
import { MAX_NAMED } from "../listed-requests.ts";
import { queueMail } from "../mail-row.ts";
import { failedMails } from "../resend.ts";
import { namedRequest } from "./reminders.ts";

export type DigestContent = Omit<StoreStatus, "oldestPendingMail" | "lostMails"> & Awaited<ReturnType<typeof digestOf>>;

/** Queues the day's digest once its hour has come. @returns whether it did */
export async function queueDigest(context: StoreContext, lastDigestTime: (now: Date) => Date): Promise<boolean> {
	const { database, now } = context;
	// Checked every minute: whether it may be due is seen without counting anything.
	const done = await lastDone(database.db, "digest");
	if (done && done >= lastDigestTime(now())) return false;
	const counted = await figures(context).status();
	return await database.db.transaction().execute(async (transaction) => {
		const time = now();
		const moment = lastDigestTime(time);
		const last = await lockJob(transaction, "digest");
		// A new store has nothing to say yet: its first digest comes with the next hour set for it.
		if (!last) await markDone(transaction, "digest", time);
		if (!last || last >= moment) return false;
		const { oldestPendingMail: _, lostMails: __, ...counts } = counted;
		const content = { ...counts, ...(await digestOf(transaction, context, last, time)) };
		await queueMail(transaction, context, "digest", { content }, time);
		await markDone(transaction, "digest", time);
		return true;
	});
}

async function digestOf(transaction: Tx, context: StoreContext, since: Date, time: Date) {
	const withheld = sql<number>`cast(count(case when receipt_withheld <> 'mailbox' then 1 end) as integer)`;
	const requests = transaction.selectFrom("requests").where("received_at", ">=", since.toISOString());
	const received = await requests.select([count, withheld.as("withheld")]).executeTakeFirstOrThrow();
	const refused = await refusalsSince(transaction, since).executeTakeFirstOrThrow();
	const late = transaction.selectFrom("requests").selectAll().where(unanswered).where(pastDeadline(context));
	const overdue = await late.orderBy("received_at").orderBy("id").limit(MAX_NAMED).execute();
	return {
		/** ISO 8601: what came in since then is new. */
		since: since.toISOString(),
		/** ISO 8601: how things stood then. */
		at: time.toISOString(),
		received: received.count,
		/** How many requests since then were refused, and how many went without a receipt because the hour's were used up. */
		refused: refused.count,
		withheldReceipts: received.withheld,
		overdueRequests: overdue.map((row) => namedRequest(row, time, context.overdueAfter)),
		failed: await failedMails(transaction, MAX_NAMED),
	};
}
