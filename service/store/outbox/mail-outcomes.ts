import { type SqlBool, sql } from "kysely";

/** Outcome at each staff address so far: null if it was accepted, a code if it was refused for good. */
export type Outcomes = Record<string, string | null>;

/** What became of a mail at each address, as its row keeps it; none before the first try. */
export function outcomesIn(stored: string | null): Outcomes {
	return JSON.parse(stored ?? "{}");
}

const UNCONFIRMED = "UNCONFIRMED";

/** The error code of a mail that may have been delivered: it was sent whole, and no answer came. It stays with the mail. */
export function unconfirmedCode(code: string): string {
	return isUnconfirmed(code) ? code : `${UNCONFIRMED} ${code}`;
}

/** Whether a mail with this `last_error` may have been delivered. */
export function isUnconfirmed(lastError: string | null): boolean {
	return lastError?.startsWith(UNCONFIRMED) ?? false;
}

/** The same of a row. */
export const unconfirmed = sql<SqlBool>`coalesce(last_error, '') like ${sql.lit(`${UNCONFIRMED}%`)}`;

/** No process has claimed the mail, and nobody can have received it. */
export const untouched = sql<SqlBool>`leased_until is null and recipient_outcomes is null and not ${unconfirmed}`;
