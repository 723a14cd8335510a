/** Fills in the telephones of requests that were stored before these were kept (migration 0009). */

import { openedDetails } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";
import { timeSlicer } from "../time-slicer.ts";

const AT_ONCE = 200;

export function telephones({
	database: { db },
	cipher,
	phoneOf,
}: Pick<StoreContext, "database" | "cipher" | "phoneOf">) {
	/**
	 * Fills in the telephones of requests that have none yet. One that cannot be decrypted is left for the next call.
	 * @param most how many requests to read at most @returns how many it filled in
	 */
	async function fillTelephones(most = Number.POSITIVE_INFINITY): Promise<number> {
		const yieldIfDue = timeSlicer();
		let count = 0;
		let after = "";
		for (let seen = 0; seen < most; seen += AT_ONCE) {
			const rows = await db
				.selectFrom("requests")
				.select(["id", "purpose", "details"])
				.where("phone", "is", null)
				.where("id", ">", after)
				.orderBy("id")
				.limit(AT_ONCE)
				.execute();
			const filled: { id: string; phone: string }[] = [];
			for (const row of rows) {
				const details = openedDetails(row, cipher);
				if (details) filled.push({ id: row.id, phone: phoneOf(details) });
				await yieldIfDue();
			}
			await db.transaction().execute(async (transaction) => {
				for (const { id, phone } of filled) {
					await transaction.updateTable("requests").set({ phone }).where("id", "=", id).execute();
				}
			});
			count += filled.length;
			if (rows.length < AT_ONCE) break;
			after = rows.at(-1)?.id ?? "";
		}
		return count;
	}

	return { fillTelephones };
}
