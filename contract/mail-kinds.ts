/**
 * The mails that the service sends: the texts name each, and its store tells them apart. A `batch` lists requests whose
 * own mails to staff would have been too many; `passed` tells whom one was passed to.
 */
export const MAIL_KINDS = ["staff", "batch", "receipt", "passed", "reminder", "quarantine", "digest"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
