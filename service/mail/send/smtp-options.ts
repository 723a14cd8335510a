import type { createTransport } from "nodemailer";
import { MINUTE, SECOND } from "../../durations.ts";

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/** How long a mail server may take, in milliseconds. */
export interface SmtpTimeouts {
	/** From the look-up of its name to its greeting and the end of the TLS handshake. */
	connection: number;
	/** For each answer. */
	answer: number;
	/** For a whole mail, however often it gives a sign of life. */
	mail: number;
}

/** For mails that wait in the queue: RFC 5321, section 4.5.3.2 (greeting, MAIL and RCPT 5 minutes, end of DATA 10). */
export const RFC_TIMEOUTS: SmtpTimeouts = { connection: 5 * MINUTE, answer: 10 * MINUTE, mail: 30 * MINUTE };

/** Where somebody waits, or a function that lives for 150 seconds. */
export const SHORT_TIMEOUTS: SmtpTimeouts = { connection: 20 * SECOND, answer: 60 * SECOND, mail: 100 * SECOND };

/**
 * nodemailer sends login and mails unencrypted if a server offers no STARTTLS, or somebody in between removes the
 * offer. Here `smtp:` requires encryption too, except to this machine itself or with `?requireTLS=false`.
 */
export function smtpOptions(
	url: string,
	{ connection, answer }: Pick<SmtpTimeouts, "connection" | "answer">,
	more: Record<string, unknown>,
): Parameters<typeof createTransport>[0] {
	return {
		url,
		...(mustBeEncrypted(url) ? { requireTLS: true } : {}),
		connectionTimeout: connection,
		greetingTimeout: connection,
		socketTimeout: answer,
		...more,
	} as Parameters<typeof createTransport>[0];
}

function mustBeEncrypted(url: string): boolean {
	const { protocol, hostname, searchParams } = new URL(url);
	const isWaived = searchParams.get("requireTLS") === "false" || searchParams.get("ignoreTLS") === "true";
	return protocol === "smtp:" && !THIS_MACHINE.test(hostname) && !isWaived;
}
