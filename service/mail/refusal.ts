import { enhancedCode } from "../process/error-code.ts";

/** A 5xx is about the `recipient`, final; the `content`; or us (`sender`: login, quota, a full mailbox), which passes or can be mended. */
export type Refusal = "recipient" | "content" | "sender";

/** By stage of SMTP, code and enhanced code (RFC 3463), as `RCPT TO 550 5.1.1`; the first that fits counts. */
const TABLE: readonly (readonly [RegExp, Refusal])[] = [
	// Address and domain of the sender; quotas, as Google and Microsoft tell them; logins; what may be sent as whom, signed how.
	[/ 5\.(1\.(7|8|90)|4\.5|7\.(8|9|\d\d+))$/, "sender"],
	// Mailbox or domain that does not exist, has moved, is closed or takes no mail.
	[/^RCPT TO 5\d\d 5\.(1\.(1|2|3|6|10)|2\.1|4\.[14])$/, "recipient"],
	// The same in the code alone; what a reply says besides decides whether it is.
	[/^RCPT TO (501|521|550|551|553|556)( 5\.(0|1|5)\.0)?$/, "recipient"],
	// A size is told before the mail is.
	[/^MAIL FROM 552| 5\.3\.4$|^EMESSAGE/, "content"],
];

// Servers that give no enhanced code say in words that an address is refused because of who sends.
const ABOUT_US =
	/\b(relay|sender|sending|rate|limit\w*|quota|cuota|exce\w+|authenticat\w+|spam|block\w*|black\w*|gr[ae]yl\w*|too many|again|later|temporar\w*|full|lleno)\b|límite/i;

interface SmtpError {
	code?: string;
	command?: string;
	response?: string;
	responseCode?: number;
}

/** @param error of nodemailer. @returns undefined if it is no refusal, or one for now (4xx) */
export function refusalOf(error: unknown): Refusal | undefined {
	const { code, command = "", response = "", responseCode = 0 } = error as SmtpError;
	if (responseCode < 500) return undefined;
	const stage = code === "EMESSAGE" ? code : command;
	const reply = [stage, responseCode, enhancedCode(response)].filter(Boolean).join(" ");
	const refusal = TABLE.find(([pattern]) => pattern.test(reply))?.[1] ?? "sender";
	return refusal === "recipient" && !/ 5\.[14]\.[^0]/.test(reply) && ABOUT_US.test(response) ? "sender" : refusal;
}
