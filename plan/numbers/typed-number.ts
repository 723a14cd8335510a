/** Numbers as people type them, before it is known what they count: signs, names of currencies, words for thousands. */
import { CURRENCIES, type Currency } from "./money.ts";

/** What people write for a currency; a dollar sign alone may be of two. */
const CURRENCY_NAMES: Readonly<Record<Currency, RegExp>> = {
	DOP: /r\.?d\.?\s*(?:\$(?:\.(?=\s))?)?|dop|(?:dominican\s+)?pesos?(?:\s+dominicanos?)?/giu,
	USD: /u\.?s\.?(?:\s*\$(?:\.(?=\s))?|d\.?)|u\$s|\bus(?![a-z])|d[oó]lar(?:es)?(?:\s+(?:estadounidenses|americanos))?|dollars?/giu,
	EUR: /eur(?:os?)?|€/giu,
};
/** A number and the word for thousands or millions. */
const MULTIPLIED = /^(.*?)(mil|thousand|k|mill[oó]n(?:es)?|millions?|mm|m)?\.?$/iu;
const THOUSAND = 1000;
const MILLION = 1_000_000;

/** As it looks: digits of ASCII, plain signs and blanks, nothing that is not seen. A footnote's mark is no digit: `5,800¹`. */
export const plainNumber = (typed: string): string =>
	typed
		.replace(/[’‘´`ʼ′]/g, "'")
		.replace(/[¹²³\u2070-\u2089]/g, "^")
		.replace(/[٫٬]/g, (mark) => (mark === "٫" ? "." : ","))
		.normalize("NFKC")
		.replace(/\p{Cf}/gu, "")
		.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
		.replace(/[\p{Pd}−]/gu, "-")
		.trim();

/** Takes away the names of currencies. @returns what is left, and the currencies that were named */
export function withoutCurrencies(plain: string): { rest: string; named: readonly Currency[] } {
	const named: Currency[] = [];
	let rest = plain;
	for (const currency of CURRENCIES) {
		const less = rest.replaceAll(CURRENCY_NAMES[currency], "");
		if (less !== rest) named.push(currency);
		rest = less;
	}
	return { rest: rest.trim(), named };
}

/** Takes away a word for thousands or millions. @returns what is left, and what it is multiplied by; by either after `5m` */
export function withoutMultiple(plain: string): { rest: string; factors: readonly [number, number?] } {
	const [, rest = "", word = ""] = MULTIPLIED.exec(plain) ?? [];
	if (word === "") return { rest, factors: [1] };
	if (word.toLowerCase() === "m") return { rest, factors: [THOUSAND, MILLION] };
	return { rest, factors: [/^(?:mill|mm)/i.test(word) ? MILLION : THOUSAND] };
}
