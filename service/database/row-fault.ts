// SQLite's codes for a row it cannot take: too big, against a constraint, of the wrong type.
const SQLITE_ROW_FAULTS = new Set([18, 19, 20]);

/** Whether an error is about one row's data, rather than about the database as a whole. */
export function isRowFault(error: unknown): boolean {
	const { errcode, code } = error as { errcode?: number; code?: string };
	if (errcode !== undefined) return SQLITE_ROW_FAULTS.has(errcode & 0xff);
	// PostgreSQL's classes 22 (data exception) and 23 (integrity constraint violation).
	return typeof code === "string" && /^2[23]/.test(code);
}
