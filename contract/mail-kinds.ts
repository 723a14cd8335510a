/** The mails that the service sends: the texts name each, and its store tells them apart. */
export const MAIL_KINDS = ["staff", "receipt", "reminder", "quarantine", "digest"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
