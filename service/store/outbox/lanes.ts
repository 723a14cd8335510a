import { type SqlBool, sql } from "kysely";

/**
 * The mail queue has two lanes, claimed and delivered independently: mails to staff, and receipts, whose speed depends on
 * the visitor's mail server. In order of precedence.
 */
export const LANES = ["staff", "receipt"] as const;
export type Lane = (typeof LANES)[number];

/** The pending mails of a lane, for `where`: written out, so that both databases use the partial index. */
export const PENDING = {
	staff: sql<SqlBool>`state = 'pending' and kind <> 'receipt'`,
	receipt: sql<SqlBool>`state = 'pending' and kind = 'receipt'`,
};
