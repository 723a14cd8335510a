import type { Details } from "../../../contract/contact-request.ts";
import { type AgendaInterest, type FormId, formOf, type RequestKind } from "../../../contract/forms.ts";
import type { Suspicion } from "../../../contract/suspicion.ts";
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import type { RequestsTable } from "../../database/tables.ts";
import { isHeld } from "./request-filter.ts";

export interface StoredRequest {
	id: string;
	reference: string;
	kind: RequestKind;
	receivedAt: Date;
	noticeVersion: string;
	/** Code of the language she wrote in, which the site may have dropped since. */
	language: string;
	/** What the visitor typed, and which interest an agenda form was for. */
	details: Details & { interest?: AgendaInterest | undefined };
	answeredAt?: Date | undefined;
	/** Held until staff release it or mark it as answered or spam. */
	held: boolean;
	/** Why it was held, whether or not it still is. */
	suspicion?: Suspicion | undefined;
	releasedAt?: Date | undefined;
	/** Unit it belongs to; all if there is none. */
	unit?: string | undefined;
	/** Address of the team member who has it. */
	takenBy?: string | undefined;
	spamAt?: Date | undefined;
}

/** A row of `requests`, decrypted. @throws what `cipher.decrypt` throws */
export function storedRequest(row: RequestsTable, cipher: FieldCipher): StoredRequest {
	return {
		id: row.id,
		reference: row.reference,
		kind: row.kind,
		receivedAt: new Date(row.received_at),
		noticeVersion: row.notice_version,
		language: row.language,
		details: detailsOf(row, cipher),
		held: isHeld(row),
		answeredAt: time(row.answered_at),
		suspicion: row.suspicion ?? undefined,
		releasedAt: time(row.released_at),
		unit: row.unit ?? undefined,
		takenBy: row.taken_by ?? undefined,
		spamAt: time(row.spam_at),
	};
}

/** What the visitor typed and chose. @throws what `cipher.decrypt` throws */
export function detailsOf(
	{ id, purpose, details }: Pick<RequestsTable, "id" | "purpose" | "details">,
	cipher: FieldCipher,
): StoredRequest["details"] {
	return { ...(purpose && { purpose }), ...JSON.parse(cipher.decrypt(details, id)) };
}

/** The same; undefined if it cannot be decrypted with the keys at hand. */
export function openedDetails(...[row, cipher]: Parameters<typeof detailsOf>): StoredRequest["details"] | undefined {
	try {
		return detailsOf(row, cipher);
	} catch {
		return undefined;
	}
}

/** The form it came through; the patients', which asks the least, if no form is known any more. */
export function formOfRequest({ kind, details }: Pick<StoredRequest, "kind" | "details">): FormId {
	return formOf({ type: kind, interest: details.interest }) ?? "patient";
}

function time(at: string | null): Date | undefined {
	return at === null ? undefined : new Date(at);
}
