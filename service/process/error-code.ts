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

// OpenSSL's and Node's for certificates, c-ares' for names, nodemailer's, and PostgreSQL's SQLSTATE.
const FAULTS = [
	["expired-certificate", /^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/],
	["certificate-of-another", /^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/],
	[
		"untrusted-certificate",
		/^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|INVALID_CA)$/,
	],
	// TLS was asked for, and the other side does not speak it.
	["not-tls", /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|UNKNOWN_PROTOCOL)$/],
	["closed-port", /^ECONNREFUSED$/],
	["unknown-host", /^(ENOTFOUND|EAI_AGAIN|EAI_NODATA|EDNS)$/],
	["timed-out", /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/],
	["login", /^(EAUTH|28P01|28000)$/],
	["not-encrypted", /^ETLS$/],
	["no-database", /^3D000$/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Kind of connection failure to a mail server or database, as far as the error's codes tell. */
export type ConnectionFault = (typeof FAULTS)[number][0] | "other";

// What pg rejects with without any code.
const MESSAGES: Readonly<Record<string, ConnectionFault>> = {
	"The server does not support SSL connections": "not-tls",
	"Connection terminated due to connection timeout": "timed-out",
	"timeout expired": "timed-out",
};

/** @param error of nodemailer, pg or Node, whose message is compared and never repeated */
export function connectionFault(error: unknown): ConnectionFault {
	const { code, originalCode, message = "" } = error as { code?: string; originalCode?: string; message?: string };
	// The connection's own tells more than nodemailer's.
	for (const one of [originalCode, code]) {
		const found = FAULTS.find(([, pattern]) => one !== undefined && pattern.test(one));
		if (found) return found[0];
	}
	return MESSAGES[message] ?? "other";
}
