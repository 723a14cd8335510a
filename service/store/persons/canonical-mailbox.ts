/** Which spellings of an address reach the same mailbox. */

interface Provider {
	/** All domains of the same mailboxes; the first stands for them. */
	domains: readonly [string, ...string[]];
	/** Characters that make no difference in a name. */
	ignored: RegExp;
}

// As the providers document it: support.google.com/mail/answer/7436150 and proton.me/support/addresses-and-aliases.
const PROVIDERS: readonly Provider[] = [
	{ domains: ["gmail.com", "googlemail.com"], ignored: /\./g },
	{ domains: ["proton.me", "protonmail.com", "pm.me"], ignored: /[._-]/g },
];

/** One spelling for all that reach a mailbox; the few that a server of one's own tells apart count as one. */
export function canonicalMailbox(email: string): string {
	const [local = "", domain = ""] = email.toLowerCase().split("@");
	const name = local.replace(/(?<=.)\+.*$/, "");
	const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
	if (!provider) return `${name}@${domain}`;
	return `${name.replace(provider.ignored, "")}@${provider.domains[0]}`;
}

/** Whether receipts are sent there: never to a bare IP address (as WHATWG's URLs tell one), which holds no mailbox. */
export const takesReceipts = (email: string): boolean => !/[@.](\d+|0x[\da-f]*)$/i.test(email);
