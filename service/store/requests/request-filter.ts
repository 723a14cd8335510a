import { type ExpressionBuilder, sql } from "kysely";
import type { RequestsTable, Tables } from "../../database/tables.ts";

export type Requests = ExpressionBuilder<Tables, "requests">;

/** Open or held: neither answered nor spam, which is what the index `requests_open` holds. */
export const pending = (request: Requests) =>
	request.and([request("answered_at", "is", null), request("spam_at", "is", null)]);

/** Not marked answered or as spam, and not held. */
export const unanswered = (request: Requests) =>
	request.and([
		pending(request),
		request.or([request("quarantined_at", "is", null), request("released_at", "is not", null)]),
	]);

/** Held: neither released nor dealt with. */
export const held = (request: Requests) =>
	request.and([pending(request), request("quarantined_at", "is not", null), request("released_at", "is", null)]);

/** Held for its network, as the index `requests_held_by_network` has it: written out, or SQLite would not use it. */
const HELD_BY_NETWORK = "suspicion = 'network' and answered_at is null and spam_at is null and released_at is null";
export const heldByNetwork = sql<boolean>`(${sql.raw(HELD_BY_NETWORK)} and network is not null)`;

/** Whether a list shows it: of those held for one network the first stands for all. */
export const standsForGroup = (request: Requests) =>
	request.not(
		request.and([
			heldByNetwork,
			request.exists(
				request
					.selectFrom("requests as first")
					.select("id")
					.where(heldByNetwork)
					.whereRef("first.network", "=", "requests.network")
					.where(sql<boolean>`(first.received_at, first.id) < (requests.received_at, requests.id)`),
			),
		]),
	);

/** The same of a row that is read already. */
export const isHeld = (row: Pick<RequestsTable, "quarantined_at" | "released_at" | "answered_at" | "spam_at">) =>
	row.quarantined_at !== null && row.released_at === null && row.answered_at === null && row.spam_at === null;

/** From when the promise counts: the arrival, or so long before a call as was promised. The index `requests_open` has it. */
export const dueFrom = sql<string>`coalesce(due_from, received_at)`;

/** The same of a row that is read already. */
export const dueFromOf = (row: Pick<RequestsTable, "due_from" | "received_at">) => row.due_from ?? row.received_at;

/** Whether the promised time has passed: from the moment at which staff are reminded. */
export const isPastDeadline = (from: Date, now: Date, overdueAfter: number): boolean =>
	from <= latestOverdue(now, overdueAfter);

/** The same for `where`. */
export const pastDeadline = ({ now, overdueAfter }: { now: () => Date; overdueAfter: number }) => {
	const latest = latestOverdue(now(), overdueAfter).toISOString();
	return (request: Requests) => request(dueFrom, "<=", latest);
};

const latestOverdue = (now: Date, overdueAfter: number) => new Date(now.getTime() - overdueAfter);
