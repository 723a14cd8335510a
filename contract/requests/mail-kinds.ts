/**
 * The mails that the service sends: the texts name each, and its store tells them apart. A `batch` lists requests whose
 * own mails to staff would have been too many; `passed` goes to who gets a passed request.
 */
export const MAIL_KINDS = ["staff", "batch", "receipt", "passed", "reminder", "quarantine", "digest"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** How far a mail got. */
export const MAIL_STATES = ["pending", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];
