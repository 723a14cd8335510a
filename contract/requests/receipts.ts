/** Why no receipt leaves for a request: the hour's receipts, or a share of them, are used up; or its mailbox had one today. */
export const WITHHELD_BY = ["hour", "domain", "network", "mailbox"] as const;
export type WithheldBy = (typeof WITHHELD_BY)[number];
