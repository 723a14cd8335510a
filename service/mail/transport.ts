import { domainToASCII } from "node:url";
import { createTransport } from "nodemailer";
import type Mail from "nodemailer/lib/mailer/index.js";
import { MINUTE, SECOND } from "../durations.ts";
import { mailboxIn, mailDomain } from "../formats/mailbox.ts";
import { errorCode } from "../process/error-code.ts";
import { type Refusal, refusalOf } from "./refusal.ts";

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

/** How long a mail server may take, in milliseconds. */
interface SmtpTimeouts {
	/** From the look-up of its name to its greeting and the end of the TLS handshake. */
	connection: number;
	/** For each answer. */
	answer: number;
	/** For a whole mail, however often it gives a sign of life. */
	mail: number;
}

/** For mails that wait in the queue: RFC 5321, section 4.5.3.2 (greeting, MAIL and RCPT 5 minutes, end of DATA 10). */
export const RFC_TIMEOUTS: SmtpTimeouts = { connection: 5 * MINUTE, answer: 10 * MINUTE, mail: 30 * MINUTE };

/** Where somebody waits for the result, or in a function that is ended after 150 seconds. */
export const SHORT_TIMEOUTS: SmtpTimeouts = { connection: 20 * SECOND, answer: 60 * SECOND, mail: 100 * SECOND };

/** The mail server, and the names we give it: the settings called so. */
export interface SmtpSettings {
	SMTP_URL: string;
	SITE_URL: string;
	MAIL_FROM: string;
}

/** `smtp:` requires encryption, but to this machine or with `?requireTLS=false`: nodemailer sends logins in the clear without an offer. */
export function smtpOptions(
	settings: SmtpSettings,
	{ connection, answer }: Pick<SmtpTimeouts, "connection" | "answer">,
	more: Record<string, unknown>,
): Parameters<typeof createTransport>[0] {
	const url = settings.SMTP_URL;
	return {
		url,
		name: ehloName(settings),
		...(mustBeEncrypted(url) ? { requireTLS: true } : {}),
		connectionTimeout: connection,
		greetingTimeout: connection,
		socketTimeout: answer,
		...more,
	} as Parameters<typeof createTransport>[0];
}

/** nodemailer's own is an address literal where the machine's name has no dot, and relays turn those away. */
function ehloName({ SITE_URL, MAIL_FROM }: Omit<SmtpSettings, "SMTP_URL">): string {
	const hosts = [new URL(SITE_URL).hostname, domainToASCII(mailDomain(MAIL_FROM))];
	return hosts.find((host) => /\.[a-z][^.]*$/i.test(host)) ?? "localhost";
}

function mustBeEncrypted(url: string): boolean {
	const { protocol, hostname, searchParams } = new URL(url);
	const isWaived = searchParams.get("requireTLS") === "false" || searchParams.get("ignoreTLS") === "true";
	return protocol === "smtp:" && !THIS_MACHINE.test(hostname) && !isWaived;
}

export interface AddressOutcome {
	address: string;
	/** Null if it was accepted. */
	code: string | null;
	/** What a final answer is about; undefined for one that is none. */
	refusal: Refusal | undefined;
}

export interface MailTransport {
	/** Rejects if it failed for every address; `unconfirmed` if all was sent and no answer came: it may have arrived. */
	send: (message: Mail.Options) => Promise<readonly AddressOutcome[]>;
	/** Closes the connections; what is being sent fails. */
	close: () => void;
}

interface Refused {
	rejectedErrors?: (Error & { recipient?: string })[];
}

/** What nodemailer is given beside a message. */
interface Watched extends Mail.Options {
	signal: AbortSignal;
	/** Called once the message was read to its end, which is when the end of DATA is sent. */
	onEnd: () => void;
}

/** Sends through an SMTP server; rejects with nodemailer's error, which carries the server's code. */
export function smtpTransport(settings: SmtpSettings, maxConnections = 4, timeouts = RFC_TIMEOUTS): MailTransport {
	const options = smtpOptions(settings, timeouts, {
		pool: true,
		maxConnections,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const transport = createTransport(options);
	transport.use("stream", ({ data, message }, done) => {
		message.processFunc((input) => input.once("end", (data as Watched).onEnd));
		done();
	});
	return {
		send: async (message) => {
			const to = [message.envelope?.to ?? []].flat() as string[];
			let ended = false;
			const onEnd = () => {
				ended = true;
			};
			const watched: Watched = { ...asTyped(message), signal: AbortSignal.timeout(timeouts.mail), onEnd };
			try {
				const { rejectedErrors = [] } = (await transport.sendMail(watched)) as Refused;
				return outcomes(to, rejectedErrors, undefined);
			} catch (error) {
				const { rejectedErrors = [], responseCode } = error as Refused & { responseCode?: number };
				if (ended && !responseCode) throw Object.assign(error as Error, { unconfirmed: true });
				if (rejectedErrors.length === 0) throw error;
				return outcomes(to, rejectedErrors, error);
			}
		},
		close: () => transport.close({ force: true }),
	};
}

/** So that no program answers a program (RFC 3834), and Exchange sends no absence note. */
const FROM_A_PROGRAM = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** A message whose names and subject show as they were typed: what looks like an encoded word (RFC 2047) is broken up. */
function asTyped({ from, to, replyTo, subject, headers, ...rest }: Mail.Options): Mail.Options {
	const shown = (text = "") => text.replaceAll("=?", "=\u200b?");
	const mailboxes = (given: Mail.Options["to"]) =>
		([given ?? []].flat() as (string | ReturnType<typeof mailboxIn>)[]).map((one) => {
			const { name, address } = typeof one === "string" ? mailboxIn(one) : one;
			return { name: shown(name), address };
		});
	const isByHand = (headers as Record<string, string> | undefined)?.["Auto-Submitted"] === "no";
	return {
		...rest,
		from: mailboxes(from),
		to: mailboxes(to),
		...(replyTo && { replyTo: mailboxes(replyTo) }),
		subject: shown(subject),
		headers: { ...(isByHand ? {} : FROM_A_PROGRAM), ...headers },
	};
}

/** @param failure of the whole mail; it applies to every address that was not refused individually */
function outcomes(to: readonly string[], refused: Required<Refused>["rejectedErrors"], failure: unknown) {
	return to.map((address): AddressOutcome => {
		const error = refused.find(({ recipient }) => recipient?.toLowerCase() === address.toLowerCase()) ?? failure;
		if (error === undefined) return { address, code: null, refusal: undefined };
		return { address, code: errorCode(error), refusal: refusalOf(error) };
	});
}
