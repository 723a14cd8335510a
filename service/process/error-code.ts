import faults from "./connection-faults.json" with { type: "json" };

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
export const enhancedCode = (response = ""): string | undefined =>
	response.match(/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/)?.[1];

/**
 * Kind of connection failure to a mail server or database, as far as the error tells: by codes of OpenSSL and Node for certificates,
 * of c-ares for names, of nodemailer and PostgreSQL (SQLSTATE), and by what pg rejects with without any code.
 */
export type ConnectionFault = keyof typeof faults | "other";

const FAULTS = Object.entries(faults).map(
	([kind, codes]) => [kind as ConnectionFault, new RegExp(`^(${codes})$`)] as const,
);

/** @param error of nodemailer, pg or Node, whose message is compared and never repeated */
export function connectionFault(error: unknown): ConnectionFault {
	const { code, originalCode, message } = error as { code?: string; originalCode?: string; message?: string };
	// The connection's own tells more than nodemailer's.
	const kinds = [originalCode, code, message].map((one) => FAULTS.find(([, codes]) => codes.test(one ?? ""))?.[0]);
	return kinds.find((kind) => kind !== undefined) ?? "other";
}
