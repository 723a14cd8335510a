import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db, RequestsTable } from "../../database/tables.ts";

/** Worked on in some milliseconds, between which others have their turn. */
export const PAGE = 500;
const TIMES = ["received_at", "answered_at", "quarantined_at", "released_at", "spam_at"] as const;
const READ = [
	"id",
	"reference",
	"kind",
	"purpose",
	"language",
	"details",
	"unit",
	"origin",
	"outcome",
	"came_by",
	"call_at",
	...TIMES,
] as const;

export type ReadRequest = Pick<RequestsTable, (typeof READ)[number]>;

/** Requests a page at a time, the newest first: for what no query can tell, because it is encrypted. @param until not in it */
export async function* requestPages(db: Db, since?: Date, until?: Date): AsyncGenerator<ReadRequest[]> {
	let last: ReadRequest | undefined;
	do {
		const page = await db
			.selectFrom("requests")
			.select(READ)
			.$if(since !== undefined, (query) => query.where("received_at", ">=", since?.toISOString() ?? ""))
			.$if(until !== undefined, (query) => query.where("received_at", "<", until?.toISOString() ?? ""))
			.$if(last !== undefined, (query) =>
				query.where(({ eb, refTuple, tuple }) =>
					eb(refTuple("received_at", "id"), "<", tuple(last?.received_at ?? "", last?.id ?? "")),
				),
			)
			.orderBy("received_at", "desc")
			.orderBy("id", "desc")
			.limit(PAGE)
			.execute();
		yield page;
		await nextTurn();
		last = page.length < PAGE ? undefined : page.at(-1);
	} while (last);
}
