import type { Kysely } from "kysely";
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import type { Tables } from "../../database/tables.ts";
import { openedDetails, type StoredRequest } from "../requests/stored-request.ts";

export interface BatchedRequest extends Pick<StoredRequest, "reference" | "kind" | "receivedAt"> {
	/** Left out if they cannot be opened with the keys at hand: the request has its place in the list all the same. */
	details?: StoredRequest["details"] | undefined;
}

/** What each of these batches lists, by its id: read when it leaves, so that nothing of a request is kept twice. */
export async function batchedRequests(
	db: Kysely<Tables>,
	cipher: FieldCipher,
	batchIds: readonly string[],
): Promise<Map<string, BatchedRequest[]>> {
	const listed = new Map<string, BatchedRequest[]>();
	if (batchIds.length === 0) return listed;
	const rows = await db
		.selectFrom("mails")
		.innerJoin("requests", "requests.id", "mails.request_id")
		.selectAll("requests")
		.select("batch_id")
		.where("batch_id", "in", batchIds)
		.orderBy("received_at")
		.orderBy("requests.id")
		.execute();
	for (const { batch_id, ...row } of rows) {
		const { reference, kind, received_at } = row;
		const request = { reference, kind, receivedAt: new Date(received_at), details: openedDetails(row, cipher) };
		const list = listed.get(batch_id as string) ?? [];
		list.push(request);
		listed.set(batch_id as string, list);
	}
	return listed;
}
