/**
 * An error's codes, e.g. `ESOCKET ECONNREFUSED` or `550 EENVELOPE`. Never its message, in which databases and mail servers
 * repeat their input.
 */
export function errorCode(error: unknown): string {
	const { responseCode, code, originalCode, errcode, name } = error as {
		responseCode?: number;
		code?: string;
		/** The connection's own, if nodemailer puts one of its in `code`. */
		originalCode?: string;
		/** SQLite's own, if `code` is the same for all of them. */
		errcode?: number;
		name?: string;
	};
	const codes = [responseCode, code, originalCode, code === "ERR_SQLITE_ERROR" && errcode];
	return codes.filter(Boolean).join(" ") || name || "unknown";
}
