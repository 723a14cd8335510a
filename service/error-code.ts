/**
 * What kind of error it was, e.g. `Error ECONNREFUSED` or `550 EENVELOPE`. Never its message: databases and mail
 * servers repeat in it what they were given.
 */
export function errorCode(error: unknown): string {
	const { responseCode, code, errcode, name } = error as {
		responseCode?: number;
		code?: string;
		/** SQLite's own, where `code` is the same for all of them. */
		errcode?: number;
		name?: string;
	};
	return [responseCode, code, code === "ERR_SQLITE_ERROR" && errcode].filter(Boolean).join(" ") || name || "unknown";
}
