/** `ana@example.com` of `Ana <ana@example.com>`. */
export function bareAddress(mailbox: string): string {
	return mailbox.replace(/^.*<|>$/g, "").trim();
}

/** `example.com` of the same. */
export function mailDomain(mailbox: string): string {
	return bareAddress(mailbox).replace(/^.*@/, "");
}
