/** Lists of requests for the desk, a page at a time. */
import type { DeskRequest } from "./desk-request.ts";

/** `open`, soonest due first, is what the others narrow or stand beside; the rest come newest first. */
export const INBOX_FILTERS = ["open", "mine", "unit", "overdue", "held", "answered", "spam", "all"] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

export interface InboxQuery {
	filter: InboxFilter;
	/** Address of whoever looks, for `mine`. */
	person?: string | undefined;
	/** For `unit`: requests of any of these. */
	units?: readonly string[] | undefined;
	/** Where the page before ended; what makes no sense counts as none. */
	cursor?: string | undefined;
	/** Most requests on a page. */
	limit: number;
}

export interface InboxPage {
	requests: DeskRequest[];
	/** For the next page; undefined on the last. */
	next: string | undefined;
}

/** How many there are in each list that is counted. */
export interface InboxCounts {
	open: number;
	mine: number;
	unit: number;
	overdue: number;
	held: number;
}
