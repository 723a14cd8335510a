/** The store's tables. Times are ISO 8601 texts in UTC, which sort as they should in both databases. */
import type { RequestKind } from "../../contract/forms.ts";

export interface RequestsTable {
	id: string;
	/** What staff and visitor call it: unique, see `contract/reference.ts`. */
	reference: string;
	/** The visitor's `request_id`, unique where given: a repeat is stored once. */
	client_request_id: string | null;
	kind: RequestKind;
	/** Keyed hash of the e-mail address: finds one person's requests without reading them. */
	person: string;
	/** Everything the visitor typed, as JSON: the only personal data in the store. */
	details: string;
	/** Which privacy notice stood above the button (Ley 172-13: consent must be provable). */
	notice_version: string;
	received_at: string;
}

export const MAIL_KINDS = ["staff", "receipt"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface MailsTable {
	id: string;
	request_id: string;
	kind: MailKind;
	state: "pending" | "sent" | "failed";
	/** The same at every try, so that a second copy can be recognised as one. */
	message_id: string;
	attempts: number;
	/** When the next try is due. */
	due_at: string;
	/** Until when a process has it in hand; past that another may take it up. */
	leased_until: string | null;
	/** Why the last try failed, as a code: never the server's words, which may hold an address. */
	last_error: string | null;
	created_at: string;
	settled_at: string | null;
}

export interface SecretsTable {
	name: string;
	value: string;
}

export interface Tables {
	requests: RequestsTable;
	mails: MailsTable;
	secrets: SecretsTable;
}
