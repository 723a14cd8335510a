/** The store's tables. Times are ISO 8601 texts in UTC, which sort as they should in both databases. */
import type { Kysely, Transaction } from "kysely";
import type { ActionKind, CameBy, Consent, LeftReason, Outcome } from "../../contract/desk/codes.ts";
import type { RequestKind } from "../../contract/requests/forms.ts";
import type { MailKind, MailState } from "../../contract/requests/mail-kinds.ts";
import type { Purpose } from "../../contract/requests/purposes.ts";
import type { Suspicion } from "../../contract/requests/suspicion.ts";
import type { WithheldBy } from "../../contract/requests/wire.ts";

export interface RequestsTable {
	id: string;
	/** What staff and visitor call it: unique, see `contract/requests/reference.ts`. */
	reference: string;
	/** The visitor's `request_id`, or a keyed hash of hour and words if a form without script names none; unique. */
	client_request_id: string | null;
	kind: RequestKind;
	/** What it was sent for, if the visitor came by a link that says so or chose it. */
	purpose: Purpose | null;
	/** Code of the language the visitor wrote in, which the site may have dropped since. */
	language: string;
	/** Keyed hash of the e-mail address: finds one person's requests without reading them. */
	person: string;
	/** Keyed hash of the telephone number in E.164; empty if there is none, or its country cannot be told. */
	phone: string | null;
	/** Everything else the visitor typed, as JSON, encrypted if DATA_KEY is set. */
	details: string;
	/** Where it came from (`contract/requests/origin.ts`), as JSON, in the clear: what it names, many share. Null if nothing is known. */
	origin: string | null;
	/** Which privacy notice stood above the button, as the form says (Ley 172-13: consent must be provable). */
	notice_version: string;
	received_at: string;
	answered_at: string | null;
	/** When and why it was held, kept after its release; its mails are not queued before the release. */
	quarantined_at: string | null;
	suspicion: Suspicion | null;
	released_at: string | null;
	/** When a receipt was last enqueued for it: at most one a mailbox a day. */
	receipt_at: string | null;
	/** Why none was enqueued, if one was due. */
	receipt_withheld: WithheldBy | null;
	/** Keyed hash of the mailbox it goes to, however the address is written; null if none may go. */
	mailbox: string | null;
	/** Keyed hash of the network it came from, or of the wider one for which it is held; forgotten after 30 days. */
	network: string | null;
	/** The mail that lists it, if notices were above their limit; without one it has a notice of its own. */
	listed_in: string | null;
	/** When the SLA monitor next checks it; null once it no longer has to. */
	next_check_at: string | null;
	/** Unit it belongs to: by form or purpose when it came in, or the one it was passed to since; null for all. */
	unit: string | null;
	/** Address of the team member who has it, in lower case. */
	taken_by: string | null;
	taken_at: string | null;
	/** Marked as spam by staff. */
	spam_at: string | null;
	/** When a call was confirmed for; null without one. */
	call_at: string | null;
	/** From when its promise counts, if its call comes before that ends: `call_at` less the promised time. */
	due_from: string | null;
	/** How often the hour was changed: `SEQUENCE` of its calendar file. */
	call_changes: number;
	/** Of which hour staff were reminded. */
	call_reminded: string | null;
	/** The furthest that somebody came since, and why they do not go on; both null while nobody said. */
	outcome: Outcome | null;
	left_reason: LeftReason | null;
	/** The day to follow it up, as `2026-12-03` in staff's time zone. */
	follow_up: string | null;
	/** When staff are reminded of that day; null once they were. */
	remind_at: string | null;
	/** How it came and how its person consented, if staff wrote it down; null if it came by a form. */
	came_by: CameBy | null;
	consent: Consent | null;
	/** Grows with each action: what staff see is compared with it, so that nothing is overwritten unseen. */
	version: number;
}

export interface MailsTable {
	id: string;
	/** The request it is about; null for those about several or none. */
	request_id: string | null;
	kind: MailKind;
	/** What the mails about several requests say, as JSON: references and counts, never a person. */
	content: string | null;
	state: MailState;
	/** The same at every attempt, so that mail programs recognise a second copy. */
	message_id: string;
	attempts: number;
	/** When the next delivery attempt is due. */
	due_at: string;
	/** End of the lease of the process that claimed it; after it another may claim it. */
	leased_until: string | null;
	/** Outcome at each staff address that accepted it or refused it for good, as JSON; the others have not got it yet. */
	recipient_outcomes: string | null;
	/** Code of the last failure: never the server's text, which may contain an address. */
	last_error: string | null;
	created_at: string;
	settled_at: string | null;
}

export interface ActionsTable {
	id: string;
	request_id: string;
	kind: ActionKind;
	/** Address of the team member; null for a command of an earlier version, which knew nobody. */
	actor: string | null;
	/** The person or unit it was passed to, or how it was answered, as JSON: nothing of the visitor's. */
	detail: string | null;
	/** The note it wrote, which holds the text, also of an answer by mail. */
	note_id: string | null;
	/** Columns of the request as they were, as JSON, so that it can be undone. */
	before: string | null;
	/** Keyed hash of what a client sent with its id: the same again is done once. */
	client_action_id: string | null;
	/** The same in all that were done at once, so that one undo takes them back; null if it was done alone. */
	bulk_id: string | null;
	/** The request's version after it. */
	version: number;
	acted_at: string;
	undone_at: string | null;
}

/** Rate limit hits: one row each, deleted when its window has passed. */
interface RateLimitHitsTable {
	/** Keyed hash of a client network or of a mailbox, or of what receipts are counted against; `notices` for those to staff. */
	subject: string;
	at: string;
}

export interface Tables {
	/** The secret addresses at which members read their calls as a calendar. */
	calendar_feeds: {
		/** Keyed hash of the address. */
		member: string;
		/** Keyed hash of the secret. */
		secret: string;
		created_at: string;
	};
	requests: RequestsTable;
	mails: MailsTable;
	/** What staff noted on a request, or answered by mail. */
	notes: {
		id: string;
		request_id: string;
		/** Encrypted if DATA_KEY is set. */
		text: string;
		created_at: string;
	};
	actions: ActionsTable;
	/** Numbers that grow with each change, by which others notice it. */
	revisions: { name: "actions" | "deletions"; number: number };
	rate_limit_hits: RateLimitHitsTable;
	/** How many requests were refused in a minute because their network had sent ten times its limit. */
	refusals: {
		/** ISO 8601 up to the minute. */
		minute: string;
		count: number;
	};
	/** Scheduled jobs that run once for all processes, with the time of each one's last run; `clock` is the last time seen. */
	scheduled_jobs: {
		name: "digest" | "reminders" | "quarantine" | "backup" | "clock" | "networks" | `proxies ${number} ${string}`;
		done_at: string;
	};
	/** A record that somebody's data were erased: when and how much; whose only to who knows the address and the store's key. */
	erasures: {
		id: string;
		/** Keyed hashes of the mail addresses and telephones, as JSON, to find them in a restored backup; null before it was kept. */
		persons: string | null;
		erased_at: string;
		requests: number;
		mails: number;
		files: number;
	};
	/** Rows of the write check. */
	write_checks: { name: string; checked_at: string };
	/** The store's own keys, encrypted if DATA_KEY is set. */
	secrets: { name: string; value: string };
	/** A sign-in to the desk that waits for its code. Without the store's key its address is secret. */
	sign_ins: {
		/** Keyed hash of the token that the browser was given. */
		id: string;
		/** Keyed hash of the address. */
		member: string;
		/** Keyed hash of the code, with the id: the same six digits look different each time. */
		code: string;
		tries: number;
		created_at: string;
		expires_at: string;
	};
	/** Codes that clients asked for, with keyed hashes of their networks. */
	sign_in_hits: RateLimitHitsTable;
	/** A device that is signed in to the desk. */
	desk_sessions: {
		/** Keyed hash of the token in its cookie. */
		id: string;
		/** Keyed hash of the address. */
		member: string;
		created_at: string;
		expires_at: string;
	};
}

/** The store, or a transaction on it. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
