/** Codes of SQLite. Damaged: pages that make no sense, and a file that is no database. */
const SQLITE = {
	busy: new Set([5, 6]),
	/** Busy, locked, input or output, and full disk. */
	transient: new Set([5, 6, 10, 13]),
	damaged: new Set([11, 26]),
	/** A row it cannot take: too big, against a constraint, of the wrong type. */
	row: new Set([18, 19, 20]),
};

/** Whether it is SQLite's of this kind; undefined if it is none of SQLite's. */
function isSqlite(kind: keyof typeof SQLITE, error: unknown): boolean | undefined {
	const { errcode } = error as { errcode?: number };
	return errcode === undefined ? undefined : SQLITE[kind].has(errcode & 0xff);
}

export const isBusy = (error: unknown) => isSqlite("busy", error) ?? false;

export const isDamaged = (error: unknown) => isSqlite("damaged", error) ?? false;

/** Whether an error is about one row's data, rather than about the database as a whole. */
export function isRowFault(error: unknown): boolean {
	const { code } = error as { code?: unknown };
	// PostgreSQL's classes 22 (data exception) and 23 (integrity constraint violation).
	return isSqlite("row", error) ?? (typeof code === "string" && /^2[23]/.test(code));
}

// Of the network, of a name server, and of a disk that is full.
const SYSTEM = new Set([
	...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "EHOSTDOWN", "ENETDOWN"],
	...["ENOTFOUND", "EAI_AGAIN", "ENOSPC", "EDQUOT", "EIO", "EMFILE", "ENFILE"],
]);

/** PostgreSQL's code of a server that only reads: a standby, or a primary that no longer is one. */
export const READ_ONLY = "25006";

// Its classes: connection, resources (too many connections), operator (shutting down, starting up), system.
const POSTGRES = new RegExp(`^(08|53|57|58|${READ_ONLY})`);

const LEFT = new RegExp(`^(08|57P|${READ_ONLY})`);

/** Whether a server of PostgreSQL, or a pooler before it, says that it takes nothing any more: only another one will. */
export const hasStoppedServing = (error: { code?: unknown }): boolean => LEFT.test(String(error.code));

// What pg says of a server that fell silent or went away has no code.
const SILENT = /timeout|terminated/i;

/** Whether a retry may help: not with a wrong password, a damaged file or tables of a newer program. */
export function isTransient(error: unknown): boolean {
	const { code, message } = error as { code?: unknown; message?: string };
	const ofSqlite = isSqlite("transient", error);
	if (ofSqlite !== undefined) return ofSqlite;
	if (typeof code === "string") return SYSTEM.has(code) || POSTGRES.test(code);
	return SILENT.test(message ?? "");
}
