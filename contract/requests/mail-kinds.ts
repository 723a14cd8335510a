/** The mails: `batch` lists requests past the limit of notices, `reply` and `call` go to the visitor, `passed` to who gets a request. */
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

export const MAIL_STATES = ["pending", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];
