/** Where requests are posted: the path of Supabase's `functions.invoke("secure-contact")`. */
export const CONTACT_PATH = "/functions/v1/secure-contact";

/** Version of the privacy notice that the form showed. */
export const NOTICE_FIELD = "notice_version";

/** Why a field is rejected: `ascii` for letters before the `@` that no mail reaches, `taken` for an hour that somebody else has. */
export type FieldErrorCode = "required" | "format" | "ascii" | "too_long" | "choice" | "taken";

export type FieldErrors = Partial<Record<string, FieldErrorCode>>;

/** Body of a 200. */
export interface Received {
	received: true;
	/** What staff and visitor call this request; see `reference.ts`. */
	reference: string;
	/** Whether a receipt is on its way, unless the mailbox had one today; withheld if the hour's are used up, or it is held. */
	receipt?: ReceiptOutcome;
	/** By when it is answered, as promised; ISO 8601. */
	answer_by?: string;
	/** The hour of the call, if one was asked for and is confirmed; ISO 8601 in UTC. */
	call_at?: string;
}

export const RECEIPT_OUTCOMES = ["queued", "withheld"] as const;
export type ReceiptOutcome = (typeof RECEIPT_OUTCOMES)[number];

/** Why a request is not taken, each with its status. */
export const STATUS = {
	unreadable: 400,
	key: 401,
	origin: 403,
	not_found: 404,
	method: 405,
	too_large: 413,
	media_type: 415,
	invalid: 422,
	too_many: 429,
	unavailable: 503,
} as const;
export type FailureCode = keyof typeof STATUS;

/** Body of every other answer. */
export interface Failure {
	/** If the hour of a call was refused, the nearest free ones in `free_hours`; ISO 8601 in UTC. */
	error: { code: FailureCode; fields?: FieldErrors; free_hours?: readonly string[] };
}

/** Places that the service fills in the page frame the site builds for it. */
export const SHELL = { title: "%SERVICE-TITLE%", main: "%SERVICE-MAIN%" } as const;

/** Why no receipt leaves for a request: the hour's receipts, or a share of them, are used up; or its mailbox had one today. */
export const WITHHELD_BY = ["hour", "domain", "network", "mailbox"] as const;
export type WithheldBy = (typeof WITHHELD_BY)[number];
