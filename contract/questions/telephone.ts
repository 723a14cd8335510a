import { LIMITS } from "./limits.ts";

const { min, max } = LIMITS.phoneDigits;
const BETWEEN = String.raw`[^\p{L}\d,;:#|&!*]*`;
const LABEL = String.raw`(?:ext\p{L}*|anexo|int(?:erno)?|poste|durchwahl|[x#])`;
const EXTENSION = String.raw`(?:[\s,;(]{0,3}${LABEL}[\s.:=#]{0,3}|[,;]{1,3}\s?)(\d{1,8})[)#]?`;

/** A number and its extension (`809 555 0142 ext. 12`, `,,12`, `;ext=12`), with words around it and another number after it. */
export const TELEPHONE = new RegExp(
	String.raw`^(?:\p{L}[\p{L}\s.:/]{0,20})?((?:${BETWEEN}\d){${min},${max}}${BETWEEN})(?:${EXTENSION})?(?:\s{0,3}[,;:#|&!*/(][^]*|\s{1,3}\p{L}[^]*)?$`,
	"iu",
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
export const unbrokenTelephone = (phone: string): string => phone.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011");
