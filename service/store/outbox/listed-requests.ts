/** What mails list of requests: read when a mail leaves, so that nothing of a request is kept twice. */
import { inList } from "../../database/database.ts";
import { openedDetails, type StoredRequest } from "../requests/stored-request.ts";
import type { StoreContext } from "../store-context.ts";

export interface BatchedRequest extends Pick<StoredRequest, "reference" | "kind" | "receivedAt" | "language"> {
	/** Left out if they cannot be opened with the keys at hand: the request has its place in the list all the same. */
	details?: StoredRequest["details"] | undefined;
}

type Context = Pick<StoreContext, "database" | "cipher">;

/** What each of these batches lists, by its id. */
export async function batchedRequests({ database: { db }, cipher }: Context, batchIds: readonly string[]) {
	const rows =
		batchIds.length === 0
			? []
			: await db
					.selectFrom("mails")
					.innerJoin("requests", "requests.id", "mails.request_id")
					.selectAll("requests")
					.select("batch_id")
					.where("batch_id", "in", batchIds)
					.orderBy("received_at")
					.orderBy("requests.id")
					.execute();
	const listed = rows.map((row): BatchedRequest & { batchId: string | null } => {
		const { batch_id: batchId, reference, kind, received_at, language } = row;
		const details = openedDetails(row, cipher);
		return { batchId, reference, kind, language, receivedAt: new Date(received_at), details };
	});
	return Map.groupBy(listed, ({ batchId }) => batchId);
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
