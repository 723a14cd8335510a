import type { createTransport } from "nodemailer";

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/**
 * nodemailer's options for a mail server. By default nodemailer sends login and mails unencrypted where a server offers no
 * STARTTLS, or somebody in between removes the offer. Here `smtp:` requires encryption too, except to this machine
 * itself or with `?requireTLS=false`.
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
