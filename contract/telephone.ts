/** The `tel:` link of a number as people write it; only a leading plus and the digits survive (RFC 3966). */
export function telephoneLink(phone: string): string {
	return `tel:${/^\D*\+/.test(phone) ? "+" : ""}${phone.replace(/\D/g, "")}`;
}

/** The number as people write it, in one line wherever it stands. */
export function unbrokenTelephone(phone: string): string {
	return phone.replaceAll(" ", "\u00a0");
}

/** Countries whose numbers have ten digits and the country code 1. */
const NORTH_AMERICAN = ["US", "CA", "PR", "DO"];
/** Dominican area codes, which clinics write without the country's. */
const DOMINICAN = /^8[024]9\d{7}$/;

/**
 * The chat (wa.me) with a number as people write it, without a word to start with.
 * @param country where its owner lives, as the form's code
 * @returns undefined where the number's country code cannot be told
 */
export function chatAddress(phone: string, country?: string): string | undefined {
	const digits = phone.replace(/\D/g, "");
	const international = /^\D*(\+|00)/.exec(phone)?.[1];
	if (international) return `https://wa.me/${international === "00" ? digits.slice(2) : digits}`;
	if (/^1\d{10}$/.test(digits)) return `https://wa.me/${digits}`;
	const isNorthAmerican = DOMINICAN.test(digits) || (NORTH_AMERICAN.includes(country ?? "") && digits.length === 10);
	return isNorthAmerican ? `https://wa.me/1${digits}` : undefined;
}
