/**
 * The mails that the service sends: the texts name each, and its store tells them apart. A `batch` lists requests whose
 * own mails to staff would have been too many; `passed` goes to who gets a passed request; `reply` is what one of the team
 * answered the visitor; `call` tells the visitor of another hour of a call, or that there is none.
 */
export const MAIL_KINDS = [
	"staff",
	"batch",
	"receipt",
	"reply",
	"call",
	"passed",
	"reminder",
	"quarantine",
	"digest",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Whether it goes to the visitor, whose address the queue does not keep, and not to staff. */
export const isToVisitor = (kind: MailKind) => kind === "receipt" || kind === "reply" || kind === "call";

/** How far a mail got. */
export const MAIL_STATES = ["pending", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];
