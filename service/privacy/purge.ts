import { DAY } from "../durations.ts";
import type { StoreContext } from "../requests/store-context.ts";
import { wipeFreedSpace } from "./wipe.ts";

// Few enough that requests coming in meanwhile do not wait.
const AT_ONCE = 500;

/** What is deleted because its time is over. Its functions reject with the database's error; what went before stays deleted. */
export function purging({ database, now, limits, removeMailFiles }: StoreContext) {
	const { db } = database;

	/**
	 * Deletes requests received before a time with their notes and mails, and mails about several requests made before
	 * it (Ley 172-13: kept no longer than needed).
	 * @returns how many requests
	 */
	async function purge(before: Date): Promise<number> {
		const at = before.toISOString();
		let count = 0;
		for (;;) {
			const old = await db.selectFrom("requests").select("id").where("received_at", "<", at).limit(AT_ONCE).execute();
			if (old.length === 0) break;
			const ids = old.map(({ id }) => id);
			const mails = await db.selectFrom("mails").select(["id", "batch_id"]).where("request_id", "in", ids).execute();
			await removeMailFiles([...new Set(mails.flatMap(({ id, batch_id }) => [id, batch_id ?? id]))]);
			await db.deleteFrom("requests").where("id", "in", ids).execute();
			count += ids.length;
		}
		const general = await db
			.deleteFrom("mails")
			.where("request_id", "is", null)
			.where("created_at", "<", at)
			// What became of a batch is told for as long as a request of it is kept.
			.where((mail) =>
				mail.not(mail.exists(mail.selectFrom("mails as listed").select("id").whereRef("batch_id", "=", "mails.id"))),
			)
			.returning("id")
			.execute();
		await removeMailFiles(general.map(({ id }) => id));
		if (count > 0) await wipeFreedSpace(database);
		return count;
	}

	/** Forgets whom the limits counted once their windows have passed, and whatever a clock set back left in the future. */
	async function forgetHits(): Promise<void> {
		const time = now().getTime();
		const longest = Math.max(limits.address?.seconds ?? 0, limits.email?.seconds ?? 0);
		await db
			.deleteFrom("hits")
			.where((hit) =>
				hit.or([
					hit("at", "<", new Date(time - longest * 1000).toISOString()),
					hit("at", ">", new Date(time + DAY).toISOString()),
				]),
			)
			.execute();
	}

	return { purge, forgetHits };
}
