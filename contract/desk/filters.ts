/** The lists of the desk: `open` with `mine` and `unit`, and `overdue` (open or held) by the soonest due; others newest first. */
export const INBOX_FILTERS = ["open", "mine", "unit", "overdue", "held", "answered", "spam", "all"] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];
