/** Which spellings of an address reach the same mailbox. */

// Domains of the same mailboxes, the one that stands for them, and what makes no difference in a name,
// as the providers document it: support.google.com/mail/answer/7436150 and proton.me/support/addresses-and-aliases.
const PROVIDERS = [
	{ domain: /^(gmail|googlemail)\.com$/, main: "gmail.com", ignored: /\./g },
	{ domain: /^(proton\.me|protonmail\.com|pm\.me)$/, main: "proton.me", ignored: /[._-]/g },
];

/** One spelling for all that reach a mailbox; the few that a server of one's own tells apart count as one. */
export function canonicalMailbox(email: string): string {
	const [local = "", domain = ""] = email.toLowerCase().split("@");
	const name = local.replace(/(?<=.)\+.*$/, "");
	const provider = PROVIDERS.find((one) => one.domain.test(domain));
	return provider ? `${name.replace(provider.ignored, "")}@${provider.main}` : `${name}@${domain}`;
}

/** Whether receipts are sent there: never to a bare IP address (as WHATWG's URLs tell one), which holds no mailbox. */
export const takesReceipts = (email: string): boolean => !/[@.](\d+|0x[\da-f]*)$/i.test(email);
