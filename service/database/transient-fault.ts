/** Transient faults of a database: a retry with the same settings may succeed. */

// Of the network, of a name server, and of a disk that is full.
const SYSTEM = new Set([
	...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "EHOSTDOWN", "ENETDOWN"],
	...["ENOTFOUND", "EAI_AGAIN", "ENOSPC", "EDQUOT", "EIO", "EMFILE", "ENFILE"],
]);

// PostgreSQL's classes: connection, resources (too many connections), operator (shutting down, starting up), system;
// and a server that is being promoted and still only reads.
const POSTGRES = /^(08|53|57|58)|^25006$/;

// SQLite's busy, locked, input or output, and full disk.
const SQLITE = new Set([5, 6, 10, 13]);

// What pg says of a server that fell silent or went away has no code.
const SILENT = /timeout|terminated/i;

/**
 * Whether a retry with the same settings may help: not with a wrong password, a damaged file or tables of a newer
 * program.
 */
export function isTransient(error: unknown): boolean {
	const { code, errcode, message } = error as { code?: unknown; errcode?: number; message?: string };
	if (errcode !== undefined) return SQLITE.has(errcode & 0xff);
	if (typeof code === "string") return SYSTEM.has(code) || POSTGRES.test(code);
	return SILENT.test(message ?? "");
}
