import type { Details } from "../../../contract/requests/contact-request.ts";
import { FIELDS, type FieldName, type FormId, formOf, type Interest } from "../../../contract/requests/forms.ts";
import type { Origin } from "../../../contract/requests/origin.ts";
import type { FieldCipher } from "../../crypto/field-cipher.ts";
import type { RequestsTable } from "../../database/tables.ts";
import { printable, printableLine } from "../../formats/printable.ts";
import { isHeld } from "./request-filter.ts";

/** What the visitor typed, and the interest that an agenda form was for. */
export type RequestDetails = Details & { interest?: Interest | undefined };

/** A row of `requests`, decrypted: what a mail is written from. */
export type StoredRequest = OpenedRequest & { details: RequestDetails };

/** The same, or as much as can be decrypted with the keys at hand. */
export type OpenedRequest = ReturnType<typeof openedRequest>;

export function openedRequest(row: RequestsTable, cipher: FieldCipher) {
	return {
		/** Undefined if it cannot be decrypted. */
		details: openedDetails(row, cipher),
		origin: openedOrigin(row),
		id: row.id,
		reference: row.reference,
		kind: row.kind,
		receivedAt: new Date(row.received_at),
		noticeVersion: printableLine(row.notice_version),
		language: row.language,
		held: isHeld(row),
		answeredAt: time(row.answered_at),
		suspicion: row.suspicion ?? undefined,
		releasedAt: time(row.released_at),
		/** Why no receipt left for it, if one was due. */
		withheld: row.receipt_at === null ? (row.receipt_withheld ?? undefined) : undefined,
		unit: row.unit ?? undefined,
		takenBy: row.taken_by ?? undefined,
		spamAt: time(row.spam_at),
		callAt: time(row.call_at),
		callChanges: row.call_changes,
		outcome: row.outcome ?? undefined,
		leftReason: row.left_reason ?? undefined,
		followUp: row.follow_up ?? undefined,
		cameBy: row.came_by ?? undefined,
		consent: row.consent ?? undefined,
	};
}

/** What the visitor typed and chose; undefined if it cannot be decrypted with the keys at hand. */
export function openedDetails(
	{ id, purpose, details }: Pick<RequestsTable, "id" | "purpose" | "details">,
	cipher: FieldCipher,
): RequestDetails | undefined {
	const words = cipher.tryDecrypt(details, id);
	return words === undefined ? undefined : { ...(purpose && { purpose }), ...JSON.parse(words) };
}

export const openedOrigin = ({ origin }: Pick<RequestsTable, "origin">): Origin => (origin ? JSON.parse(origin) : {});

/** What was typed as a screen may show it: in one line each, but for the message. */
export function printableDetails(details: RequestDetails): RequestDetails {
	const shown = Object.entries(details as Record<string, string>).map(([field, text]) => [
		field,
		FIELDS[field as FieldName]?.answer === "prose" ? printable(text) : printableLine(text),
	]);
	return Object.fromEntries(shown);
}

/** The form it came through; the patients', which asks the least, if no form is known any more. */
export const formOfRequest = ({ kind, details }: Pick<StoredRequest, "kind" | "details">): FormId =>
	formOf({ type: kind, interest: details.interest }) ?? "patient";

const time = (at: string | null): Date | undefined => (at === null ? undefined : new Date(at));
