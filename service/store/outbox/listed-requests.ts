/** What mails list of requests: read when a mail leaves, so that nothing of a request is kept twice. */
import { CALL_MINUTES } from "../../../contract/requests/calls.ts";
import { inList, total } from "../../database/database.ts";
import { MINUTE } from "../../durations.ts";
import { callsSince } from "../requests/calls.ts";
import { type OpenedRequest, openedDetails, openedRequest } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";

/** As many requests as a mail names; it counts the rest. Gmail cuts off a mail at 102 kB. */
export const MAX_NAMED = 50;

export interface ListedRequests {
	/** The oldest. */
	listed: readonly OpenedRequest[];
	more: number;
}

type Context = Pick<StoreContext, "database" | "cipher">;

export async function listedRequests({ database: { db }, cipher }: Context, list: string): Promise<ListedRequests> {
	const oldest = db.selectFrom("requests").selectAll().select(total).orderBy("received_at").orderBy("id");
	const rows = await oldest.where("listed_in", "=", list).limit(MAX_NAMED).execute();
	return { listed: rows.map((row) => openedRequest(row, cipher)), more: (rows[0]?.total ?? 0) - rows.length };
}

/** Who wrote each of these requests: the person, and the clinic or organisation. An erased or unreadable one has none. */
export async function requestNames({ database: { db, kind }, cipher }: Context, references: readonly string[]) {
	const names = new Map<string, string>();
	if (references.length === 0) return names;
	const rows = await db.selectFrom("requests").selectAll().where("reference", "in", inList(kind, references)).execute();
	for (const row of rows) {
		const details = openedDetails(row, cipher);
		if (!details) continue;
		const { name, clinic_interest, organisation } = details;
		names.set(row.reference, [name, clinic_interest ?? organisation].filter(Boolean).join(", "));
	}
	return names;
}

/** Since when a call must have begun to be going on still. */
export const stillOn = (now: Date) => new Date(now.getTime() - CALL_MINUTES * MINUTE);

/** A reminder without the calls that were moved, cancelled, erased or are over, while it waited for the mail server. */
export async function withCallsAhead<Listed extends { reference: string; callAt?: string }>(
	{ database: { db }, now }: Pick<StoreContext, "database" | "now">,
	content: { requests: readonly Listed[] },
) {
	const rows = await callsSince(db, stillOn(now())).select(["reference", "call_at"]).execute();
	const hours = new Map(rows.map(({ reference, call_at }) => [reference, call_at]));
	return { ...content, requests: content.requests.filter(({ reference, callAt }) => hours.get(reference) === callAt) };
}
