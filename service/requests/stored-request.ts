import type { Details } from "../../contract/contact-request.ts";
import type { AgendaInterest, RequestKind } from "../../contract/forms.ts";
import type { RequestsTable } from "../database/tables.ts";

export interface StoredRequest {
	id: string;
	reference: string;
	kind: RequestKind;
	receivedAt: Date;
	noticeVersion: string;
	/** What the visitor typed, and which interest an agenda form was for. */
	details: Details & { interest?: AgendaInterest | undefined };
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
