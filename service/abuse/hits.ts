import type { Transaction } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseKind } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { type RateLimit, secondsToWait } from "./rate-limit.ts";

/**
 * The requests counted so far for some subjects, read and added to within one transaction.
 * @param longest the longest window any of them is held against, in seconds
 */
export async function hitsOf(
	transaction: Transaction<Tables>,
	kind: DatabaseKind,
	subjects: readonly string[],
	longest: number,
	time: Date,
) {
	const at = time.getTime();
	const seen = new Map<string, number[]>(subjects.map((subject) => [subject, []]));
	const added: { subject: string; at: string }[] = [];
	if (seen.size > 0) {
		const rows = await transaction
			.selectFrom("hits")
			.selectAll()
			.where("subject", "in", among(kind, seen.keys()))
			.where("at", ">", new Date(at - longest * 1000).toISOString())
			.orderBy("at")
			.execute();
		for (const row of rows) seen.get(row.subject)?.push(Date.parse(row.at));
	}

	return {
		/** Counts one. Returns 0, or after how many seconds another is let through; then it was not counted. */
		take(subject: string, limit: RateLimit): number {
			const times = seen.get(subject) ?? [];
			const wait = secondsToWait(limit, times, at);
			if (wait > 0) return wait;
			times.push(at);
			added.push({ subject, at: time.toISOString() });
			return 0;
		},
		async save(): Promise<void> {
			if (added.length > 0) await transaction.insertInto("hits").values(added).execute();
		},
	};
}
