import { setImmediate as nextTurn } from "node:timers/promises";
import { count, wipeFreedSpace } from "../../database/database.ts";
import { DAY, HOUR, SECOND } from "../../durations.ts";
import { lastDone, markDone } from "../job-times.ts";
import { deleteRefusals } from "../limits/refusals.ts";
import { cancelErased } from "../outbox/call-mails.ts";
import type { StoreContext } from "../store-context.ts";
import { pending } from "./request-filter.ts";
import { bumpRevision } from "./revision.ts";

// Few enough that requests coming in meanwhile do not wait.
const AT_ONCE = 100;

/** What is deleted because its time is over. Its functions reject with the database's error; what went before stays deleted. */
export function retention(context: StoreContext) {
	const { database } = context;
	const { db } = database;

	/** Deletes requests from before a time with notes and mails (Ley 172-13). @param which whether also unanswered ones */
	async function purge(before: Date, which: "all" | "answered" = "all"): Promise<number> {
		const at = before.toISOString();
		let count = 0;
		for (;;) {
			const old = await db
				.selectFrom("requests")
				.select("id")
				.where("received_at", "<", at)
				.$if(which === "answered", (query) => query.where((request) => request.not(pending(request))))
				.limit(AT_ONCE)
				.execute();
			if (old.length === 0) break;
			const ids = old.map(({ id }) => id);
			// Each slice is committed by itself: a later one may fail.
			await db.transaction().execute(async (transaction) => {
				const gone = await transaction.deleteFrom("requests").where("id", "in", ids).returningAll().execute();
				await cancelErased(transaction, context, gone);
				await bumpRevision(transaction, "deletions");
			});
			count += ids.length;
			await nextTurn();
		}
		await db
			.deleteFrom("mails")
			.where("request_id", "is", null)
			.where("created_at", "<", at)
			// A list is kept as long as a request of it.
			.where((mail) =>
				mail.not(mail.exists(mail.selectFrom("requests").select("id").whereRef("listed_in", "=", "mails.id"))),
			)
			.execute();
		if (count > 0) await wipeFreedSpace(database);
		return count;
	}

	/** Forgets where requests came from that were received before a time, and how many were refused before it. */
	async function forgetNetworks(before: Date): Promise<void> {
		// What is older was forgotten then.
		const since = (await lastDone(db, "networks")) ?? new Date(0);
		const kept = db.updateTable("requests").set({ network: null }).where("network", "is not", null);
		const old = kept.where("received_at", ">=", since.toISOString()).where("received_at", "<", before.toISOString());
		await old.execute();
		await deleteRefusals(db, before);
		await markDone(db, "networks", before);
	}

	/** Deletes hits of limits whose window has passed, and those in the future, left by a clock that was set back. */
	async function deleteExpiredHits(): Promise<void> {
		const time = context.now().getTime();
		const { limits, staffMailLimit } = context;
		const windows = [limits.address, limits.email, staffMailLimit].map((limit) => limit?.seconds ?? 0);
		const longest = Math.max(...windows, limits.receipts ? HOUR / SECOND : 0);
		const [old = "", ahead = ""] = [time - longest * SECOND, time + DAY].map((at) => new Date(at).toISOString());
		const hits = db.deleteFrom("rate_limit_hits");
		await hits.where((hit) => hit.or([hit("at", "<", old), hit("at", ">", ahead)])).execute();
	}

	/** What `purge` would find: all requests, and those of them never marked answered or as spam, held ones included. */
	async function purgeable(before: Date) {
		const old = db.selectFrom("requests").select(count).where("received_at", "<", before.toISOString());
		const all = await old.executeTakeFirstOrThrow();
		return { requests: all.count, neverAnswered: (await old.where(pending).executeTakeFirstOrThrow()).count };
	}

	return { purge, forgetNetworks, deleteExpiredHits, purgeable };
}
