import type { ExpressionBuilder } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { RequestFilter } from "./reading.ts";
import type { StoreContext } from "./store-context.ts";

type Requests = ExpressionBuilder<Tables, "requests">;

/** Not marked answered, and not held as suspect. */
export const unanswered = (request: Requests) =>
	request.and([
		request("answered_at", "is", null),
		request.or([request("quarantined_at", "is", null), request("released_at", "is not", null)]),
	]);

/** Held as suspect: neither released nor dealt with. */
export const held = (request: Requests) =>
	request.and([
		request("quarantined_at", "is not", null),
		request("released_at", "is", null),
		request("answered_at", "is", null),
	]);

/** Received longer ago than the promise allows. */
export const pastPromise = ({ now, overdueAfter }: Pick<StoreContext, "now" | "overdueAfter">) => {
	const before = new Date(now().getTime() - overdueAfter).toISOString();
	return (request: Requests) => request("received_at", "<", before);
};

/** The condition behind a filter, for `where`. */
export function requestFilter(context: Pick<StoreContext, "now" | "overdueAfter">, filter: RequestFilter) {
	return (request: Requests) => {
		const conditions = [];
		if (filter.kind) conditions.push(request("kind", "=", filter.kind));
		if (filter.since) conditions.push(request("received_at", ">=", filter.since.toISOString()));
		if (filter.until) conditions.push(request("received_at", "<", filter.until.toISOString()));
		if (filter.unanswered || filter.overdue) conditions.push(unanswered(request));
		if (filter.overdue) conditions.push(pastPromise(context)(request));
		if (filter.quarantined) conditions.push(held(request));
		if (filter.failedMails) {
			conditions.push(
				request(
					"id",
					"in",
					request
						.selectFrom("mails")
						.select("request_id")
						.where("state", "=", "failed")
						.$castTo<{ request_id: string }>(),
				),
			);
		}
		return request.and(conditions);
	};
}
