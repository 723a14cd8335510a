import { domainToUnicode } from "node:url";
import addressparser from "nodemailer/lib/addressparser";

/** Name and address of one mailbox, as mails write it; no address if it is none, or several (RFC 5322). */
export function mailboxIn(text: string): { name: string; address: string } {
	const [one, ...others] = addressparser(text);
	return one?.address && others.length === 0 ? one : { name: "", address: "" };
}

/** `ana@example.com` of `Ana <ana@example.com>`. */
export const bareAddress = (mailbox: string): string => mailbox.replace(/^.*<|>$/g, "").trim();

/** `example.com` of the same. */
export const mailDomain = (mailbox: string): string => bareAddress(mailbox).replace(/^.*@/, "");

/** An address may hold `?` and `&`, which would add recipients and words to the mail (RFC 6068, section 2). */
export const mailtoLink = (address: string): string =>
	`mailto:${encodeURIComponent(address.toWellFormed()).replace("%40", "@")}`;

// Letters of two scripts in one name may be chosen to look like another one.
const IS_MIXED = /(?=[^.]*\p{Script=Latin})[^.]*(?!\p{Script=Latin})\p{L}/u;

/** An address as people read it: `info@münchen.de` of `info@xn--mnchen-3ya.de`. */
export function readableAddress(address: string): string {
	if (!/[@.]xn--/i.test(address)) return address;
	const at = address.lastIndexOf("@") + 1;
	const domain = domainToUnicode(address.slice(at));
	return domain === "" || domain.split(".").some((label) => IS_MIXED.test(label))
		? address
		: address.slice(0, at) + domain;
}
