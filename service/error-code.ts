/**
 * What kind of error it was, e.g. `Error ECONNREFUSED` or `550 EENVELOPE`. Never its message: databases and mail
 * servers repeat in it what they were given.
 */
export function errorCode(error: unknown): string {
	const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
	return [responseCode, code].filter(Boolean).join(" ") || name || "unknown";
}
