import type { ContactRequest, RequestKind } from "../../contract/contact-request.ts";
import type { RequestsTable } from "./tables.ts";

/** What the visitor typed: the request without its technical members. */
export type Details = Omit<ContactRequest, "type" | "request_id">;

export interface StoredRequest {
	id: string;
	reference: string;
	kind: RequestKind;
	receivedAt: Date;
	noticeVersion: string;
	details: Details & { clinic_interest?: string; country?: string };
}

/** A row of the store as the rest of the service speaks of it. */
export function storedRequest(row: RequestsTable): StoredRequest {
	return {
		id: row.id,
		reference: row.reference,
		kind: row.kind,
		receivedAt: new Date(row.received_at),
		noticeVersion: row.notice_version,
		details: JSON.parse(row.details) as StoredRequest["details"],
	};
}
