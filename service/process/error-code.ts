/** nodemailer's, which may have put one of its own before the connection's `originalCode`, and SQLite's `errcode`. */
type ErrorCodes = Partial<Record<"response" | "command" | "code" | "originalCode" | "name", string>> &
	Partial<Record<"responseCode" | "errcode", number>>;

/** Codes such as `550 5.4.5 EENVELOPE MAIL FROM`, without a stage about an address; never a message, which repeats what was sent. */
export function errorCode(error: unknown): string {
	const { responseCode, response, command, code, originalCode, errcode, name } = error as ErrorCodes;
	const stage = code === "EENVELOPE" && command !== "RCPT TO" && command;
	const codes = [responseCode, enhancedCode(response), code, stage, originalCode];
	if (code === "ERR_SQLITE_ERROR") codes.push(errcode);
	return codes.filter(Boolean).join(" ") || name || "unknown";
}

/** The code in a mail server's reply that says more than the first three digits, if it has one (RFC 3463). */
export function enhancedCode(response = ""): string | undefined {
	return response.match(/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/)?.[1];
}
