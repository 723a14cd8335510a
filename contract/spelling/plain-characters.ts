/** What was typed or pasted, read as what it looks like: by keyboards, pages and chats of any script. */

/** No address, number or code is longer; what is cut off here was too long anyway. */
const MAX_LENGTH = 2000;

// Joiners, direction marks, soft hyphens, byte order marks, fillers, the Braille blank and what stands for a picture.
const UNSEEN = /[\p{Cf}\p{DI}\u2800\ufffc]+/gu;
const DASH = /[\p{Pd}\u2212]/gu;
const DIGIT = /\p{Nd}/u;

// Normalisation sorts runs of marks in quadratic time; no language needs over thirty (UAX #15, section 12.2).
export const streamSafe = (text: string) => text.replace(/\p{M}{30}(?=\p{M})/gu, "$&\u034f");

/** Without what shows nothing, and with plain hyphens, digits and spaces: `８０９‑٥٥٥` is `809-555`. */
export function plainCharacters(typed: string): string {
	return streamSafe(typed.slice(0, MAX_LENGTH))
		.normalize("NFKC")
		.replace(UNSEEN, "")
		.replace(DASH, "-")
		.replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
		.trim();
}

/** Unicode has the digits of each script in a row, from zero to nine. */
function asciiDigit(digit: string): string {
	let value = 0;
	while (DIGIT.test(String.fromCodePoint((digit.codePointAt(0) as number) - value - 1))) value++;
	return String(value % 10);
}
