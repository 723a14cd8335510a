import { type ExpressionBuilder, sql } from "kysely";
import type { RequestKind } from "../../contract/forms.ts";
import type { MailState } from "../../contract/mail-kinds.ts";
import type { RequestsTable, Tables } from "../database/tables.ts";
import type { StoreContext } from "./store-context.ts";

/** Which requests; each filter that is set narrows them further. */
export interface RequestFilter {
	kind?: RequestKind | undefined;
	/** Received then or later. */
	since?: Date | undefined;
	/** Received before. */
	until?: Date | undefined;
	/** Not marked answered or as spam, and not held as suspect. */
	unanswered?: boolean | undefined;
	/** Unanswered past the promised time. */
	overdue?: boolean | undefined;
	/** Held as suspect. */
	quarantined?: boolean | undefined;
	/** With a mail that was refused for good. */
	failedMails?: boolean | undefined;
}

type Requests = ExpressionBuilder<Tables, "requests">;

/** Not marked answered or as spam, and not held as suspect. */
export const unanswered = (request: Requests) =>
	request.and([
		request("answered_at", "is", null),
		request("spam_at", "is", null),
		request.or([request("quarantined_at", "is", null), request("released_at", "is not", null)]),
	]);

/** Held as suspect: neither released nor dealt with. */
export const held = (request: Requests) =>
	request.and([
		request("quarantined_at", "is not", null),
		request("released_at", "is", null),
		request("answered_at", "is", null),
		request("spam_at", "is", null),
	]);

/** The same of a row that is read already. */
export function isHeld(
	row: Pick<RequestsTable, "quarantined_at" | "released_at" | "answered_at" | "spam_at">,
): boolean {
	return row.quarantined_at !== null && row.released_at === null && row.answered_at === null && row.spam_at === null;
}

/** Whether the promised time has passed since then: from the very moment on at which staff are reminded of it. */
export function isPastDeadline(receivedAt: Date, now: Date, overdueAfter: number): boolean {
	return receivedAt <= latestOverdue(now, overdueAfter);
}

/** The same for `where`. */
export const pastDeadline = ({ now, overdueAfter }: Pick<StoreContext, "now" | "overdueAfter">) => {
	const latest = latestOverdue(now(), overdueAfter).toISOString();
	return (request: Requests) => request("received_at", "<=", latest);
};

const latestOverdue = (now: Date, overdueAfter: number) => new Date(now.getTime() - overdueAfter);

/** The condition behind a filter, for `where`. */
export function requestFilter(context: Pick<StoreContext, "now" | "overdueAfter">, filter: RequestFilter) {
	return (request: Requests) => {
		const conditions = [];
		if (filter.kind) conditions.push(request("kind", "=", filter.kind));
		if (filter.since) conditions.push(request("received_at", ">=", filter.since.toISOString()));
		if (filter.until) conditions.push(request("received_at", "<", filter.until.toISOString()));
		if (filter.unanswered || filter.overdue) conditions.push(unanswered(request));
		if (filter.overdue) conditions.push(pastDeadline(context)(request));
		if (filter.quarantined) conditions.push(held(request));
		if (filter.failedMails) {
			const failed = request.selectFrom("mails").where("state", "=", sql.lit<MailState>("failed"));
			const mails = request.selectFrom("mails").select("request_id").$castTo<{ request_id: string }>();
			conditions.push(
				request.or([
					request("id", "in", failed.select("request_id").$castTo<{ request_id: string }>()),
					request("id", "in", mails.where("batch_id", "in", failed.select("id"))),
				]),
			);
		}
		return request.and(conditions);
	};
}
