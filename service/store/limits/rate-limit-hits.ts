import type { Transaction } from "kysely";
import type { DatabaseKind } from "../../database/database.ts";
import { inList } from "../../database/in-list.ts";
import type { Tables } from "../../database/tables.ts";
import { DAY } from "../../durations.ts";
import type { StoreContext } from "../store-context.ts";
import { type ClientNetwork, type RateLimit, secondsToWait } from "./rate-limit.ts";

export interface Limited {
	/** Keyed hash. */
	subject: string;
	limit: RateLimit;
}

/** The networks of a client, each with its share of the limit of one address. @param subjectOf keyed hash of a name */
export function limitedNetworks(
	networks: readonly ClientNetwork[],
	{ requests, seconds }: RateLimit,
	subjectOf: (name: string) => string,
): Limited[] {
	return networks.map(({ name, times }) => ({
		subject: subjectOf(name),
		limit: { requests: requests * times, seconds },
	}));
}

export const subjectsIn = (limited: readonly Limited[]) => limited.map(({ subject }) => subject);

/** Rate limit hits of a transaction. @param table each deletes its own by its own window */
export function rateLimitHits(
	transaction: Transaction<Tables>,
	kind: DatabaseKind,
	time: Date,
	table: "rate_limit_hits" | "sign_in_hits" = "rate_limit_hits",
) {
	// Both have the same columns.
	const hits = table as "rate_limit_hits";
	const at = time.getTime();
	const seen = new Map<string, number[]>();
	const added: { subject: string; at: string }[] = [];

	async function read(limited: readonly Limited[]): Promise<void> {
		if (limited.length === 0) return;
		for (const { subject } of limited) seen.set(subject, []);
		const longest = Math.max(...limited.map(({ limit }) => limit.seconds));
		const rows = await transaction
			.selectFrom(hits)
			.selectAll()
			.where("subject", "in", inList(kind, subjectsIn(limited)))
			.where("at", ">", new Date(at - longest * 1000).toISOString())
			.orderBy("at")
			.execute();
		for (const row of rows) seen.get(row.subject)?.push(Date.parse(row.at));
	}

	/**
	 * Counts a hit for every subject, or for none if one of them is over its limit.
	 * @returns then the index of the subject with the longest wait, and that wait in seconds
	 */
	function take(limited: readonly Limited[]): { place: number; wait: number } | undefined {
		const waits = limited.map(({ subject, limit }) => secondsToWait(limit, seen.get(subject) ?? [], at));
		const wait = Math.max(0, ...waits);
		if (wait > 0) return { place: waits.indexOf(wait), wait };
		for (const { subject } of limited) {
			seen.get(subject)?.push(at);
			added.push({ subject, at: time.toISOString() });
		}
		return undefined;
	}

	async function save(): Promise<void> {
		if (added.length > 0) await transaction.insertInto(hits).values(added).execute();
	}

	return { read, take, save };
}

export function rateLimits({ database, now, limits }: Pick<StoreContext, "database" | "now" | "limits">) {
	/** Deletes hits whose window has passed, and those in the future, left by a clock that was set back. */
	async function deleteExpired(): Promise<void> {
		const time = now().getTime();
		const longest = Math.max(limits.address?.seconds ?? 0, limits.email?.seconds ?? 0);
		await database.db
			.deleteFrom("rate_limit_hits")
			.where((hit) =>
				hit.or([
					hit("at", "<", new Date(time - longest * 1000).toISOString()),
					hit("at", ">", new Date(time + DAY).toISOString()),
				]),
			)
			.execute();
	}

	return { deleteExpired };
}
