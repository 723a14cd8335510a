/**
 * The lists of the desk. `open` with its parts `mine` and `unit`, and `overdue` (open or held) list the soonest due first,
 * the others the newest.
 */
export const INBOX_FILTERS = ["open", "mine", "unit", "overdue", "held", "answered", "spam", "all"] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];
