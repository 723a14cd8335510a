/** The `tel:` link of a number as people write it; only a leading plus and the digits survive (RFC 3966). */
export function telephoneLink(phone: string): string {
	return `tel:${/^\D*\+/.test(phone) ? "+" : ""}${phone.replace(/\D/g, "")}`;
}

/** The number as people write it, in one line wherever it stands. */
export function unbrokenTelephone(phone: string): string {
	return phone.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011");
}
