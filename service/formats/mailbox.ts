/** `ana@example.com` of `Ana <ana@example.com>`. */
export function bareAddress(mailbox: string): string {
	return mailbox.replace(/^.*<|>$/g, "").trim();
}

/** `example.com` of the same. */
export function mailDomain(mailbox: string): string {
	return bareAddress(mailbox).replace(/^.*@/, "");
}

/** An address may hold `?` and `&`, which would add recipients and words to the mail (RFC 6068, section 2). */
export function mailtoLink(address: string): string {
	return `mailto:${encodeURIComponent(address.toWellFormed()).replace("%40", "@")}`;
}
