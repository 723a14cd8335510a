import { type DatabaseKind, inList } from "../../database/database.ts";
import type { Tx } from "../../database/tables.ts";

export interface RateLimit {
	requests: number;
	seconds: number;
}

export interface Limits {
	address?: RateLimit | undefined;
	/** Requests from one network for one mailbox; what comes above is held. */
	email?: RateLimit | undefined;
	/** Receipts an hour, shared out among networks and mail domains; what comes above goes without. */
	receipts?: number | undefined;
}

/** What a client's address is counted as. */
export interface ClientNetwork {
	name: string;
	/** How many times the limit of one address it may send. */
	times: number;
}

/** A network has sent more than it may. */
export interface Refusal {
	network: string;
	/** Seconds until another will be let through. */
	wait: number;
}

/** Seconds until one more fits; 0 if it does now. @param times of earlier ones, oldest first; later ones do not count */
export function secondsToWait(limit: RateLimit, times: readonly number[], time: number): number {
	const since = time - limit.seconds * 1000;
	const counted = times.filter((at) => at > since && at <= time);
	if (counted.length < limit.requests) return 0;
	const oldest = counted[counted.length - limit.requests] ?? time;
	return Math.max(1, Math.ceil((oldest - since) / 1000));
}

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
	const limitOf = (times: number) => ({ requests: requests * times, seconds });
	return networks.map(({ name, times }) => ({ subject: subjectOf(name), limit: limitOf(times) }));
}

export const subjectsIn = (limited: readonly Limited[]) => limited.map(({ subject }) => subject);

export type Hits = ReturnType<typeof rateLimitHits>;

/** Rate limit hits of a transaction. @param table each deletes its own by its own window */
export function rateLimitHits(
	transaction: Tx,
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
		const since = new Date(at - longest * 1000).toISOString();
		const recent = transaction.selectFrom(hits).select(["subject", "at"]).where("at", ">", since).orderBy("at");
		const rows = await recent.where("subject", "in", inList(kind, subjectsIn(limited))).execute();
		for (const row of rows) seen.get(row.subject)?.push(Date.parse(row.at));
	}

	/** The subject with the longest wait, if one is over its limit. @param times how many times its limit each may have */
	function over(limited: readonly Limited[], times = 1): { index: number; wait: number } | undefined {
		const waits = limited.map(({ subject, limit: { requests, seconds } }) =>
			secondsToWait({ requests: requests * times, seconds }, seen.get(subject) ?? [], at),
		);
		const wait = Math.max(0, ...waits);
		return wait > 0 ? { index: waits.indexOf(wait), wait } : undefined;
	}

	/** Counts a hit for every subject, or for none if one of them is over its limit. @returns then the same as `over` */
	function take(limited: readonly Limited[], times = 1) {
		const refused = over(limited, times);
		if (refused) return refused;
		for (const { subject } of limited) {
			seen.get(subject)?.push(at);
			added.push({ subject, at: time.toISOString() });
		}
		return undefined;
	}

	async function save(): Promise<void> {
		if (added.length > 0) await transaction.insertInto(hits).values(added).execute();
	}

	return { read, over, take, save };
}
