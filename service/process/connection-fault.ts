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
