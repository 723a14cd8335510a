/** The `tel:` link of a number as people write it; only a leading plus and the digits survive (RFC 3966). */
export function telephoneLink(phone: string): string {
	return `tel:${/^\D*\+/.test(phone) ? "+" : ""}${phone.replace(/\D/g, "")}`;
}
