import type { createTransport } from "nodemailer";

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/**
 * How a mail server is met. Left to itself nodemailer would go on unencrypted where a server offers no STARTTLS, or
 * somebody on the way takes the offer out, and hand over login and mails. Here `smtp:` must be encrypted too, but to
 * this machine itself and where the address says otherwise: `?requireTLS=false`.
 * @param url with protocol `smtp:` or `smtps:`
 */
export function smtpOptions(url: string, more: Record<string, unknown>): Parameters<typeof createTransport>[0] {
	return { url, ...(mustBeEncrypted(url) ? { requireTLS: true } : {}), ...more } as Parameters<
		typeof createTransport
	>[0];
}

function mustBeEncrypted(url: string): boolean {
	const { protocol, hostname, searchParams } = new URL(url);
	const isWaived = searchParams.get("requireTLS") === "false" || searchParams.get("ignoreTLS") === "true";
	return protocol === "smtp:" && !THIS_MACHINE.test(hostname) && !isWaived;
}
