import { LIMITS } from "./limits.ts";

const { min, max } = LIMITS.phoneDigits;
const BETWEEN = String.raw`[+().\-\s/]*`;
const LABEL = "(?:[Ee]xt(?:n|ensi[oó]n)?|EXT(?:N|ENSI[OÓ]N)?|[Aa]nexo|ANEXO|[Ii]nt(?:erno)?|INT(?:ERNO)?|[xX#])";

/** A number as people write it, and its extension, by a word, a sign or a pause (`809 555 0142 ext. 12`, `,,12`, `;ext=12`). */
export const TELEPHONE = new RegExp(
	String.raw`^((?:${BETWEEN}\d){${min},${max}}${BETWEEN})(?:(?:[\s,;(]{0,3}${LABEL}[\s.:=#]{0,3}|[,;]{1,3}\s?)(\d{1,8})[)#]?)?$`,
);

/** The number without its extension, and that. A text that is no such number is returned as it is. */
export function splitTelephone(phone: string): { number: string; extension?: string | undefined } {
	const [, number = phone, extension] = TELEPHONE.exec(phone) ?? [];
	return { number, extension };
}

/** The `tel:` link of a number as people write it; only a leading plus, the digits and an extension survive (RFC 3966). */
export function telephoneLink(phone: string): string {
	const { number, extension } = splitTelephone(phone.trim());
	const digits = number.replace(/\D/g, "");
	return `tel:${/^\D*\+/.test(number) ? "+" : ""}${digits}${extension ? `;ext=${extension}` : ""}`;
}

/** The number as people write it, in one line wherever it stands. */
export function unbrokenTelephone(phone: string): string {
	return phone.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011");
}
